// A browser window at a table: shows frames, follows touches, sends whole gestures. It knows no rule of any game.
import { Board, slim } from "./board.js";
import { Pointer } from "./pointer.js";
import { Advice } from "./advice.js";
import { CardBox } from "./card.js";
import { hide } from "./dom.js";
import { Drag } from "./drag.js";
import { Socket } from "./socket.js";
import { Sounds } from "./sounds.js";
import { Panel } from "./panel.js";
import { Panels } from "./panels.js";
import { Ending } from "./ending.js";
import { Question } from "./question.js";
import { pace, Stage } from "./staging.js";
import { TextBoard } from "./textboard.js";
import { letGo } from "./focus.js";
import { complete, follow, lit } from "./gesture.js";

const page = document.querySelector("#t-table");
const words = JSON.parse(document.querySelector("#t-words").textContent);
// A phone that lies has a narrow place for the drawing too.
const narrow = matchMedia(`${slim.media}, (max-height: 30rem) and (max-width: 64rem)`);
const SOON = 80; // milliseconds; a move that takes longer is shown as touched meanwhile
const FRAME = 16; // of one painting: a touch is shown together with what is asked then, if that comes so soon

let now = { rev: -1, moves: [], names: {}, frame: null };
let touched = [];
let waiting = false; // a move is under way
let past = false; // an earlier position is shown
let showing = Promise.resolve(); // frames are shown one after the other
let staged = false; // what the next frame shows has been staged
let films = 0; // deeds that wait to be shown
let drawn = null; // the drawing of the last frame
let sent = []; // the lines of drawings that came
let hasty = false; // somebody was told to wait
let led = []; // the rest of a hint whose first moves were made
let lighting; // what is touched will be shown

const sides = ["#t-panels", "#t-others"].map((part) => document.querySelector(part));
const board = new Board(document.querySelector("#t-board"), onTouch, sides);
const panels = new Panels(page, words);
const panel = new Panel(page, words, { touch: onTouch, send, look });
const card = new CardBox(page, words, explain);
const pointer = new Pointer(page, panels, board.zoom);
const stage = new Stage(page, words, render);
const sounds = new Sounds(() => panel.sounds());
const ending = new Ending(page, words);
const typed = new TextBoard(words, choice);
const hints = document.querySelector("#t-hints");
const advice = new Advice(document.querySelector("#t-best"), words, mark);
const question = new Question(words, { ask: (targets) => socket.send({ do: "ask", rev: now.rev, touched: targets }), choose, touch: onTouch });
new Drag(page, { takes, touch: onTouch });
const socket = new Socket(() => `${page.dataset.socket}?narrow=${Number(narrow.matches)}&staged=${Number(pace() !== "once")}`, {
  message: onMessage,
  state: onState,
  probe: () => ({ do: "staging", on: pace() !== "once" }),
});

function onMessage(message) {
  if (message.type === "frame") {
    if (message.board) unpack(message.board);
    queue(() => show(message));
  } else if (message.type === "film") film(message);
  else if (message.type === "told") retell(message.films);
  else if (message.type === "back") panel.company.greet(message);
  else if (message.type === "past") showPast(message);
  else if (message.type === "note") {
    if (message.resync) [waiting, touched] = [false, []]; // a move that was refused is let go
    light();
    panel.note(message);
  } else if (message.type === "asked") {
    question.answer(message);
    light();
  } else if (message.type === "card") card.show(message);
  else if (message.type === "confirm") {
    waiting = false;
    light();
    panel.confirm(message.text, (yes) => {
      if (yes) play(message.move, message.rev, false);
      else back(true);
      if (!yes) led = [];
    });
  } else if (message.type === "hinted" && message.rev === now.rev) {
    panel.note(null);
    advise(message.best);
  }
}

// The hint's box, or none. What it shows is in sight, and nothing lies above it.
function advise(moves) {
  const shown = !hints.hidden;
  hide(hints, !moves.length);
  hints.parentElement.classList.toggle("hinting", moves.length > 0);
  if (shown || moves.length) advice.fill(moves);
  return shown;
}

