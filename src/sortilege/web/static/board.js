// The drawing and the panels beside it: they go from frame to frame, light targets, and turn taps and keys into touches.
import { letGo } from "./focus.js";
import { isPiece, Layers } from "./layers.js";
import { LinedTree } from "./lines.js";
import { clear, dress, number, numbers } from "./marks.js";
import { Zoom } from "./zoom.js";

// Whether the window is as narrow as a phone, as in style.css; the parts of a drawing then stand below each other.
export const slim = matchMedia("(max-width: 46rem)");
const MANY = 60; // targets of a drawing that is brought nearer on a small screen
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export class Board {
  // `panels` are the parts of the page where more than the drawing is touched.
  constructor(root, touch, panels = []) {
    this.root = root;
    this.roots = [root, ...panels];
    this.panels = new LinedTree();
    this.touch = touch;
    this.hints = new Map(); // the numbers of the steps that a hint shows, by target
    this.dressed = new WeakMap(); // how each target was dressed last: most stay as they are
    this.layers = new Layers(root);
    this.zoom = new Zoom(root, document.querySelector("#t-zoom"));
    this.mirrors = !attributesMove(root);
    for (const part of this.roots) {
      part.addEventListener("click", (event) => {
        const target = meant(event);
        if (target) touch(target.dataset.target);
      });
      part.addEventListener("keydown", (event) => this.key(event));
    }
    for (const kind of ["pointerover", "pointerdown", "focusin"]) {
      root.closest("main")?.addEventListener(kind, ({ target }) => this.point(target.closest("[data-target]")?.dataset.target));
    }
  }

  // Without `open` nothing of the new drawing is lit; without `panels` those stay as they are.
  render(html, { open, names, panels } = {}) {
    this.release(html, { open, panels });
    this.hints.clear();
    clear(this.layers.svg);
    this.ghost();
    const ready = (target) => open && this.dress(target, open, [], names);
    const gone = this.layers.render(html, ready);
    if (panels) this.panels.render(panels, ready);
    this.shape();
    if (this.mirrors) mirror(this.root);
    this.fade(gone);
    const things = this.roots.flatMap((part) => [...part.querySelectorAll("[data-target]")]);
    this.targets = group(things);
    if (open) this.light(open, [], names);
    else {
      things.forEach((target) => this.undress(target));
      this.root.classList.remove("held");
    }
    this.root.dispatchEvent(new Event("drawn"));
  }

  // A target that has the focus lets go of it, if it is gone in this drawing or can be touched no more, or again.
  release(html, { open, panels }) {
    const focused = document.activeElement;
    const target = focused?.dataset.target;
    if (!target || !this.roots.some((part) => part.contains(focused))) return;
    const gone = this.root.contains(focused) ? this.layers.leaves(focused, html) : panels && !panels.some((line) => line.includes(`id="${focused.id}"`));
    if (gone || Boolean(open?.has(target)) !== (focused.tabIndex === 0)) letGo(focused);
  }

  // Tells the page how wide the drawing is for its height, so that it can be given its room before it is laid out.
  shape() {
    const { width, height } = this.layers.svg.viewBox.baseVal;
    const aspect = (width / height).toFixed(3);
    if (aspect === this.aspect || !width || !height) return;
    this.aspect = aspect;
    (this.root.closest("main") ?? this.root).style.setProperty("--aspect", aspect);
    this.root.classList.toggle("tall", aspect < 0.7);
    this.root.closest("main")?.classList.toggle("dense", this.root.querySelectorAll(".target").length > MANY);
  }

  // Pieces that are gone fade where they stood, in a look of their own if that is gone too; the next drawing clears them
  // in any case.
  fade(gone) {
    const layer = this.root.querySelector(".pieces");
    const looks = new Map(gone.map((node) => [`#${node.id}`, node]));
    for (const piece of layer ? gone.filter(isPiece) : []) {
      for (const use of piece.querySelectorAll("use")) use.replaceWith(looks.get(use.getAttribute("href"))?.cloneNode(true) ?? use);
      for (const named of piece.querySelectorAll("[id]")) named.removeAttribute("id");
      piece.removeAttribute("id");
      piece.classList.add("leaving");
      piece.addEventListener("animationend", () => piece.remove());
      layer.append(piece);
    }
  }

  has(target) {
    return Boolean(this.targets?.has(target));
  }

  light(open, touched, names) {
    for (const element of [...(this.targets ?? new Map()).values()].flat()) this.dress(element, open, touched, names);
    this.root.classList.toggle("held", touched.some((target) => this.targets?.get(target)?.some((one) => this.root.contains(one))));
    // What a touched target would do: drawn hidden, shown as long as it is touched.
    for (const preview of this.root.querySelectorAll("[data-preview]")) {
      set(preview, "visibility", touched.includes(preview.dataset.preview) ? "visible" : "hidden");
    }
    this.ghost(this.pointed);
  }

  point(target) {
    if (target !== this.pointed) this.ghost(target);
  }

  // What would slide, if this were touched: copies where the pieces would then lie, in the preview that is shown.
  ghost(target) {
    this.pointed = target;
    for (const way of this.root.querySelectorAll("[data-ghost]")) {
      const shown = way.dataset.ghost === target && way.closest("[data-preview]").getAttribute("visibility") === "visible";
      set(way, "display", shown ? "inline" : "none");
      for (const old of way.querySelectorAll(".ghosted")) old.remove();
      if (shown) way.append(...this.lying(way.dataset.cells).map((id) => copy(document.getElementById(id), way.dataset.by)).filter(Boolean));
    }
  }

  // The ids of what lies on these cells; what is no cell is an id itself.
  lying(cells) {
    const on = new Map(this.root.querySelector("[data-lying]").dataset.lying.split(" ").map((one) => one.split(":")));
    return cells.split(" ").flatMap((cell) => (on.get(cell) ?? cell).split(","));
  }

  dress(element, open, touched, names) {
    const target = element.dataset.target;
    const isLit = open.has(target);
    const isTouched = touched.includes(target);
    const mark = this.hints.get(target);
    const state = [isLit, isTouched, mark?.text, mark?.next, names[target]].join(" ");
    if (this.dressed.get(element) === state) return;
    this.dressed.set(element, state);
    element.classList.toggle("lit", isLit);
    element.classList.toggle("touched", isTouched);
    dress(element, mark);
    set(element, "role", "button");
    set(element, "tabindex", isLit || isTouched ? "0" : "-1");
    set(element, "aria-disabled", String(!isLit && !isTouched));
    set(element, "aria-pressed", String(isTouched));
    if (names[target]) set(element, "aria-label", names[target]);
  }

  // Numbers what the steps of a hint touch from one on, and outlines the next.
  hint(steps, from, next) {
    this.hints = numbers(steps, from, next);
    for (const [target, elements] of this.targets ?? []) {
      for (const element of elements) {
        dress(element, this.hints.get(target));
        this.dressed.delete(element);
      }
    }
    if (this.layers.svg) number(this.layers.svg, this.hints, (target) => this.place(target));
  }

  // Where a target lies in the drawing, or will lie.
  place(target) {
    const there = this.targets?.get(target);
    return there ? there.find((one) => this.root.contains(one)) : this.root.querySelector(`[data-holds="${CSS.escape(target)}"]`);
  }

  // As it came from the server.
  undress(element) {
    this.dressed.delete(element);
    dress(element);
    element.classList.remove("lit", "touched");
    for (const name of ["tabindex", "aria-disabled", "aria-pressed"]) element.removeAttribute(name);
  }

  key(event) {
    const here = event.target.closest("[data-target]");
    if (!here) return;
    if (event.key === "Enter" || event.key === " ") {
      if (here instanceof HTMLButtonElement) return; // the browser itself makes a click of it
      event.preventDefault();
      this.touch(here.dataset.target);
    } else if (ARROWS[event.key]) {
      event.preventDefault();
      this.nearest(here, ARROWS[event.key])?.focus();
    }
  }

  // The target that lies nearest in this direction, straight ahead before aside.
  nearest(here, [dx, dy]) {
    const from = centre(here);
    let best = null;
    let least = Infinity;
    for (const other of [...(this.targets ?? new Map()).values()].flat()) {
      const to = centre(other);
      const ahead = (to.x - from.x) * dx + (to.y - from.y) * dy;
      const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
      const cost = ahead + 3 * aside;
      if (other !== here && ahead > 1 && cost < least) [best, least] = [other, cost];
    }
    return best;
  }
}

