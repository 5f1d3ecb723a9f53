// Good moves as people read them: what to do, what it promises and how surely, why, and what would follow.
import { element } from "./dom.js";
import { reached } from "./marks.js";

const BEAT = 700; // milliseconds between two steps that are shown
const still = matchMedia("(prefers-reduced-motion: reduce)");

// What stands in one entry.
export function entry(best, words) {
  const promise = element("p", { class: "promise" }, element("span", { class: "share" }, best.promise), " ", element("span", { class: "small" }, best.sure));
  const reasons = best.reasons.map((reason) => element("p", { class: "reason" }, reason));
  const line = best.line.length ? [element("p", { class: "small follows" }, `${words.follows} ${best.line.join(" · ")}`)] : [];
  return [promise, ...reasons, ...line];
}

// A list of advice. One entry is shown on the board step by step: the first at once, another when it is touched. Who
// follows it is led on: the next step is outlined, those behind it are only numbered.
export class Advice {
  // `mark(steps, from, next)` numbers the targets of the steps from one on, and outlines those of the next.
  constructor(list, words, mark) {
    this.list = list;
    this.words = words;
    this.mark = mark;
    this.moves = [];
    list.addEventListener("click", (event) => {
      const button = event.target.closest("[data-advice]");
      if (button) this.show(Number(button.dataset.advice));
    });
  }

  // Without moves nothing is advised, and nothing is marked; some are only listed.
  fill(moves, shown = true) {
    this.moves = moves;
    this.list.replaceChildren(
      ...moves.map((best, number) => {
        const button = element("button", { type: "button", class: "advice", "data-advice": number, "aria-pressed": "false" }, best.text);
        return element("li", {}, button, ...entry(best, this.words));
      }),
    );
    if (moves.length && shown) this.show(0);
    else this.unmark();
  }

  show(number) {
    this.unmark();
    for (const button of this.list.querySelectorAll("[data-advice]")) {
      const shown = Number(button.dataset.advice) === number;
      button.setAttribute("aria-pressed", String(shown));
      button.parentElement.classList.toggle("shown", shown);
    }
    this.best = this.moves[number];
    [this.next, this.rest] = [this.done, this.best.steps[this.done]];
    this.step(still.matches ? this.best.steps.length : this.done + 1);
  }

  // Steps that were made before the moves that are shown now.
  get done() {
    return this.best.done ?? 0;
  }

  step(shown) {
    this.shown = shown;
    this.remark();
    if (shown < this.best.steps.length) this.timer = setTimeout(() => this.step(shown + 1), BEAT);
  }

  // Of the next step what is left of it.
  remark() {
    const steps = this.best.steps.slice(0, this.shown).map((targets, number) => (number === this.next ? this.rest : targets));
    this.mark(steps, Math.max(this.next, this.done), this.next);
  }

  // The hand has touched this.
  follow(touched) {
    if (!this.best) return;
    const { at, left } = reached(this.best.steps, this.done, touched);
    if (at === this.next && left.length === this.rest.length) return;
    [this.next, this.rest] = [at, left];
    this.shown = Math.max(this.shown, at + 1);
    this.remark();
  }

  // What is left of the advice after a move of these touches; nothing if that was another move, or the last.
  left(touched) {
    if (!this.best) return [];
    const done = reached(this.best.steps, this.done, touched).at;
    return done > this.done && done < this.best.steps.length ? [{ ...this.best, done }] : [];
  }

  unmark() {
    clearTimeout(this.timer);
    this.best = null;
    this.mark([], 0, -1);
  }
}

// The choice that is made next in an analysed game: by whom, what was played, and what was better, if anything was.
export function judge(box, best, { judged, chooser, done }, words) {
  box.hidden = !judged;
  best.fill(judged && !judged.agrees ? [judged.best] : [], true);
  if (!judged) return;
  const address = new URL(location.href);
  address.searchParams.set("at", done);
  const played = element("a", { id: "r-played", href: address, "data-at": done, title: "b" }, judged.played);
  const lost = judged.lost ? [" ", element("span", { class: "loss" }, `−${judged.lost}`)] : [];
  const sure = element("span", { class: "small" }, judged.best.sure);
  const agrees = judged.agrees ? [" · ", words.agrees, " ", element("span", { class: "share" }, judged.best.promise), " ", sure] : [];
  box.classList.toggle("missed", !judged.agrees);
  box.querySelector(".played").replaceChildren(`${words.next} `, element("b", {}, chooser), " ", played, ...lost, ...agrees);
}