// Of buttons those of what is not drawn: the words of a way need no number beside that of its tile.
function mark(steps, from, next) {
  board.hint(steps, from, next);
  panel.hint(steps.map((targets) => targets.filter((target) => !board.has(target))), from, next);
  pointer.bring(steps, next);
}

function queue(work) {
  showing = showing.then(work).catch((error) => console.error(error));
}

// The drawings of a message, in the order in which their lines are counted.
function unpack(drawing) {
  for (const part of ["before", "before_panels", "staged", "html", "panels"]) {
    if (drawing[part]) drawing[part] = whole(drawing[part]);
  }
}

// A line that came before is named by its number; both sides begin a new count after so many.
function whole(lines) {
  if (sent.length > Number(page.dataset.lines)) sent = [];
  return lines.map((line) => {
    if (typeof line === "number") return sent[line];
    sent.push(line);
    return line;
  });
}

function show(frame) {
  const drawing = frame.board;
  let open = null;
  let advised = [];
  if (drawing) {
    const again = frame.rev === now.rev && !waiting; // the same in another width: hand and hint stay
    advised = again ? advice.moves : frame.mine ? led : [];
    led = [];
    now.rev = frame.rev;
    now.moves = drawing.moves ?? [];
    now.names = drawing.names ?? {};
    if (!again) touched = [];
    open = lit(follow(now.moves, touched));
    board.release(drawing.html, { open, panels: drawing.panels });
    if (document.activeElement?.closest("#t-choices, #t-kinds")) letGo(document.activeElement);
    question.begin(drawing);
    waiting = false;
    advise([]);
    if (past) panel.past(null);
    past = false;
    if (hasty) panel.note(null);
    hasty = false;
    board.render(drawing.html, { open, names: now.names, panels: drawing.panels });
    panels.drawn();
    typed.show(drawing.text ?? "");
    typed.offer(now.moves);
    drawn = drawing;
    stage.close();
    card.renew();
  }
  now.frame = frame;
  sounds.frame(frame, { moved: Boolean(drawing?.motion) && !staged });
  staged = false;
  ending.show(frame);
  panel.frame(frame, drawing);
  panels.people(frame);
  if (open && !touched.length) offer(open);
  else light();
  if (advised.length) advise(advised);
  advice.follow(touched);
}

// What others did is staged deed by deed, unless nobody looks: the frame that follows shows how it ended.
function film(message) {
  unpack(message);
  films += 1;
  queue(async () => {
    films -= 1;
    staged = Boolean(message.deed);
    if (!past && !document.hidden) await stage.show(message, () => films);
  });
}

// The last turn of the others again, then how things are now.
function retell(turn) {
  turn.forEach(unpack);
  queue(async () => {
    let left = turn.length;
    for (const one of turn) {
      left -= 1;
      await stage.show(one, () => left + 1);
    }
    stage.close();
    if (!drawn) return;
    board.render(drawn.html, { open: new Set(), names: now.names, panels: drawn.panels });
    afterDrawing();
    light();
  });
}

// A drawing in which nothing can be touched; without panels those stay as they are.
function render(html, rows) {
  board.render(html, { open: new Set(), names: {}, panels: rows });
  afterDrawing();
}

// What the page itself keeps of panels that were made anew.
function afterDrawing() {
  panels.drawn();
  panels.lit();
  if (now.frame) panels.people(now.frame);
}

function showPast(message) {
  past = true;
  touched = [];
  board.render(message.html, { panels: message.panels });
  board.light(new Set(), [], {});
  afterDrawing();
  panel.past(message.ply);
  typed.show(message.text);
}

function look(ply) {
  send({ do: "look", ply });
}

// touching

function onTouch(target) {
  panel.note(null);
  if (past) return look(-1);
  if (waiting || !socket.open || !now.frame) return early();
  if (!touched.length && !lit(follow(now.moves, [])).has(target)) choose(question.those(""));
  const alive = follow(now.moves, touched);
  if (lit(alive).has(target)) touched.push(target);
  else if (touched.includes(target)) touched.splice(touched.lastIndexOf(target));
  else if (lit(follow(now.moves, [])).has(target)) touched = [target];
  else return why(target);
  const made = complete(follow(now.moves, touched));
  if (!made) return question.want(touched) ? void (lighting = setTimeout(light, FRAME)) : light();
  play(made.move[0], now.rev, panel.careful());
  if (waiting) setTimeout(() => waiting && light(), SOON);
  else light();
}

