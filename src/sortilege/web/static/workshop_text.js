// The page of text: a text field over a picture of its words with underlines, marks at the left, what was read at the right.
import { element, refill } from "./dom.js";
import { find } from "./workshop_shop.js";

const GAP = 6; // pixels between what was read of two sentences

export class TextPage {
  constructor(shop) {
    this.shop = shop;
    this.mirror = find("mirror");
    this.zones = new Map(shop.menus.where.options.filter((one) => one.points).map((one) => [one.label, one.points]));
    const longestFirst = [...this.zones.keys()].sort((a, b) => b.length - a.length);
    this.zone = new RegExp(`(${longestFirst.join("|")})`);
  }

  draw() {
    if (this.shop.view !== "text") return;
    const { value } = this.shop.text;
    if (this.shop.spells.some((spell) => spell.end > value.length)) return this.mirror.replaceChildren(`${value}\n`); // not read again yet
    this.mirror.replaceChildren(...this.pieces(value), "\n");
    this.drawMarks();
    this.drawNotes();
    return undefined;
  }

  // The text cut wherever its look changes.
  pieces(value) {
    const { shop } = this;
    const looks = [];
    shop.spells.forEach((spell, index) => {
      looks.push([spell.start, spell.body, "head"]);
      if (index === shop.current) looks.push([spell.start, spell.end, "now"]);
      for (const one of spell.sentences) looks.push([one.start, one.end, ""]);
    });
    for (const problem of shop.problems) {
      looks.push([problem.start, problem.end, problem.asks ? "u-ask" : problem.severity === "error" ? "u-bad" : "u-warn"]);
    }
    const cuts = [...new Set([0, value.length, ...looks.flatMap(([start, end]) => [start, end])])].filter((cut) => cut <= value.length).sort((a, b) => a - b);
    this.places = new Map();
    return cuts.slice(0, -1).map((cut, index) => {
      const names = looks.filter(([start, end]) => start <= cut && end > cut).map(([, , name]) => name);
      const piece = element("span", { class: names.filter(Boolean).join(" ") }, value.slice(cut, cuts[index + 1]));
      this.places.set(cut, piece);
      return piece;
    });
  }

  // Where a sentence begins on the page.
  top(start) {
    return this.places.get(start)?.offsetTop ?? 0;
  }

  drawMarks() {
    const { shop } = this;
    const marks = shop.spells.flatMap((spell) =>
      spell.sentences.map((sentence) => {
        const mark = shop.mark(shop.sentenceState(sentence, spell));
        mark.style.top = `${this.top(sentence.start) + 4}px`;
        return element("span", { role: "listitem" }, mark);
      }),
    );
    find("marks").replaceChildren(...marks);
  }

  // Beside the spell in work: canonical words and the other language; beside others only what was said in other words.
  drawNotes() {
    const { shop } = this;
    const shown = [];
    shop.spells.forEach((spell, index) => {
      for (const sentence of spell.sentences) {
        const read = shop.sentences.find((one) => one.start === sentence.start);
        if (index === shop.current || (read && read.note !== "same")) shown.push([sentence, this.note(sentence, spell, read, index === shop.current)]);
      }
    });
    refill(find("notes"), ...shown.map(([, note]) => note));
    let free = 0;
    for (const [sentence, note] of shown) {
      const top = Math.max(this.top(sentence.start), free);
      note.style.top = `${top}px`;
      free = top + note.offsetHeight + GAP;
    }
    find("notes").style.minHeight = `${free}px`;
  }

  note(sentence, spell, read, now) {
    const { words } = this.shop;
    if (!read?.canonical.length) {
      const state = this.shop.sentenceState(sentence, spell);
      const said = state === "ask" ? words.waits : (words[read?.note] ?? words.unread);
      return element("div", { class: "note off" }, element("p", {}, said));
    }
    const said = element("p", {}, element("b", {}, words.read), " ", ...this.zoned(read.canonical.join(" ")));
    const second = now && read.other.length ? element("p", { class: "second", lang: find("language").value }, read.other.join(" ")) : "";
    return element("div", { class: "note" }, said, second);
  }

  // Words that name points light them.
  zoned(sentence) {
    return sentence.split(this.zone).map((part) => {
      const points = this.zones.get(part);
      return points ? element("button", { type: "button", class: "zone", "data-zone": points.join(",") }, part) : part;
    });
  }

  // Scrolls to a spell that is out of sight.
  reveal(spell) {
    const [paper, piece, last] = [find("form"), this.places?.get(spell?.start), this.places?.get(spell?.sentences.at(-1)?.start)];
    if (!piece) return;
    const top = piece.offsetTop;
    const foot = (last?.offsetTop ?? top) + (last?.offsetHeight ?? 0) + GAP;
    if (top < paper.scrollTop || foot > paper.scrollTop + paper.clientHeight) paper.scrollTop = Math.max(0, top - GAP);
  }
}
