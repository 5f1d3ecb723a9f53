// The replay page: goes from moment to moment by buttons, keys, the scrubber and the list, or by itself.
import { Board, slim } from "./board.js";
import { Advice, judge } from "./advice.js";
import { Analysis } from "./analysis.js";
import { CardBox } from "./card.js";
import { Panels } from "./panels.js";
import { ruleLink } from "./dom.js";

const page = document.querySelector("#r-page");
const words = JSON.parse(document.querySelector("#r-words").textContent);
const find = (id) => document.querySelector(`#r-${id}`);
const KEPT = 200; // moments
const LOOK = 2500; // milliseconds between two looks at whether the game has gone on

const first = JSON.parse(find("now").textContent);
const board = new Board(find("board"), look, ["panels", "others"].map((part) => document.querySelector(`#t-${part}`)));
const panels = new Panels(page, words);
const card = new CardBox(page, words, explain);
const moments = new Map();
const advice = new Advice(find("best"), words, (...marks) => board.hint(...marks));
const judgement = new Advice(find("judged-best"), words, (...marks) => board.hint(...marks));
const analysis = new Analysis(page.dataset.base, page.dataset.seat, step, renew);
let here = { ...first, before: place(find("before")), after: place(find("after")) };
let wanted = here.at;
let busy = false;
let timer = 0;

function place(link) {
  return new URL(link.href).searchParams.get("at");
}

function load(at) {
  if (!moments.has(at)) {
    const answer = fetch(`${page.dataset.base}/moment?at=${at}&seat=${page.dataset.seat}&narrow=${Number(slim.matches)}`).then((response) => {
      if (!response.ok) throw new Error(String(response.status));
      return response.json();
    });
    answer.catch(() => moments.delete(at));
    moments.set(at, answer);
    if (moments.size > KEPT) moments.delete(moments.keys().next().value);
  }
  return moments.get(at);
}

// The page comes with a wide drawing alone; what is read beside it is fetched, and a narrow drawing where one is wanted.
async function rerender() {
  moments.clear();
  const at = here.at;
  const moment = await load(at);
  if (here.at !== at) return;
  paint(moment);
  judge(find("judged"), judgement, moment, words);
}
slim.addEventListener("change", rerender);
rerender();

// The drawing, and what is read beside it with who plays there.
function paint({ html, panels: lines }) {
  board.render(html, { panels: lines });
  panels.drawn();
  panels.people({ seat: -1, seats: first.people });
}

// Nothing is played here: what is touched shows its card.
function look(target) {
  card.touched(target);
  explain(target);
}

async function explain(target) {
  const answer = await fetch(`${page.dataset.base}/card?at=${here.at}&target=${encodeURIComponent(target)}`).catch(() => null);
  if (answer?.ok) card.show(await answer.json());
}

// One question at a time: whoever scrubs fast skips what lies between.
async function go(at) {
  wanted = at;
  if (busy) return;
  busy = true;
  try {
    while (here.at !== wanted) show((here = await load(wanted)));
    load(onward()).catch(() => {});
  } catch {
    stop();
  } finally {
    busy = false;
  }
}

function advise(moves) {
  find("best").hidden = !moves.length;
  advice.fill(moves);
}

function show(moment) {
  paint(moment);
  find("turn").textContent = moment.turn;
  find("told").textContent = moment.told;
  find("comment").textContent = moment.comment;
  find("comment").hidden = !moment.comment;
  find("ended").replaceChildren(moment.ended, " ", ruleLink(page, words, moment.rule));
  find("ended").hidden = !moment.ended;
  find("cost").textContent = moment.cost;
  find("cost").hidden = !moment.cost;
  find("better").textContent = moment.better;
  find("better").dataset.at = moment.chosen;
  find("better").href = `?at=${moment.chosen}&seat=${page.dataset.seat}`;
  find("better").parentElement.hidden = !moment.better;
  advise([]);
  judge(find("judged"), judgement, moment, words);
  analysis.point(moment.ply);
  find("position").value = moment.position;
  find("text").textContent = moment.board;
  find("range").value = moment.ply;
  find("range").setAttribute("aria-valuetext", `${moment.turn}: ${moment.told}`);
  find("ply").textContent = moment.ply;
  find("note").textContent = "";
  annotate(moment);
  find("branch").at.value = moment.at;
  for (const button of find("branch").querySelectorAll("button[name]")) button.disabled = moment.over;
  find("advice").disabled = !moment.asks;
  for (const link of document.querySelectorAll("[data-now-href], a[data-seat]")) {
    const address = new URL(link.href);
    address.searchParams.set("at", moment.at);
    link.href = address;
  }
  point(moment.at);
  history.replaceState(null, "", `?at=${moment.at}&seat=${page.dataset.seat}`);
  if (moment.after === moment.at) stop();
}

// Marks the line of this place in the list, and brings it into view.
function point(at) {
  document.querySelector("#r-log [aria-current]")?.removeAttribute("aria-current");
  const line = lineOf(at);
  line?.setAttribute("aria-current", "step");
  reveal(line);
}

// The line of the action that this place ends or lies in.
function lineOf(at) {
  const exact = document.querySelector(`#r-log [data-at="${at}"]`);
  if (exact || at.includes("-") || at === "0") return exact;
  return [...document.querySelectorAll("#r-log > li > [data-at]")].find((line) => Number(line.dataset.at) >= Number(at));
}

