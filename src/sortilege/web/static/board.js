// The drawing: goes from frame to frame, lights targets, and turns taps and keys into touches.
import { isPiece, Layers } from "./layers.js";

// Whether the window is as narrow as a phone, as in style.css; the parts of a drawing then stand below each other.
export const slim = matchMedia("(max-width: 46rem)");
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export class Board {
  constructor(root, touch) {
    this.root = root;
    this.touch = touch;
    this.hints = new Set();
    this.dressed = new WeakMap(); // how each target was dressed last: most stay as they are
    this.layers = new Layers(root);
    this.mirrors = !attributesMove(root);
    root.addEventListener("click", (event) => {
      const target = event.target.closest("[data-target]");
      if (target) touch(target.dataset.target);
    });
    root.addEventListener("keydown", (event) => this.key(event));
  }

  // Without `open` nothing of the new drawing is lit.
  draw(html, { open, names } = {}) {
    this.hints.clear();
    const gone = this.layers.draw(html, (one) => open && this.dress(one, open, [], names));
    if (this.mirrors) mirror(this.root);
    this.fade(gone.filter(isPiece));
    this.targets = Map.groupBy
      ? Map.groupBy(this.root.querySelectorAll("[data-target]"), (one) => one.dataset.target)
      : group(this.root.querySelectorAll("[data-target]"));
    if (open) this.light(open, [], names);
    else this.root.querySelectorAll("[data-target]").forEach((one) => this.undress(one));
    this.root.dispatchEvent(new Event("drawn"));
  }

  // Pieces that are gone fade where they stood; the next drawing clears them in any case.
  fade(pieces) {
    const layer = this.root.querySelector(".pieces");
    for (const piece of layer ? pieces : []) {
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
    // What a touched target would do: drawn hidden, shown as long as it is touched.
    for (const one of this.root.querySelectorAll("[data-preview]")) {
      set(one, "visibility", touched.includes(one.dataset.preview) ? "visible" : "hidden");
    }
  }

  dress(element, open, touched, names) {
    const target = element.dataset.target;
    const isLit = open.has(target);
    const isTouched = touched.includes(target);
    const state = [isLit, isTouched, this.hints.has(target), names[target]].join();
    if (this.dressed.get(element) === state) return;
    this.dressed.set(element, state);
    element.classList.toggle("lit", isLit);
    element.classList.toggle("touched", isTouched);
    element.classList.toggle("hinted", this.hints.has(target));
    set(element, "role", "button");
    set(element, "tabindex", isLit || isTouched ? "0" : "-1");
    set(element, "aria-disabled", String(!isLit && !isTouched));
    set(element, "aria-pressed", String(isTouched));
    if (names[target]) set(element, "aria-label", names[target]);
  }

  hint(targets) {
    this.hints = new Set(targets);
    for (const [target, elements] of this.targets ?? []) {
      for (const element of elements) {
        element.classList.toggle("hinted", this.hints.has(target));
        this.dressed.delete(element);
      }
    }
  }

  // As it came from the server.
  undress(element) {
    this.dressed.delete(element);
    element.classList.remove("lit", "touched", "hinted");
    for (const name of ["tabindex", "aria-disabled", "aria-pressed"]) element.removeAttribute(name);
  }

  key(event) {
    const here = event.target.closest("[data-target]");
    if (!here) return;
    if (event.key === "Enter" || event.key === " ") {
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
    for (const one of [...(this.targets ?? new Map()).values()].flat()) {
      const to = centre(one);
      const ahead = (to.x - from.x) * dx + (to.y - from.y) * dy;
      const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
      const cost = ahead + 3 * aside;
      if (one !== here && ahead > 1 && cost < least) [best, least] = [one, cost];
    }
    return best;
  }
}

// Writing an attribute costs the browser work even where nothing changes.
function set(element, name, value) {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

function group(elements) {
  const found = new Map();
  for (const one of elements) found.set(one.dataset.target, [...(found.get(one.dataset.target) ?? []), one]);
  return found;
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
  const moves = piece.getAnimations().some((one) => one.transitionProperty === "transform");
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
