// The question follows the hand: its cause, the sentence, what is touched and what would happen, and the kinds of action to
// choose among.
import { element, hide, say, sign } from "./dom.js";
import { follow, lit } from "./gesture.js";

const $ = (name) => document.querySelector(`#t-${name}`);

export class Question {
  // `ask(touched)` sends for the sentence; `choose(moves)` narrows the moves to a kind of action; `touch` is as in the drawing.
  constructor(words, { ask, choose, touch }) {
    this.words = words;
    this.ask = ask;
    this.choose = choose;
    this.touch = touch;
    this.kind = "";
    $("kinds").addEventListener("click", (event) => {
      const button = event.target.closest("[data-kind]");
      const target = button && this.answers(button.dataset.kind);
      if (target) this.touch(target);
      else if (button) this.press(button.dataset.kind === this.kind ? "" : button.dataset.kind);
    });
  }

  // A new drawing: the question from its beginning.
  begin(drawing) {
    this.moves = drawing.moves ?? [];
    this.of = drawing.kinds ?? [];
    this.sentence = drawing.ask;
    this.kind = "";
    say($("cause"), drawing.cause ?? "");
    hide($("cause"), !drawing.cause);
    this.wanted = "";
    this.said = ""; // the kind that the sentence names
    this.ways = {}; // what each thing that can be touched next would do, where that is told
    this.subject({ ask: this.sentence });
    this.kinds([]);
  }

  // What has been touched so far.
  touched(targets, waiting) {
    this.kinds(targets, waiting);
    if (!waiting) this.want(targets);
  }

  // The sentence to what is touched, which stays as it is until the answer comes; tells whether one will. A kind of action that was
  // chosen is named at once.
  want(targets) {
    const wanted = targets.join(" ");
    if (wanted === this.wanted && this.kind === this.said) return false;
    this.wanted = wanted;
    this.said = this.kind;
    this.ways = {};
    if (wanted) this.ask(targets);
    else this.subject({ ask: this.kind ? this.words.which.replace("#", this.kind) : this.sentence });
    return Boolean(wanted);
  }

  answer(message) {
    if (message.touched.join(" ") !== this.wanted) return;
    this.subject(message);
    this.ways = message.ways ?? {};
  }

  subject({ ask, title, text, cost, sign: drawing, lines = [] }) {
    say($("ask"), ask);
    const box = $("subject");
    hide(box, !title && !lines.length);
    if (box.hidden) return;
    const head = title ? element("p", { class: "q-name" }, drawing ? sign(drawing) : "", element("b", {}, title), cost ? element("small", {}, cost) : "") : "";
    const would = lines.length ? element("ul", { class: "q-lines" }, ...lines.map((line) => element("li", {}, line))) : "";
    box.replaceChildren(...[head, text ? element("p", { class: "q-text" }, text) : "", would].filter(Boolean));
  }

  // Where several kinds of action are open, a button for each, with the number of things that it begins with.
  kinds(touched, waiting = false) {
    const names = touched.length || waiting ? [] : [...new Set(this.of)].filter(Boolean).sort((a, b) => Boolean(this.answers(b)) - Boolean(this.answers(a)));
    const list = $("kinds");
    hide(list, !names.length);
    list.parentElement.classList.toggle("sorted", names.length > 0);
    const old = new Map([...list.children].map((button) => [button.dataset.kind, button]));
    for (const [at, name] of names.entries()) {
      const button = old.get(name) ?? element("button", { type: "button", class: "kind", "data-kind": name }, name, element("span", { class: "count" }));
      const answers = Boolean(this.answers(name));
      button.classList.toggle("sole", answers);
      hide(button.querySelector(".count"), answers);
      say(button.querySelector(".count"), String(lit(follow(this.those(name), [])).size));
      button.setAttribute("aria-pressed", String(name === this.kind));
      old.delete(name);
      if (list.children[at] !== button) list.insertBefore(button, list.children[at] ?? null);
    }
    for (const gone of old.values()) gone.remove();
  }

  those(kind) {
    return kind ? this.moves.filter((_, i) => this.of[i] === kind) : this.moves;
  }

  // The one touch of an action that is a single move and has its name: the button then is the answer.
  answers(kind) {
    const [[, label, step, ...more] = [], ...others] = this.those(kind);
    return label === kind && !others.length && !more.length && typeof step === "string" ? step : "";
  }

  // Whether a button of the kinds is the answer that this touch gives: it needs no other button.
  isAnswered(target) {
    return [...$("kinds").children].some((button) => this.answers(button.dataset.kind) === target);
  }

  press(kind) {
    this.kind = kind;
    this.choose(this.those(kind));
  }
}
