// Dragging: from a thing that can be touched to where it goes, as if both had been touched, by mouse or by finger. A piece
// of class `drags` is not touched itself: where it is dropped is. What is dropped where its preview shows it stays touched;
// elsewhere it is let go. A finger drags what lies in the drawing; in panels it scrolls.
import { meant } from "./board.js";

const FAR = 8; // pixels; less is a touch with an unsteady hand
const NEAR = 12; // from the middle of a target to that of its piece, which need not be as high as it is wide
const FINGER = 32; // a finger that drops so near to a place means it

export class Drag {
  // `takes(target)` tells whether something is left to be touched after this; `touch` touches.
  constructor(page, { takes, touch }) {
    this.page = page;
    this.takes = takes;
    this.touch = touch;
    this.board = page.querySelector("#t-board");
    page.addEventListener("pointerdown", (event) => this.down(event));
    page.addEventListener("pointermove", (event) => this.move(event));
    page.addEventListener("pointerup", (event) => this.up(event));
    page.addEventListener("pointercancel", () => this.let());
    page.addEventListener("click", (event) => this.click(event), true);
    page.addEventListener("dragstart", (event) => event.preventDefault());
    // A finger on what can be dragged does not scroll.
    this.board.addEventListener("touchmove", (event) => this.from?.grips && event.cancelable && event.preventDefault(), { passive: false });
  }

  down(event) {
    if (!event.isPrimary) return this.let(); // a second finger zooms
    this.dropped = false;
    const thing = event.button === 0 ? meant(event)?.closest(":is(.lit, .touched, .drags)") : null;
    if (!thing) return void (this.from = null);
    const [target, touched] = [thing.dataset.target, thing.classList.contains("touched")];
    const carried = !touched && !thing.classList.contains("lit"); // only to be dragged
    const taken = touched || carried;
    const grips = this.board.contains(thing) && (taken || this.takes(target));
    this.from = { thing, target, taken, carried, grips, x: event.clientX, y: event.clientY };
    return undefined;
  }

  move(event) {
    if (!event.isPrimary) return undefined;
    if (this.ghost) return this.follow(event);
    if (!this.from || Math.hypot(event.clientX - this.from.x, event.clientY - this.from.y) < FAR) return undefined;
    if (!this.from.taken && !this.takes(this.from.target)) this.from = null;
    else this.begin(event);
    return undefined;
  }

  begin(event) {
    if (!this.from.taken) this.touch(this.from.target);
    this.ghost = document.createElement("div");
    this.ghost.className = `ghost ${event.pointerType}`;
    const [piece, sign] = [this.piece(), this.from.thing.querySelector("svg")];
    if (piece) this.ghost.append(copy(piece));
    else if (sign) this.ghost.append(sized(sign.cloneNode(true), sign));
    this.page.append(this.ghost);
    this.page.classList.add("dragging");
    this.page.setPointerCapture(event.pointerId);
    this.follow(event);
  }

  // The piece that lies where the drag began, if it came from the drawing.
  piece() {
    if (!this.board.contains(this.from.thing)) return null;
    const here = middle(this.from.thing);
    return [...this.board.querySelectorAll(".piece:not(.leaving)")].reverse().find((piece) => apart(middle(piece), here) < NEAR);
  }

  follow(event) {
    this.ghost.style.translate = `${event.clientX}px ${event.clientY}px`;
  }

  up(event) {
    if (!event.isPrimary) return;
    if (!this.ghost) return void this.let();
    const to = this.under(event);
    const { target, carried } = this.from;
    const stays = !to && (carried || this.lands(target, event));
    this.let();
    this.dropped = true;
    setTimeout(() => (this.dropped = false)); // a click follows at once, or none
    if (stays) return;
    if (to && to !== target) this.touch(to);
    else this.touch(target);
  }

  // What it is dropped on.
  under(event) {
    const hit = document.elementsFromPoint(event.clientX, event.clientY).map((one) => one.closest(".lit[data-target]")).find(Boolean);
    if (hit || event.pointerType === "mouse") return hit?.dataset.target;
    const far = (one) => apart(middle(one), { x: event.clientX, y: event.clientY });
    const near = [...this.board.querySelectorAll(".lit[data-target]")].filter((one) => far(one) < FINGER);
    return near.sort((one, other) => far(one) - far(other))[0]?.dataset.target;
  }

  // Whether it is dropped where the preview of this target shows it.
  lands(target, { clientX: x, clientY: y }) {
    const places = [...this.board.querySelectorAll(`[data-preview="${target}"] .landing`)].map((one) => one.getBoundingClientRect());
    return places.some(({ left, right, top, bottom }) => x > left && x < right && y > top && y < bottom);
  }

  let() {
    this.ghost?.remove();
    this.page.classList.remove("dragging");
    this.ghost = this.from = null;
  }

  click(event) {
    if (!this.dropped) return;
    event.preventDefault();
    event.stopPropagation();
  }
}

// A drawing of its own of a piece, as large as it is seen.
function copy(piece) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const look = piece.cloneNode(true);
  const box = piece.getBBox();
  for (const name of ["id", "transform", "class"]) look.removeAttribute(name);
  look.removeAttribute("style");
  svg.setAttribute("viewBox", `${box.x} ${box.y} ${box.width} ${box.height}`);
  svg.append(look);
  return sized(svg, piece);
}

function sized(svg, like) {
  const { width, height } = like.getBoundingClientRect();
  svg.setAttribute("width", width);
  svg.setAttribute("height", height);
  return svg;
}

function middle(element) {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

function apart(one, other) {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
