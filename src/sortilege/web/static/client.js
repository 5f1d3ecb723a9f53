// A browser window at a table: shows frames, follows touches, sends whole gestures. It knows no rule of any game.
import { Board, slim } from "./board.js";
import { fill } from "./counsel.js";
import { Socket } from "./socket.js";
import { Panel } from "./panel.js";
import { complete, follow, lit } from "./gesture.js";

const page = document.querySelector("#t-table");
const words = JSON.parse(document.querySelector("#t-words").textContent);
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const STEP = 280; // milliseconds that a ply is shown before the next
const SOON = 80; // milliseconds; a move that takes longer is shown as touched meanwhile
const MANY = 8; // drawings that wait to be shown; with more, those in between are left out

let now = { rev: -1, moves: [], names: {}, frame: null };
let touched = [];
let waiting = false; // a move is under way
let past = false; // an earlier position is shown
let reel = Promise.resolve(); // frames are shown one after the other
let queued = 0;
let lastMotion = 0;
let sent = []; // the lines of drawings that came

const board = new Board(document.querySelector("#t-board"), onTouch);
const panel = new Panel(page, words, { touch: onTouch, send, look });
const socket = new Socket(() => `${page.dataset.socket}?narrow=${Number(slim.matches)}`, { message: onMessage, state: onState });

function onMessage(message) {
  if (message.type === "frame" || message.type === "film") {
    queued += 1;
    const drawing = message.type === "film" ? message : message.board;
    if (drawing) drawing.html = whole(drawing.html);
    reel = reel.then(() => (message.type === "film" ? film(message.html) : show(message))).finally(() => (queued -= 1));
  } else if (message.type === "past") showPast(message);
  else if (message.type === "note") {
    if (message.resync) waiting = false;
    light();
    panel.note(message);
  } else if (message.type === "confirm") {
    waiting = false;
    light();
    panel.confirm(message.text, (yes) => {
      if (yes) play(message.move, message.rev, false);
      else back(true);
    });
  } else if (message.type === "hinted" && message.rev === now.rev) {
    panel.note(null);
    fill(document.querySelector("#t-best"), message.best, words);
    board.hint(message.targets);
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

async function show(frame) {
  const drawing = frame.board;
  let open = null;
  if (drawing) {
    if (drawing.motion && !hurried()) await pause();
    now.rev = frame.rev;
    now.moves = drawing.moves ?? [];
    now.names = drawing.names ?? {};
    touched = [];
    waiting = false;
    fill(document.querySelector("#t-best"), [], words);
    if (past) panel.past(null);
    past = false;
    open = lit(follow(now.moves, []));
    board.draw(drawing.html, { open, names: now.names });
    panel.text(drawing.text ?? "");
    if (drawing.motion) lastMotion = performance.now();
  }
  now.frame = frame;
  panel.frame(frame, drawing);
  if (open) offer(open);
  else light();
}

// What happened since the last frame is shown ply by ply, unless there is too much of it or nobody looks.
async function film(html) {
  if (hurried()) return;
  await pause();
  board.draw(html, { open: new Set(), names: {} });
  lastMotion = performance.now();
}

function hurried() {
  return past || calm.matches || document.hidden || queued > MANY;
}

function pause() {
  const left = lastMotion + STEP - performance.now();
  return left > 0 ? new Promise((done) => setTimeout(done, left)) : undefined;
}

function showPast(message) {
  past = true;
  touched = [];
  board.draw(message.html);
  board.light(new Set(), [], {});
  panel.past(message.ply);
  panel.text(message.text);
}

function look(ply) {
  send({ do: "look", ply });
}

// touching

function onTouch(target) {
  panel.note(null);
  if (past) return look(-1);
  if (waiting || !socket.open || !now.frame) return;
  const alive = follow(now.moves, touched);
  if (lit(alive).has(target)) touched.push(target);
  else if (touched.includes(target)) touched.splice(touched.lastIndexOf(target));
  else if (lit(follow(now.moves, [])).has(target)) touched = [target];
  else return send({ do: "why", target, rev: now.rev });
  const made = complete(follow(now.moves, touched));
  if (!made) return light();
  play(made.move[0], now.rev, panel.careful());
  if (waiting) setTimeout(() => waiting && light(), SOON);
  else light();
}

// Who moves on does not wait for what still glides.
function play(move, rev, ask) {
  waiting = true;
  page.classList.remove("mine");
  lastMotion = 0;
  board.hint([]);
  if (!socket.send({ do: "move", move, rev, ask })) waiting = false;
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
}

// What is not drawn is offered by buttons. The class tells other scripts who is asked; no style hangs on it, for the page would be
// painted once more before the move.
function offer(open) {
  page.classList.toggle("mine", Boolean(now.frame?.mine) && !waiting);
  panel.choices([...open].filter((one) => !board.has(one)), touched.filter((one) => !board.has(one)), now.names);
  panel.stepping(touched.length > 0 && !waiting);
}

function send(message) {
  if (message.do === "back") back(false);
  else if (["undo", "hint", "resign", "draw", "answer"].includes(message.do)) socket.send({ ...message, rev: now.rev });
  else socket.send(message);
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

slim.addEventListener("change", () => socket.send({ do: "width", narrow: slim.matches }));

document.addEventListener("keydown", (event) => {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  if (event.key === "Escape") {
    if (panel.dismiss()) return;
    if (past) look(-1);
    else back(false);
  } else if (!event.target.closest("input, textarea, select, dialog")) panel.key(event.key);
});
