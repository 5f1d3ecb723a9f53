// A first game on the table's own page: lights the next touch, goes on when it is made, and remembers where one was.
import { Board, slim } from "./board.js";
import { CardBox } from "./card.js";
import { awayIfEmpty } from "./dom.js";
import { complete, follow, lit } from "./gesture.js";
import { Panels } from "./panels.js";
import { Pointer } from "./pointer.js";

const page = document.querySelector("#t-table");
const words = JSON.parse(document.querySelector("#g-words").textContent);
const find = (id) => document.querySelector(`#${id}`);
const KEY = `guide-${page.dataset.game}`;
const PACE = matchMedia("(prefers-reduced-motion: reduce)").matches ? 150 : 900;
const AGAIN = 2000; // milliseconds, after which a server that did not answer is asked again
const board = new Board(find("t-board"), touch, [find("t-panels"), find("t-others")]);
const panels = new Panels(page, words);
const pointer = new Pointer(page, panels, board.zoom);
const card = new CardBox(page, words, explain);

let now = { step: 0, moves: [], names: {} };
let stops = []; // the steps at which one was asked
let touched = [];
let timer = 0;

async function go(step) {
  clearTimeout(timer);
  const answer = await fetch(`/guide/${page.dataset.game}/${step}?narrow=${Number(slim.matches)}`).catch(() => null);
  if (!answer || answer.status >= 500) return wait(step);
  if (!answer.ok) return step ? go(0) : undefined;
  now = await answer.json();
  touched = [];
  board.render(now.html, { panels: now.panels });
  panels.drawn();
  panels.people({ seats: now.seats, seat: now.seat });
  say("g-told", now.told);
  find("g-note").textContent = "";
  find("g-step").textContent = Math.max(1, now.lesson);
  find("g-done").value = now.moves.length ? now.lesson - 1 : now.lesson;
  find("g-end").hidden = !now.end;
  if (now.say) find("t-ask").textContent = now.say;
  remember(now.end ? 0 : now.step);
  if (now.moves.length || now.end) {
    if (!stops.includes(now.step)) stops.push(now.step);
  } else timer = setTimeout(() => go(now.next), PACE);
  find("g-back").disabled = stops.length < 2;
  light();
}

// The server does not answer: that is told, and it is asked again until it does.
function wait(step) {
  find("g-note").textContent = words.nonet;
  timer = setTimeout(() => go(step), AGAIN);
}

function say(id, text) {
  find(id).textContent = text;
  find(id).hidden = !text;
}

function light() {
  const open = lit(follow(now.moves, touched));
  board.light(open, touched, now.names);
  panels.lit(open.size > 0, touched.length > 0);
  const buttons = [...open].filter((target) => !shown(target)).map((target) => {
    const button = Object.assign(document.createElement("button"), { type: "button", className: "choice", textContent: now.names[target] });
    button.dataset.target = target;
    button.addEventListener("click", () => touch(target));
    return button;
  });
  find("t-choices").replaceChildren(...buttons);
  awayIfEmpty(find("t-choices"));
  pointer.point(now.names, [...open, "", ...touched].join(" "));
}

// Whether a target can be touched where it stands: in a drawer that is shut it cannot, and gets a button too.
function shown(target) {
  return board.targets?.get(target)?.some((element) => element.checkVisibility()) ?? false;
}

// What is not meant now shows its card.
function touch(target) {
  const meant = within(target, lit(follow(now.moves, touched)));
  if (!meant) {
    if (now.moves.length) find("g-note").textContent = words.lit;
    card.touched(target);
    return explain(target);
  }
  card.close();
  panels.shut();
  find("g-note").textContent = "";
  touched.push(meant);
  light();
  if (complete(follow(now.moves, touched))) go(now.step + 1);
}

// What is open here: the target itself, or a smaller one that lies on it, as the sign on a tile that is named.
function within(target, open) {
  if (open.has(target)) return target;
  const places = (name) => (board.targets?.get(name) ?? []).map((element) => element.getBoundingClientRect());
  return [...open].find((other) => places(other).some((inner) => places(target).some((outer) => holds(outer, inner))));
}

function holds(outer, inner) {
  const [x, y] = [inner.x + inner.width / 2, inner.y + inner.height / 2];
  return x > outer.left && x < outer.right && y > outer.top && y < outer.bottom;
}

async function explain(target) {
  const answer = await fetch(`/guide/${page.dataset.game}/${now.step}/card/${encodeURIComponent(target)}`).catch(() => null);
  if (answer?.ok) card.show(await answer.json());
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

find("g-back").addEventListener("click", () => {
  stops.pop();
  go(stops.pop() ?? 0);
});
find("g-again").addEventListener("click", () => {
  stops = [];
  go(0);
});
document.addEventListener("keydown", (event) => event.key === "Escape" && panels.shut());
go(recall());
