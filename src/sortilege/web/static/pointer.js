// Where the drawing is longer than the window: points at what is lit outside of it, and brings it into view when nothing
// else is lit. It looks after the painting, never between a touch and its answer.
import { hide, say } from "./dom.js";
import { painted } from "./focus.js";

const SCROLLS = ["phone", "lying"];
const LIT = "#t-board .lit, .own .lit, #t-others .lit";
const EDGE = 12; // pixels
const $ = (name) => document.querySelector(`#t-${name}`);

export class Pointer {
  constructor(page, panels, zoom) {
    this.page = page;
    this.panels = panels;
    this.zoom = zoom;
    this.names = {};
    this.goals = {};
    for (const side of ["above", "below"]) $(side).addEventListener("click", () => this.goals[side] && show(this.goals[side]));
    const later = () => this.later(false);
    addEventListener("scroll", later, { passive: true, capture: true });
    addEventListener("resize", later);
    // What the sheet covers, for the browser's own scrolling.
    new ResizeObserver(([{ target }]) => {
      if (!scrolls()) return;
      document.documentElement.style.setProperty("--foot", `${target.offsetHeight}px`);
      later();
    }).observe($("asking"));
  }

  // After a drawing or a touch; where something else is lit, it may be gone to.
  point(names, lit) {
    this.names = names;
    this.later(lit !== this.lit);
    this.lit = lit;
  }

  // What a hint names is brought into view in any case: all of its steps, or the next.
  bring(steps, next) {
    painted(() => {
      const hinted = [...this.page.querySelectorAll(":is(#t-board, #t-panels, #t-others) .hinted")]; // buttons of the question are seen
      const place = (targets) => hinted.find((one) => targets.includes(one.dataset.target));
      const first = place(steps[next] ?? []);
      if (!first) return;
      this.panels.reveal(first);
      if (!scrolls() && first.closest("#t-board")) return;
      if (!together(steps.map(place).filter(Boolean))) show(first);
    });
  }

  later(moves) {
    this.moves ||= moves;
    if (this.waits || !scrolls()) return scrolls() || this.tell([], []);
    this.waits = true;
    painted(() => {
      this.waits = false;
      this.look();
    });
  }

  look() {
    if (this.moves) this.zoom.follow();
    const lit = [...this.page.querySelectorAll(isLying() ? `${LIT}, .page.on .lit` : LIT)];
    const rooms = { true: room(true), false: room(false) };
    const off = (element) => {
      const { top, height } = element.getBoundingClientRect();
      const [high, low] = rooms[Boolean(element.closest("#t-board"))];
      return top + height / 2 < high ? -1 : top + height / 2 > low ? 1 : 0;
    };
    const places = lit.map((element) => [element, off(element)]);
    const [above, below] = [-1, 1].map((side) => places.filter(([, place]) => place === side).map(([element]) => element));
    const alone = lit.length && above.length + below.length === lit.length && !$("choices").querySelector("button");
    if (alone && this.moves) show(below[0] ?? above.at(-1));
    this.moves = false;
    this.tell(above.reverse(), below);
  }

  tell(above, below) {
    for (const [side, arrow, found] of [["above", "↑", above], ["below", "↓", below]]) {
      const [first] = found;
      const button = $(side);
      this.goals[side] = first;
      hide(button, !first);
      if (!first) continue;
      const name = this.names[first.dataset.target] ?? first.getAttribute("aria-label") ?? first.querySelector(".r-name")?.textContent ?? "";
      const more = new Set(found.map((element) => element.dataset.target)).size - 1;
      say(button, `${arrow} ${name}` + (more ? ` +${more}` : ""));
    }
    hide($("above").parentElement, !above.length && !below.length);
  }
}

function scrolls() {
  return SCROLLS.includes(document.documentElement.dataset.shape);
}

function isLying() {
  return document.documentElement.dataset.shape === "lying";
}

// From where to where the drawing is seen, or what is read beside it: on a phone that lies, this is below the question.
function room(drawn = true) {
  const stage = $("stage").getBoundingClientRect();
  const sheet = $("asking").getBoundingClientRect();
  if (!isLying()) return [0, sheet.top];
  return [drawn ? stage.top : sheet.bottom, stage.bottom];
}

// Whether all of these are seen at once: on a phone the page is scrolled so, if that can be.
function together(things) {
  if (document.documentElement.dataset.shape !== "phone" || things.some((one) => one.closest(".page"))) return false;
  const boxes = things.map((one) => one.getBoundingClientRect());
  const [high, low] = [Math.min(...boxes.map((box) => box.top)), Math.max(...boxes.map((box) => box.bottom))];
  const [top, bottom] = room();
  if (low - high > bottom - top - 2 * EDGE) return false;
  if (high < top + EDGE || low > bottom - EDGE) scrollBy(0, (high + low - top - bottom) / 2);
  return true;
}

function show(element) {
  element.scrollIntoView({ block: "center", inline: "nearest" });
}
