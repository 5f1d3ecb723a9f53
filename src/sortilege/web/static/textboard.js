// The board as text, with the moves that can be made now: each has a number, and a number or a move can be typed.
import { element, hide, say } from "./dom.js";

const $ = (name) => document.querySelector(`#t-${name}`);

export class TextBoard {
  // `play(move)` plays the move of this text.
  constructor(words, play) {
    this.words = words;
    this.play = play;
    this.moves = [];
    $("typed").addEventListener("submit", (event) => {
      event.preventDefault();
      this.type($("move").value.trim());
    });
    $("listed").addEventListener("click", (event) => {
      const button = event.target.closest("button");
      if (button) this.play(button.value);
    });
  }

  show(text) {
    const read = Boolean(text) && $("as-text").checked;
    hide($("text"), !read);
    $("table").classList.toggle("texted", read);
    say($("text").querySelector("pre"), text);
  }

  offer(moves) {
    this.moves = moves;
    hide($("typed"), !moves.length);
    say($("typed-said"), "");
    const listed = $("text").hidden ? [] : moves;
    if (listed.length || $("listed").childElementCount) $("listed").replaceChildren(...listed.map(([move, label]) => element("li", {}, element("button", { type: "button", value: move }, label))));
  }

  type(wish) {
    const found = this.moves[Number(wish) - 1] ?? this.moves.find(([move]) => move === wish);
    $("typed-said").textContent = found ? "" : this.words["typed-none"];
    if (!found) return;
    $("move").value = "";
    this.play(found[0]);
  }
}
