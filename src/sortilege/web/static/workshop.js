// The workshop page: asks what the text means while it is written, and tries spells on a board set up by tapping.
import { Board } from "./board.js";

const words = JSON.parse(document.querySelector("#w-words").textContent);
const find = (id) => document.querySelector(`#w-${id}`);
const text = find("text");
const DRAFT = "workshop-draft";
const QUICK = 250; // milliseconds of quiet before the text is read, and before it is proved
const SLOW = 900;

let gems = find("board").dataset.board;
let after = "";
let certificate = "";
let asked = 0;
let timers = [];

const board = new Board(find("board"), tap);

async function ask(what, more = {}) {
  const answer = await fetch(`/workshop/ask/${what}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ text: text.value, ...more }),
  });
  return answer.status === 413 ? { error: words.large } : answer.json().catch(() => ({ error: words.busy }));
}

function changed() {
  const mine = ++asked;
  timers.forEach(clearTimeout);
  certificate = "";
  find("proof").disabled = true;
  timers = [setTimeout(() => understand(mine), QUICK), setTimeout(() => prove(mine), SLOW)];
}

async function understand(mine) {
  const found = await ask("read", { cursor: text.selectionStart, other: find("language").value });
  if (mine !== asked) return;
  if (found.error) return tell("bad", found.error);
  find("printed").textContent = found.printed;
  offer(found.next);
  list(found.spells);
  group(found.mystiques);
  if (found.diagnostics.length) show(found.diagnostics);
  tell("", text.value.trim() ? words.proving : words.empty);
}

async function prove(mine) {
  if (!text.value.trim()) return;
  const found = await ask("check");
  if (mine !== asked) return;
  if (found.error) return tell("bad", found.error);
  show(found.diagnostics);
  certificate = found.certificate;
  find("proof").disabled = !found.certified;
  const errors = found.diagnostics.filter((one) => one.severity === "error").length;
  if (found.certified) tell("good", words.certified.replace("#", found.hash));
  else tell("bad", errors ? words.errors.replace("#", errors) : words.nospell);
}

function tell(kind, sentence) {
  find("verdict").className = `verdict ${kind}`;
  find("verdict").textContent = sentence;
}

function show(diagnostics) {
  find("found").replaceChildren(...diagnostics.map(diagnostic));
}

function diagnostic(one) {
  const item = document.createElement("li");
  item.className = one.severity;
  const place = document.createElement("button");
  place.type = "button";
  place.className = "quiet";
  place.textContent = `${one.code} ${one.line}:${one.column}`;
  place.addEventListener("click", () => mark(one));
  const said = document.createElement("span");
  said.textContent = `${one.spell ? `${one.spell} — ` : ""}${one.message}`;
  item.append(place, said);
  for (const repair of one.repairs) item.append(line("repair", `→ ${repair}`));
  if (one.clause) item.append(line("small", one.clause));
  if (one.example) {
    const look = document.createElement("button");
    look.type = "button";
    look.className = "quiet";
    look.textContent = words.example;
    look.addEventListener("click", () => {
      gems = one.example;
      if (one.spell) find("spell").value = one.spell;
      trial();
      find("board").scrollIntoView({ block: "nearest" });
    });
    item.append(look);
  }
  return item;
}

function line(kind, said) {
  const found = document.createElement("p");
  found.className = kind;
  found.textContent = said;
  return found;
}

function mark({ line: number, column, length }) {
  const start = text.value.split("\n").slice(0, number - 1).reduce((sum, row) => sum + row.length + 1, 0) + column - 1;
  text.focus();
  text.setSelectionRange(start, start + length);
}

// The words that may come next are buttons: a tap writes them.
function offer(next) {
  find("next").replaceChildren(
    ...next.map((one) => {
      const button = document.createElement("button");
      button.type = "button";
      button.className = "choice";
      button.textContent = one.text;
      button.disabled = one.kind !== "word";
      button.addEventListener("click", () => insert(one));
      return button;
    }),
  );
}

function insert({ text: phrase, typed }) {
  const at = text.selectionStart;
  const before = text.value.slice(0, at - typed);
  const gap = before && !typed && !/[\s(“«"’']$/.test(before) && !/^[,.:;]/.test(phrase) ? " " : "";
  text.setRangeText(gap + phrase, at - typed, text.selectionEnd, "end");
  text.focus();
  keep();
  changed();
}

function list(spells) {
  const chosen = find("spell").value;
  find("spell").replaceChildren(...spells.map((name) => new Option(name, name)));
  find("spell").value = spells.includes(chosen) ? chosen : (spells[0] ?? "");
  if (find("spell").value !== chosen) trial();
}

// The mystiques of the book; a tap on one of their spells tries it.
function group(mystiques) {
  find("groups").hidden = !mystiques.length;
  find("mystiques").replaceChildren(
    ...mystiques.map((one) => {
      const item = document.createElement("li");
      item.append(line("name", one.name), ...one.spells.map(trier));
      return item;
    }),
  );
}

function trier(spell) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "choice";
  button.textContent = spell;
  button.addEventListener("click", () => {
    find("spell").value = spell;
    trial();
  });
  return button;
}

function tap(target) {
  const place = Number(target.slice(1)) - 1;
  const brush = document.querySelector('#w-brush input:checked').value;
  const gem = gems[place] === brush ? "." : brush;
  if (gem !== "." && gems.split(gem).length > 3) return tell("bad", words.three);
  gems = gems.slice(0, place) + gem + gems.slice(place + 1);
  trial();
}

async function trial() {
  const found = await ask("cast", { spell: find("spell").value, board: gems });
  if (found.error) return find("story").replaceChildren(line("", found.error));
  if (found.board !== gems) return;
  board.draw(found.before);
  const names = Object.fromEntries(Array.from({ length: 24 }, (_, i) => [`p${i + 1}`, words.point.replace("#", i + 1)]));
  board.light(new Set(Object.keys(names)), [], names);
  after = found.after;
  find("after").disabled = !after || after === gems;
  find("story").replaceChildren(
    ...found.story.map((said) => {
      const item = document.createElement("li");
      item.textContent = said.trim();
      item.className = said.startsWith(" ") ? "within" : "";
      return item;
    }),
  );
}

function save(name, content) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([content], { type: "text/plain" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

// What was written survives a closed window.
function keep() {
  try {
    localStorage.setItem(DRAFT, text.value);
  } catch {
    // without storage the text lives in the page alone
  }
}

text.addEventListener("input", () => {
  keep();
  changed();
});
text.addEventListener("click", changed);
find("language").addEventListener("change", () => understand(asked));
find("spell").addEventListener("change", trial);
find("clear").addEventListener("click", () => {
  gems = ".".repeat(24);
  trial();
});
find("after").addEventListener("click", () => {
  gems = after;
  trial();
});
find("file").addEventListener("click", () => save("book.grimoire", text.value));
find("proof").addEventListener("click", () => save("book.grimoire.certificate", certificate));
find("tidy").addEventListener("click", async () => {
  const found = await ask("tidy");
  if (found.text) text.value = found.text;
  changed();
});
if (find("kept")) find("kept").value = location.href;
if (location.pathname === "/workshop/blank" && !text.value) {
  try {
    text.value = localStorage.getItem(DRAFT) ?? "";
  } catch {
    text.value = "";
  }
}
trial();
changed();
