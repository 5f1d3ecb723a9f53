// What was written survives a closed window: a draft for each book of the workshop, and none overwrites another.
const KEPT = "workshop-drafts";
const ONE = "workshop-draft"; // that of the empty page, when it was the only one
const MOST = 20;
export const BLANK = "blank";

export class Drafts {
  // saved is the text as the server has it; null if it has another one, or none.
  constructor(book, saved) {
    this.book = book;
    this.saved = saved;
    this.change((all) => {
      const one = read(ONE);
      if (one && !all[BLANK]) all[BLANK] = one;
      for (const [name, text] of Object.entries(all)) if (text === saved) delete all[name]; // it is saved by now
    });
  }

  // What was written here and never saved; empty if nothing was.
  get waiting() {
    return all()[this.book] ?? "";
  }

  keep(text) {
    if (text === this.saved) return; // who only looks at the saved text loses no draft
    this.change((drafts) => {
      delete drafts[this.book];
      if (text.trim()) drafts[this.book] = text;
      for (const oldest of Object.keys(drafts).slice(0, -MOST)) delete drafts[oldest];
    });
  }

  change(how) {
    const drafts = all();
    how(drafts);
    try {
      localStorage.setItem(KEPT, JSON.stringify(drafts));
      localStorage.removeItem(ONE);
    } catch {
      // without storage the text lives in the page alone
    }
  }
}

function all() {
  try {
    return JSON.parse(read(KEPT) || "{}");
  } catch {
    return {};
  }
}

function read(name) {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}
