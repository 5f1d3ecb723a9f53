// The position editor: a brush and a tap, a dial, or the text itself; the server says what comes of it, and draws it.
import { Board, slim } from "./board.js";
import { Panels } from "./panels.js";

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

const board = new Board(find("board"), tap, ["panels", "others"].map((part) => document.querySelector(`#t-${part}`)));
const panels = new Panels(find("page"), {});

function options() {
  const options = {};
  for (const field of find("form").querySelectorAll("[name^=option-]")) {
    options[field.name.slice(7)] = field.type === "checkbox" ? (field.checked ? "yes" : "no") : field.value;
  }
  return options;
}

async function ask(touch = {}) {
  const mine = ++asked;
  const answer = await fetch(words.draw, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ text: text.value, options: options(), narrow: slim.matches, ...touch }),
  });
  const result = await answer.json().catch(() => ({ error: String(answer.status) }));
  if (mine !== asked) return;
  show(result, Boolean(touch.brush || touch.dial || touch.changed));
}

function show(result, byTouch) {
  const bad = "error" in result;
  tell(bad ? result.error : result.refused || result.ask, bad || Boolean(result.refused));
  for (const button of find("form").querySelectorAll(".tools button")) button.disabled = bad || (result.over && button.value !== "save");
  if (bad) return;
  if (drawn && drawn !== result.canonical) before.push(drawn);
  drawn = result.canonical;
  if (byTouch && !result.refused) text.value = result.canonical;
  find("undo").disabled = !before.length;
  tray = result.tray;
  touched = [];
  board.render(result.html, { panels: result.panels });
  panels.drawn();
  find("as-text").textContent = result.board;
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
  if (!tray.brushes.some((brush) => brush.id === chosen)) chosen = tray.brushes[0]?.id ?? "";
  const groups = new Map();
  for (const brush of tray.brushes) groups.set(brush.group, [...(groups.get(brush.group) ?? []), brush]);
  const made = JSON.stringify(tray.brushes);
  if (find("tray").dataset.made === made) return;
  find("tray").dataset.made = made;
  find("tray").replaceChildren(...[...groups].map(([name, brushes]) => group(name, brushes)));
  find("tray").hidden = !tray.brushes.length;
}

function group(name, brushes) {
  const box = make("fieldset", "tray");
  if (name) box.append(make("legend", "", name));
  for (const brush of brushes) {
    const label = make("label", "brush");
    const input = make("input");
    Object.assign(input, { type: "radio", name: "brush", value: brush.id, checked: brush.id === chosen });
    label.append(input, make("span", "", brush.name));
    box.append(label);
  }
  return box;
}

function dials() {
  const box = find("dials");
  const focus = document.activeElement?.dataset?.dial;
  box.replaceChildren(
    ...tray.dials.map((dial) => {
      const label = make("label", "dial", dial.name);
      const select = make("select");
      select.dataset.dial = dial.id;
      for (const [value, name] of dial.choices) select.append(new Option(name, value, false, value === dial.value));
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
  const brush = tray.brushes.find((brush) => brush.id === chosen);
  return brush ? tray.places[brush.places] : {};
}

function light() {
  const names = places();
  board.light(new Set(Object.keys(names)), touched, names);
  panels.lit(Object.keys(names).length > 0, touched.length > 0);
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
  const brush = tray.brushes.find((brush) => brush.id === chosen);
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
  find("undo").disabled = !before.length;
  ask();
});
find("form").addEventListener("input", (event) => {
  const changed = event.target.name?.startsWith("option-");
  if (event.target.name !== "text" && !changed) return;
  clearTimeout(timer);
  timer = setTimeout(() => ask(changed ? { changed } : {}), QUIET);
});
slim.addEventListener("change", () => ask());
ask();
