// What the parts of the workshop share: the text, what was read and proved of it, the spell in work.
import { element } from "./dom.js";

export const QUICK = 250; // milliseconds of quiet before the text is read, and before it is proved
export const SLOW = 900;
export const find = (id) => document.querySelector(`#w-${id}`);

const WORST = ["bad", "ask", "unread", "read", "gold"];

export class Shop {
  constructor() {
    this.words = JSON.parse(find("words").textContent);
    this.menus = JSON.parse(find("menus").textContent);
    this.text = find("text");
    this.view = "text";
    this.asked = 0;
    this.proving = new AbortController();
    this.spells = [];
    this.sentences = []; // as they were read
    this.problems = [];
    this.notes = [];
    this.proof = null;
    this.current = 0;
    this.title = "";
    this.language = document.documentElement.lang;
  }

  async ask(what, more = {}) {
    const signal = what === "check" ? this.proving.signal : undefined;
    const sent = { method: "POST", headers: { "Content-Type": "application/json" }, signal, body: JSON.stringify({ text: this.text.value, ...more }) };
    const answer = await fetch(`/workshop/ask/${what}`, sent).catch((error) => error);
    if (answer instanceof Error) return { error: signal?.aborted ? "" : this.words.busy };
    return answer.status === 413 ? { error: this.words.large } : answer.json().catch(() => ({ error: this.words.busy }));
  }

  // Every change of the text begins anew; an answer about an older text is left alone, and its proof is given up.
  begin() {
    this.proof = null;
    this.proving.abort();
    this.proving = new AbortController();
    this.asked += 1;
    return this.asked;
  }

  is(mine) {
    return mine === this.asked;
  }

  fill(name, one, two) {
    return this.words[name].replace("##", two).replace("#", one);
  }

  reading(answer) {
    this.language = answer.spells.length ? answer.language : document.documentElement.lang;
    this.title = answer.title;
    this.spells = answer.spells.map((spell) => ({ ...spell, ...this.units(spell), sentences: spell.sentences.map((one) => ({ ...one, ...this.units(one) })) }));
    this.sentences = answer.read.map((one) => ({ ...one, ...this.units(one) }));
    this.problems = answer.diagnostics.map((one) => this.placed(one));
    this.current = Math.max(0, Math.min(this.current, this.spells.length - 1));
    if (this.view === "text") this.follow();
  }

  proved(answer) {
    this.proof = answer;
    this.problems = answer.diagnostics.map((one) => this.placed(one));
    this.notes = answer.notes;
  }

  // The server counts characters, the text field UTF-16 units.
  unit(place) {
    const { value } = this.text;
    return this.plain === value || /^[\0-\uD7FF\uE000-\uFFFF]*$/.test(value)
      ? ((this.plain = value), place)
      : Array.from(value).slice(0, place).join("").length;
  }

  units({ start, body = start, end }) {
    return { start: this.unit(start), body: this.unit(body), end: this.unit(end) };
  }

  // A problem with the place that is underlined, and that which an answer replaces.
  placed(problem) {
    const rows = this.text.value.split("\n");
    const start = rows.slice(0, problem.line - 1).reduce((sum, row) => sum + row.length + 1, 0) + problem.column - 1;
    const asks = problem.answers.length > 0 && problem.end > problem.start;
    const [from, to] = [this.unit(problem.start), this.unit(problem.end)];
    return { ...problem, asks, from, to, start: asks ? from : start, end: asks ? to : start + problem.length };
  }

  get spell() {
    return this.spells[this.current];
  }

  cursor() {
    return Array.from(this.text.value.slice(0, this.text.selectionStart)).length;
  }

  // Follows the cursor to the spell it stands in; tells whether that is another.
  follow() {
    const before = this.current;
    const at = this.text.selectionStart;
    const index = this.spells.findLastIndex((spell) => spell.start <= at);
    this.current = Math.max(0, index);
    return before !== this.current;
  }

  choose(index) {
    this.current = index;
    const spell = this.spells[index];
    if (spell) this.text.setSelectionRange(spell.end, spell.end);
  }

  // Puts words in place of a stretch; the text is then read at once. Where the text is seen, that can be undone as typing can.
  edit(start, end, words) {
    const seen = this.view === "text";
    if (seen) {
      this.text.focus();
      this.text.setSelectionRange(start, end);
    }
    if (!seen || !document.execCommand(words ? "insertText" : "delete", false, words)) this.text.setRangeText(words, start, end, "end");
    this.onEdit();
  }

  sentenceState(sentence, spell) {
    const inside = (problem) => problem.severity === "error" && problem.start < sentence.end && problem.end > sentence.start;
    const here = this.problems.filter(inside);
    if (here.some((problem) => problem.asks)) return "ask";
    if (here.length) return "bad";
    if (!this.sentences.some((one) => one.start === sentence.start)) return "unread";
    if (!this.proof) return "read";
    const doubt = this.problems.some((problem) => problem.severity === "error" && problem.spell === spell.name);
    return doubt ? "bad" : spell.whole ? "gold" : "unread";
  }

  spellState(index) {
    const spell = this.spells[index];
    const states = spell.sentences.map((sentence) => this.sentenceState(sentence, spell));
    return WORST.find((state) => states.includes(state)) ?? "unread";
  }

  mark(state) {
    const name = state === "unread" ? this.words.unread : this.words[`mark-${state}`];
    return element("span", { class: `mk ${state}`, role: "img", "aria-label": name, title: name });
  }
}