// A wish that comes too early is told, not swallowed, until what it was too early for is there.
function early() {
  hasty = true;
  panel.note({ text: socket.open ? words.moment : words.nonet });
}

// Only the moves of one kind of action are lit, or all again.
function choose(moves) {
  if (moves.length === question.moves?.length) question.kind = "";
  now.moves = moves;
  touched = [];
  light();
}

// Whether this can be touched and something else after it: it is then dragged there as well.
function takes(target) {
  const alive = waiting || past ? [] : follow(now.moves, [...touched, target]);
  return alive.length > 0 && !complete(alive);
}

// What cannot be touched shows its card, and why not.
function why(target) {
  card.touched(target);
  socket.send({ do: "why", target, rev: now.rev });
}

// What is only looked at shows its card; whoever is asked is told too why it cannot be touched.
function explain(target) {
  const playable = touched.includes(target) || [touched, []].some((steps) => lit(follow(now.moves, steps)).has(target));
  socket.send(now.frame?.mine && !playable && !past ? { do: "why", target, rev: now.rev } : { do: "card", target });
}

function play(move, rev, ask) {
  waiting = true;
  page.classList.remove("mine");
  panels.shut();
  led = advice.left(touched);
  advise([]);
  if (!socket.send({ do: "move", move, rev, ask })) waiting = false;
}

// A move that was chosen from the list or typed.
function choice(move) {
  if (waiting || past || !socket.open) return early();
  play(move, now.rev, panel.careful());
  light();
}

function back(all) {
  if (all) touched = [];
  else touched.pop();
  light();
}

function light() {
  const active = socket.open && !past;
  const alive = active ? follow(now.moves, touched) : [];
  const open = waiting ? new Set() : lit(alive);
  board.light(open, touched, now.names);
  offer(open);
  advice.follow(touched);
}

// What is not drawn is offered by buttons. The class tells other scripts who is asked; no style hangs on it, for the page would be
// painted once more before the move.
function offer(open) {
  clearTimeout(lighting);
  page.classList.toggle("mine", Boolean(now.frame?.mine) && !waiting);
  if (now.frame) question.touched(past ? [] : touched, waiting);
  const names = { ...now.names, ...question.ways };
  const offered = [...open].filter((target) => question.ways[target] || (!board.has(target) && !question.isAnswered(target)));
  panel.choices(offered, touched.filter((target) => !board.has(target)), names);
  panel.stepping(touched.length > 0 && !waiting);
  panels.lit(open.size > 0, touched.length > 0);
  pointer.point(now.names, [...open, "", ...touched].join(" "));
}

function send(message) {
  if (message.do === "back") back(false);
  else if (message.do === "unhint") advise([]);
  else if (["undo", "hint", "resign", "draw", "answer"].includes(message.do)) return socket.send({ ...message, rev: now.rev });
  else return socket.send(message);
  return true;
}

function onState(open) {
  page.classList.toggle("offline", !open);
  panel.online(open);
  sent = [];
  if (!open) {
    touched = [];
    waiting = false;
  }
  light();
}

document.addEventListener("change", ({ target }) => {
  if (target.dataset?.setting === "pace") socket.send({ do: "staging", on: target.value !== "once" });
});
page.addEventListener("deed", ({ detail }) => sounds.play(detail.takes ? "capture" : "move"));
narrow.addEventListener("change", () => socket.send({ do: "width", narrow: narrow.matches }));

document.addEventListener("keydown", (event) => {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  if (event.key === "Escape") {
    if (panel.dismiss() || advise([]) || panels.shut()) return;
    if (past) look(-1);
    else back(false);
  } else if (!event.target.closest("input:not([type=checkbox]), textarea, select, dialog")) panel.key(event.key);
});
