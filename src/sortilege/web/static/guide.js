// A first game: lights the next touch, goes on when it is made, and remembers where one was.
import { Board, slim } from "./board.js";
import { complete, follow, lit } from "./gesture.js";

const page = document.querySelector("#g-page");
const words = JSON.parse(document.querySelector("#g-words").textContent);
const find = (id) => document.querySelector(`#g-${id}`);
const KEY = `guide-${page.dataset.game}`;
const PACE = matchMedia("(prefers-reduced-motion: reduce)").matches ? 150 : 900;
const board = new Board(find("board"), touch);

let now = { step: 0, moves: [], names: {} };
let stops = []; // the steps at which one was asked
let touched = [];
let timer = 0;

async function go(step) {
  clearTimeout(timer);
  const answer = await fetch(`/guide/${page.dataset.game}/${step}?narrow=${Number(slim.matches)}`);
  if (!answer.ok) return step ? go(0) : undefined;
  now = await answer.json();
  touched = [];
  board.draw(now.html);
  find("told").textContent = now.told;
  find("note").textContent = "";
  find("step").textContent = Math.min(now.step + 1, Number(page.dataset.steps));
  find("done").value = now.step;
  find("end").hidden = !now.end;
  if (now.say) find("say").textContent = now.say;
  remember(now.end ? 0 : now.step);
  if (now.moves.length || now.end) {
    if (!stops.includes(now.step)) stops.push(now.step);
  } else timer = setTimeout(() => go(now.next), PACE);
  find("back").disabled = stops.length < 2;
  light();
}

function light() {
  const open = lit(follow(now.moves, touched));
  board.light(open, touched, now.names);
  find("choices").replaceChildren(
    ...[...open].filter((one) => !board.has(one)).map((one) => {
      const button = document.createElement("button");
      button.type = "button";
      button.className = "choice";
      button.dataset.target = one;
      button.textContent = now.names[one];
      button.addEventListener("click", () => touch(one));
      return button;
    }),
  );
}

function touch(target) {
  if (!now.moves.length) return;
  if (!lit(follow(now.moves, touched)).has(target)) {
    find("note").textContent = words.lit;
    return;
  }
  touched.push(target);
  light();
  if (complete(follow(now.moves, touched))) go(now.step + 1);
}

function remember(step) {
  try {
    localStorage.setItem(KEY, String(step));
  } catch {
    // without storage the guide begins anew each time
  }
}

function recall() {
  try {
    return Math.max(0, Math.min(Number(localStorage.getItem(KEY)) || 0, Number(page.dataset.steps)));
  } catch {
    return 0;
  }
}

find("back").addEventListener("click", () => {
  stops.pop();
  go(stops.pop() ?? 0);
});
find("again").addEventListener("click", () => {
  stops = [];
  go(0);
});
go(recall());