// Where round targets overlap, as on a small screen, the one is meant whose middle is nearest; no other's is if its own is near enough.
export function meant(event) {
  const target = event.target.closest("[data-target]");
  const far = (one) => Math.hypot(centre(one).x - event.clientX, centre(one).y - event.clientY);
  if (!target?.matches("circle") || far(target) < target.getBoundingClientRect().width / 4) return target;
  const under = document.elementsFromPoint(event.clientX, event.clientY).filter((one) => one.matches("circle[data-target]"));
  if (!under.includes(target)) return target;
  return under.reduce((best, one) => (far(one) < far(best) ? one : best));
}

// Writing an attribute costs the browser work even where nothing changes.
function set(element, name, value) {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

function copy(piece, by) {
  if (!piece) return null;
  const made = document.createElementNS(piece.namespaceURI, "g");
  made.setAttribute("class", "ghosted");
  made.style.translate = by;
  made.append(piece.cloneNode(true));
  for (const one of made.children) one.removeAttribute("id");
  return made;
}

function group(elements) {
  if (Map.groupBy) return Map.groupBy(elements, (element) => element.dataset.target);
  const groups = new Map();
  for (const element of elements) groups.set(element.dataset.target, [...(groups.get(element.dataset.target) ?? []), element]);
  return groups;
}

function centre(element) {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

// Whether this browser runs CSS transitions when the attribute `transform` changes (WebKit does not).
function attributesMove(root) {
  const holder = document.createElement("div");
  holder.className = "probe";
  holder.innerHTML = '<svg viewBox="0 0 9 9"><g transform="translate(0,0)"></g></svg>';
  root.after(holder);
  const piece = holder.querySelector("g");
  getComputedStyle(piece).transform;
  piece.setAttribute("transform", "translate(5,5)");
  getComputedStyle(piece).transform;
  const moves = piece.getAnimations().some((animation) => animation.transitionProperty === "transform");
  holder.remove();
  return moves;
}

// By style object, not by attribute: the page's policy forbids inline styles.
function mirror(root) {
  for (const piece of root.querySelectorAll(".piece[transform]")) {
    const steps = [...piece.transform.baseVal].map(({ matrix }) => matrix);
    piece.style.transform = steps.map(({ a, b, c, d, e, f }) => `matrix(${a}, ${b}, ${c}, ${d}, ${e}, ${f})`).join(" ");
  }
}
