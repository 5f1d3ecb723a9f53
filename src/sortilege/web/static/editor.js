// The position editor: a brush and a tap, a dial, or the text itself; the server says what comes of it, and draws it.
import { Board, slim } from "./board.js";

const find = (id) => document.querySelector(`#e-${id}`);
const words = find("page").dataset;
const text = find("text");
const QUIET = 200; // milliseconds
let timer = 0;
let asked = 0;
let tray = { brushes: [], dials: [], places: {} };
let chosen = ""; // the brush
let touched = []; // the first of two taps
let drawn = ""; // the text of the position that is drawn
const before = []; // texts, for undo

const board = new Board(find("board"), tap);

function options() {
  const found = {};
  for (const field of find("form").querySelectorAll("[name^=option-]")) {
    found[field.name.slice(7)] = field.type === "checkbox" ? (field.checked ? "yes" : "no") : field.value;
  }
  return found;
}

async function ask(touch = {}) {
  const mine = ++asked;
  const answer = await fetch(words.draw, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ text: text.value, options: options(), narrow: slim.matches, ...touch }),
  });
  const found = await answer.json().catch(() => ({ error: String(answer.status) }));
  if (mine !== asked) return;
  show(found, Boolean(touch.brush || touch.dial));
}

function show(found, byTouch) {
  const bad = "error" in found;
  tell(bad ? found.error : found.refused || found.ask, bad || Boolean(found.refused));
  for (const button of find("form").querySelectorAll(".tools button")) button.disabled = bad || (found.over && button.value !== "save");
  if (bad) return;
  if (drawn && drawn !== found.canonical) before.push(drawn);
  drawn = found.canonical;
  if (byTouch && !found.refused) text.value = found.canonical;
  find("undo").disabled = !before.length;
  tray = found.tray;
  touched = [];
  board.draw(found.html);
  find("as-text").textContent = found.board;
  brushes();
  dials();
  light();
}

function tell(sentence, bad) {
  find("problem").className = `verdict ${bad ? "bad" : "good"}`;
  find("problem").textContent = sentence;
}

// the tray

function brushes() {
  if (!tray.brushes.some((one) => one.id === chosen)) chosen = tray.brushes[0]?.id ?? "";
  const groups = new Map();
  for (const one of tray.brushes) groups.set(one.group, [...(groups.get(one.group) ?? []), one]);
  const made = JSON.stringify(tray.brushes);
  if (find("tray").dataset.made === made) return;
  find("tray").dataset.made = made;
  find("tray").replaceChildren(...[...groups].map(([name, some]) => group(name, some)));
  find("tray").hidden = !tray.brushes.length;
}

function group(name, some) {
  const box = make("fieldset", "tray");
  if (name) box.append(make("legend", "", name));
  for (const one of some) {
    const label = make("label", "brush");
    const input = make("input");
    Object.assign(input, { type: "radio", name: "brush", value: one.id, checked: one.id === chosen });
    label.append(input, make("span", "", one.name));
    box.append(label);
  }
  return box;
}

function dials() {
  const box = find("dials");
  const focus = document.activeElement?.dataset?.dial;
  box.replaceChildren(
    ...tray.dials.map((one) => {
      const label = make("label", "dial", one.name);
      const select = make("select");
      select.dataset.dial = one.id;
      for (const [value, name] of one.choices) select.append(new Option(name, value, false, value === one.value));
      label.append(select);
      return label;
    }),
  );
  box.parentElement.hidden = !tray.dials.length;
  if (focus) box.querySelector(`[data-dial="${focus}"]`)?.focus();
}

function make(name, kind = "", said = "") {
  const element = document.createElement(name);
  element.className = kind;
  element.textContent = said;
  return element;
}

// touching

function places() {
  const brush = tray.brushes.find((one) => one.id === chosen);
  return brush ? tray.places[brush.places] : {};
}

function light() {
  const names = places();
  board.light(new Set(Object.keys(names)), touched, names);
  const hidden = Object.entries(names).filter(([target]) => !board.has(target));
  find("elsewhere").hidden = !hidden.length;
  find("spots").replaceChildren(
    ...hidden.map(([target, name]) => {
      const button = make("button", "choice", name);
      button.type = "button";
      button.dataset.target = target;
      return button;
    }),
  );
}

function tap(target) {
  const brush = tray.brushes.find((one) => one.id === chosen);
  if (!brush || !(target in places())) return;
  touched = touched.includes(target) ? [] : [...touched, target];
  if (touched.length === brush.taps) ask({ brush: brush.id, targets: touched });
  else {
    if (touched.length) tell(words.second, false);
    light();
  }
}

find("spots").addEventListener("click", (event) => {
  if (event.target.dataset.target) tap(event.target.dataset.target);
});
find("tray").addEventListener("change", (event) => {
  chosen = event.target.value;
  touched = [];
  light();
});
find("dials").addEventListener("change", (event) => ask({ dial: event.target.dataset.dial, value: event.target.value }));
find("undo").addEventListener("click", () => {
  text.value = before.pop();
  drawn = "";
  ask();
});
find("form").addEventListener("input", (event) => {
  if (event.target.name !== "text" && !event.target.name?.startsWith("option-")) return;
  clearTimeout(timer);
  timer = setTimeout(ask, QUIET);
});
slim.addEventListener("change", () => ask());
ask();