// By actions or turns of the rulebook, or by plies.
function around() {
  return { deed: here.deeds, turn: here.turns }[find("step").value] ?? [here.before, here.after];
}

function backward() {
  return around()[0];
}

function onward() {
  return around()[1];
}

// Comment and variation belong to the moment that is shown; its moves are asked for when somebody opens the forms.
async function annotate(moment) {
  const box = find("notes");
  if (!box) return;
  for (const field of box.querySelectorAll("[name=at]")) field.value = moment.at;
  find("say").value = moment.comment;
  const button = find("vary").querySelector("button");
  button.disabled = true;
  find("move").replaceChildren();
  if (!box.open) return;
  const answer = await fetch(`${page.dataset.base}/moves?at=${moment.at}`).catch(() => null);
  if (!answer?.ok || find("vary").at.value !== moment.at) return;
  const moves = await answer.json();
  find("move").replaceChildren(...moves.map(([text, name]) => new Option(name, text)));
  button.disabled = !moves.length;
}

// Scrolls the list alone, never the page.
function reveal(line) {
  const box = find("log").parentElement;
  if (!line) return box.scrollTo({ top: 0 });
  const top = line.getBoundingClientRect().top - box.getBoundingClientRect().top;
  if (top < 0 || top > box.clientHeight - 40) box.scrollTo({ top: box.scrollTop + top - box.clientHeight / 2 });
}

function toggle() {
  if (timer) return stop();
  if (here.after === here.at) go("0");
  timer = setInterval(() => go(onward()), Number(find("speed").value));
  tell(true);
}

function stop() {
  clearInterval(timer);
  timer = 0;
  tell(false);
}

function tell(runs) {
  find("play").textContent = runs ? words.pause : words.play;
  find("play").setAttribute("aria-pressed", String(runs));
}

function step(at) {
  stop();
  go(at);
}

// From the better move that is shown here on to what was played, or back to what had been better; and back again.
let compared = null;
function compare() {
  const link = [find("played"), find("better")].find((one) => one?.checkVisibility());
  const at = compared?.to === here.at ? compared.from : link?.dataset.at;
  if (!at) return;
  compared = { from: here.at, to: at };
  step(at);
}

const steps = { first: () => "0", before: backward, after: onward, last: () => page.dataset.last };
for (const [name, where] of Object.entries(steps)) {
  find(name).addEventListener("click", (event) => {
    event.preventDefault();
    step(where());
  });
}
find("play").addEventListener("click", toggle);
find("speed").addEventListener("change", () => {
  if (!timer) return;
  stop();
  toggle();
});
find("range").addEventListener("input", (event) => step(event.target.value));
for (const list of ["log", "turning", "better", "judged"]) {
  find(list)?.addEventListener("click", (event) => {
    const line = event.target.closest("[data-at]");
    if (!line || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    step(line.dataset.at);
  });
}

const KEYS = { ArrowLeft: "before", ArrowRight: "after", Home: "first", End: "last" };
document.addEventListener("keydown", (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey || event.target.closest("input, textarea, select, .as-text")) return;
  if (KEYS[event.key]) step(steps[KEYS[event.key]]());
  else if (event.key === "b") compare();
  else if (event.key === " " && !event.target.closest("button, a, summary")) toggle();
  else return;
  event.preventDefault();
});

async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    find("said").textContent = words.copied;
  } catch {
    find("said").textContent = text;
  }
}

find("notes")?.addEventListener("toggle", () => annotate({ at: here.at, comment: here.comment ?? find("say").value }));
find("link").addEventListener("click", () => copy(location.href));
find("copy").addEventListener("click", () => copy(find("position").value));
find("verify").addEventListener("click", async () => {
  find("said").textContent = await (await fetch(`${page.dataset.base}/verify`)).text();
});
find("advice").addEventListener("click", async () => {
  const at = here.at;
  find("note").textContent = words.thinks;
  const answer = await fetch(`${page.dataset.base}/advice?at=${at}&seat=${page.dataset.seat}`, { method: "POST" });
  const best = answer.ok ? await answer.json() : [];
  if (here.at !== at) return;
  find("note").textContent = "";
  judgement.unmark();
  advise(best);
});

// An analysis was made: the moments tell more now.
async function renew() {
  moments.clear();
  const at = here.at;
  const moment = await load(at).catch(() => null);
  if (moment && here.at === at) show((here = moment));
}

// A game that goes on: the list grows; whoever looked at the last ply goes on with it.
async function follow() {
  const state = page.dataset.running;
  if (!state || document.hidden) return;
  const answer = await fetch(`${page.dataset.base}/news?state=${state}&seat=${page.dataset.seat}`).catch(() => null);
  if (answer?.status !== 200) return;
  const news = await answer.json();
  const atEnd = here.at === page.dataset.last && !timer;
  if (news.over) delete page.dataset.running;
  else page.dataset.running = news.state;
  page.dataset.last = String(news.ply);
  find("range").max = news.ply;
  find("plies").textContent = news.ply;
  find("log").innerHTML = news.html;
  find("last").href = `?at=${news.ply}&seat=${page.dataset.seat}`;
  moments.clear();
  analysis.renew();
  if (atEnd || Number(here.at.split("-")[0]) > news.ply) go(page.dataset.last);
  else await renew();
}

if (page.dataset.running) setInterval(follow, LOOK);
point(here.at);
