// The one place under the text where something is asked: a question, a contradiction, what to fill in, or what to do with a proof.
import { button, element, refill } from "./dom.js";
import { find } from "./workshop_shop.js";

export class Asking {
  constructor(shop, bench) {
    this.shop = shop;
    this.bench = bench;
    this.box = find("asking");
    this.play = find("play"); // what is done with a proof: in the page only when there is one
    this.cast = find("cast");
    this.play.remove();
    this.play.hidden = false;
    this.menu = null; // what is being filled in, instead of a problem
  }

  fail(said) {
    this.put("c", element("p", { class: "ask" }, said));
  }

  // A screen reader is told what is asked when that changes, not whenever it is drawn.
  put(kind, ...inside) {
    this.box.className = `card asking ${kind}`;
    refill(this.box, ...inside);
    const said = this.box.querySelector(".ask").textContent;
    if (find("said").textContent !== said) find("said").textContent = said;
  }

  show() {
    const { shop } = this;
    if (this.menu) return this.put("sheet-menu", ...this.menu);
    const problem = this.first();
    if (problem) return this.problem(problem);
    this.shown = "";
    if (!shop.text.value.trim()) return this.put("", element("p", { class: "ask" }, shop.words.empty), this.row(newSpell("choice")));
    if (!shop.proof) return this.put("", element("p", { class: "ask wait" }, shop.words.proving));
    if (!shop.proof.certified) return this.put("", element("p", { class: "ask" }, shop.words.nospell));
    return this.certified();
  }

  // Of several problems that of the spell in work, questions first.
  first() {
    const name = this.shop.spell?.name;
    const weight = (problem) => (problem.spell === name ? 0 : 4) + (problem.severity === "error" ? 0 : 8) + (problem.asks ? 0 : 1);
    const errors = this.shop.problems.filter((problem) => problem.severity === "error");
    return errors.sort((a, b) => weight(a) - weight(b) || a.start - b.start)[0];
  }

  problem(problem) {
    const { shop } = this;
    const kind = problem.asks ? shop.words.asks : shop.words.fault;
    const told = [shop.words.line.replace("#", problem.line), problem.spell, kind].filter(Boolean).join(" · ");
    const place = button(told, () => this.goTo(problem), "quiet");
    const [ask, example] = split(problem.message);
    const parts = [element("p", { class: "turn" }, place), element("p", { class: "ask", title: example }, ask)];
    if (!problem.answers.length) for (const repair of problem.repairs) parts.push(element("p", { class: "why repair" }, `→ ${repair}`));
    const buttons = problem.answers.map((answer) => this.answer(problem, answer));
    if (problem.example) buttons.push(button(shop.words.example, () => this.example(problem), "quiet"));
    parts.push(this.row(...buttons));
    this.put(problem.asks ? "q" : "c", ...parts);
    const inWork = problem.spell === shop.spell?.name; // the board shows the spell in work
    if (problem.example && inWork && this.shown !== problem.example) {
      this.bench.set(problem.example, false);
      this.bench.reveal();
    }
    this.shown = inWork ? problem.example : "";
  }

  // The position that shows a problem, with the spell that has it.
  example(problem) {
    this.turnTo(problem);
    this.bench.set(problem.example, true);
  }

  // Makes the spell that has a problem the one in work.
  turnTo(problem) {
    const { shop } = this;
    const index = shop.spells.findIndex((spell) => spell.name === problem.spell);
    if (index < 0 || index === shop.current) return;
    shop.choose(index);
    this.bench.rest();
    shop.onChoose();
  }

  answer(problem, { label, sentence }) {
    const made = button(label, () => this.shop.edit(problem.from, problem.to, sentence), "choice");
    made.title = sentence.trim();
    return made;
  }

  goTo(problem) {
    this.turnTo(problem);
    this.shop.text.focus();
    this.shop.text.setSelectionRange(problem.start, problem.end);
  }

  certified() {
    const { words, proof, problems } = this.shop;
    const said = element("p", { class: "ask" }, words.certified);
    const more = element("p", { class: "small" }, words["certified-more"].replace("#", proof.hash));
    const warnings = problems.slice(0, 2).map((problem) => element("p", { class: "why" }, `${words.warns} ${problem.message}`));
    this.cast.value = this.shop.spell?.name ?? "";
    this.put("ok", said, ...warnings, more, this.row(this.play, newSpell("")));
  }

  row(...buttons) {
    return element("div", { class: "answers", role: "group" }, ...buttons);
  }
}

const newSpell = (kind) => button(find("new").textContent, () => find("new").click(), kind);

// What is asked, and the example that follows it.
function split(message) {
  const at = message.search(/ (Example|Exemple)\s?:/);
  return at < 0 ? [message, ""] : [message.slice(0, at), message.slice(at + 1)];
}
