// The position editor: draws the text as it is written; where the game says how, a tap changes the text.
import { Board, slim } from "./board.js";

const find = (id) => document.querySelector(`#e-${id}`);
const touching = JSON.parse(find("touching").textContent);
const text = find("text");
const QUIET = 200; // milliseconds
let timer = 0;
let asked = 0;

const board = new Board(find("board"), tap);

function options() {
  const found = {};
  for (const field of find("form").querySelectorAll("[name^=option-]")) {
    found[field.name.slice(7)] = field.type === "checkbox" ? (field.checked ? "yes" : "no") : field.value;
  }
  return found;
}

async function draw() {
  const mine = ++asked;
  const answer = await fetch(find("page").dataset.draw, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ text: text.value, options: options(), narrow: slim.matches }),
  });
  const found = await answer.json().catch(() => ({ error: String(answer.status) }));
  if (mine !== asked) return;
  const bad = "error" in found;
  find("problem").className = `verdict ${bad ? "bad" : "good"}`;
  find("problem").textContent = bad ? found.error : found.ask;
  for (const button of find("form").querySelectorAll("button")) button.disabled = bad || (found.over && button.value !== "save");
  if (bad) return;
  board.draw(found.html);
  const names = Object.fromEntries(touching.targets.map((one) => [one, one]));
  board.light(new Set(touching.targets), [], names);
  find("as-text").textContent = found.board;
}

// The cells are the letters of the first word that may stand in one, in the order of the targets.
function tap(target) {
  const cell = touching.targets.indexOf(target);
  if (cell < 0) return;
  const first = text.value.trimStart().split(/\s/)[0];
  const places = [...first].flatMap((letter, place) => (touching.letters.includes(letter) ? [place] : []));
  const at = places[cell];
  if (at === undefined) return;
  const now = touching.letters.indexOf(first[at]);
  const next = touching.letters[(now + 1) % touching.letters.length];
  text.value = first.slice(0, at) + next + text.value.trimStart().slice(at + 1);
  draw();
}

find("form").addEventListener("input", () => {
  clearTimeout(timer);
  timer = setTimeout(draw, QUIET);
});
slim.addEventListener("change", draw);
draw();
