// The workshop: what is written is read at once, proved a little later, and shown at work; questions are answered by buttons.
import { button, element, refill } from "./dom.js";
import { Asking } from "./workshop_asking.js";
import { Blocks } from "./workshop_blocks.js";
import { Bench } from "./workshop_board.js";
import { BLANK, Drafts } from "./workshop_drafts.js";
import { Report } from "./workshop_report.js";
import { TextPage } from "./workshop_text.js";
import { find, QUICK, Shop, SLOW } from "./workshop_shop.js";
import { Tabs } from "./tabs.js";

const MOST_WORDS = 24; // offered at a time

const shop = new Shop();
const page = new TextPage(shop);
const bench = new Bench(shop);
const asking = new Asking(shop, bench);
const blocks = new Blocks(shop, bench, asking);
const report = new Report(shop, bench);
const views = [...document.querySelectorAll(".views button")];
let timers = []; // of the reading and the proof that are still to come

// --- from text to meaning

function changed(at = QUICK) {
  const mine = shop.begin();
  keep();
  page.draw();
  timers.forEach(clearTimeout);
  timers = [setTimeout(() => understand(mine), at), setTimeout(() => prove(mine), SLOW)];
}

async function understand(mine) {
  const answer = await shop.ask("read", { cursor: shop.cursor(), other: find("language").value });
  if (!shop.is(mine)) return;
  if (answer.error) return asking.fail(answer.error);
  shop.reading(answer);
  find("printed").textContent = answer.printed;
  find("title").textContent = answer.title || shop.words.untitled;
  offer(answer.next);
  group(answer.mystiques);
  show();
  page.reveal(shop.spell);
}

async function prove(mine) {
  if (!shop.text.value.trim()) return;
  const answer = await shop.ask("check");
  if (!shop.is(mine)) return;
  if (answer.error) return asking.fail(answer.error);
  shop.proved(answer);
  find("proof").disabled = !answer.certified;
  show();
}

// All that follows from what is known now.
function show() {
  page.draw();
  outline();
  asking.show();
  blocks.show();
  bench.draw();
  report.show();
}

function outline() {
  const states = shop.spells.map((_, index) => shop.spellState(index));
  const gold = states.filter((state) => state === "gold").length;
  find("tally").textContent = states.length ? shop.fill("tally", gold, states.length) : "";
  find("meter").replaceChildren(...states.map((state) => element("i", { class: state === "gold" ? "go" : "" })));
  const names = shop.spells.map((spell, index) => {
    const name = button(spell.name, () => choose(index));
    name.prepend(shop.mark(states[index]));
    name.setAttribute("aria-current", String(index === shop.current));
    return element("li", {}, name);
  });
  refill(find("spells"), ...names);
}

function choose(index) {
  shop.choose(index);
  bench.rest();
  show();
  if (shop.view === "text") page.reveal(shop.spells[index]);
}

function group(mystiques) {
  find("groups").hidden = !mystiques.length;
  refill(find("mystiques"), ...mystiques.map((mystique) => element("li", {}, element("p", {}, mystique.name), ...mystique.spells.map(chooser))));
}

function chooser(name) {
  return button(name, () => choose(Math.max(0, shop.spells.findIndex((spell) => spell.name === name))), "choice");
}

// --- writing by touch: words that may come next, words of the lexicon, new spells

function offer(next) {
  const words = next.filter((word) => word.kind === "word").slice(0, MOST_WORDS);
  find("next").replaceChildren(
    ...words.map((word) => {
      const offered = button(word.text, () => insert(word), "choice");
      offered.title = word.text;
      return offered;
    }),
  );
}

function insert({ text: phrase, typed = 0 }) {
  const { text } = shop;
  const at = text.selectionStart;
  const before = text.value.slice(0, at - typed);
  const gap = before && !typed && !/[\s(“«"’']$/.test(before) && !/^[,.:;]/.test(phrase) ? " " : "";
  shop.edit(at - typed, text.selectionEnd, gap + phrase);
  text.focus();
}

function view(name) {
  shop.view = name;
  find("page").dataset.view = name;
  find("blocks").hidden = name !== "blocks";
  for (const one of views) one.setAttribute("aria-pressed", String(one.dataset.view === name));
  show();
}

// --- keeping: what was written survives a closed window

const refused = Boolean(document.querySelector(".problem")); // sent back by the server, which has not kept it
const book = find("form").elements.book?.value ?? (refused ? BLANK : location.pathname.split("/").at(-1));
const saved = refused ? null : shop.text.value;
const drafts = new Drafts(book, saved);

function keep() {
  const { value } = shop.text;
  drafts.keep(value);
  const same = value === saved && "own" in find("save").dataset;
  find("save").disabled = same || !value.trim();
  find("save").textContent = same ? shop.words.kept : shop.words.keep;
}

// What was written and never saved comes back; the text that was saved is a touch away.
function recall() {
  const { waiting } = drafts;
  if (saved === null || !waiting) return;
  shop.text.value = waiting;
  find("unsaved").hidden = !saved;
  find("saved").addEventListener("click", () => {
    find("unsaved").hidden = true;
    shop.text.value = saved;
    changed(0);
  });
}

function download(name, content) {
  const link = element("a", { href: URL.createObjectURL(new Blob([content], { type: "text/plain" })), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

const file = () => `${(shop.title || "book").replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "")}.grimoire`;

shop.onEdit = () => changed(0);
shop.onChoose = () => show();
shop.text.addEventListener("input", () => changed());
shop.text.addEventListener("keydown", (event) => {
  if (event.key === " " && event.ctrlKey && find("next").firstChild) {
    event.preventDefault();
    find("next").firstChild.click();
  }
});
document.addEventListener("selectionchange", () => {
  if (document.activeElement !== shop.text || !shop.follow()) return;
  bench.rest();
  show();
});
document.addEventListener("keydown", (event) => {
  if (event.target.closest("textarea, input, select") || event.ctrlKey || event.metaKey || event.altKey) return;
  find("asking").querySelectorAll(".choice")[Number(event.key) - 1]?.click();
});
for (const one of views) one.addEventListener("click", () => view(one.dataset.view));
for (const word of document.querySelectorAll("[data-word]")) word.addEventListener("click", () => insert({ text: word.dataset.word }));
find("new").addEventListener("click", () => blocks.newSpell());
find("language").addEventListener("change", () => understand(shop.asked));
find("file").addEventListener("click", () => download(file(), shop.text.value));
find("proof").addEventListener("click", () => download(`${file()}.certificate`, shop.proof.certificate));
find("tidy").addEventListener("click", async () => {
  const answer = await shop.ask("tidy");
  if (answer.text) shop.edit(0, shop.text.value.length, answer.text);
});
for (const row of document.querySelectorAll("[role=tablist]")) new Tabs(row, element("span"));
recall();
new ResizeObserver(() => page.draw()).observe(find("mirror"));
view(matchMedia("(max-width: 46rem)").matches ? "blocks" : "text");
changed(0);
