// The board as text, with the moves that can be made now: each has a number, and a number or a move can be typed.
import { element } from "./dom.js";

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
    $("text").hidden = !text || !$("as-text").checked;
    $("text").querySelector("pre").textContent = text;
  }

  offer(moves) {
    this.moves = moves;
    $("typed").hidden = !moves.length;
    $("typed-said").textContent = "";
    const listed = $("text").hidden ? [] : moves;
    $("listed").replaceChildren(...listed.map(([move, label]) => element("li", {}, element("button", { type: "button", value: move }, label))));
  }

  type(wish) {
    const found = this.moves[Number(wish) - 1] ?? this.moves.find(([move]) => move === wish);
    $("typed-said").textContent = found ? "" : this.words["typed-none"];
    if (!found) return;
    $("move").value = "";
    this.play(found[0]);
  }
}
