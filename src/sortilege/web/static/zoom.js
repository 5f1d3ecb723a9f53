// A drawing brought nearer in its own place: by two fingers, or by a button, which goes to what is lit. One finger then
// pans, which is the browser's own scrolling. What is around the drawing stays where it is.

const LEAST = 2.2; // what the button does at least: then all that can be touched is a finger's breadth
const MOST = 4;
const NEAR = 1.05; // below this the drawing is whole again

export class Zoom {
  constructor(root, button) {
    this.root = root;
    this.button = button;
    this.factor = 1;
    root.addEventListener("touchstart", (event) => this.begin(event), { passive: false });
    root.addEventListener("touchmove", (event) => this.pinch(event), { passive: false });
    for (const name of ["touchend", "touchcancel"]) root.addEventListener(name, () => (this.fingers = null));
    this.width = innerWidth;
    addEventListener("resize", () => this.resize());
    button?.addEventListener("click", () => (this.factor > 1 ? this.whole() : this.approach()));
  }

  // two fingers: what lies between them stays between them

  begin(event) {
    if (event.touches.length !== 2) return;
    if (event.cancelable) event.preventDefault();
    this.fingers = { ...between(event.touches), factor: this.factor };
  }

  pinch(event) {
    if (!this.fingers || event.touches.length !== 2) return;
    if (event.cancelable) event.preventDefault();
    const now = between(event.touches);
    const { x, y } = this.fingers;
    this.root.scrollBy(x - now.x, y - now.y);
    Object.assign(this.fingers, { x: now.x, y: now.y });
    this.to((this.fingers.factor * now.apart) / this.fingers.apart, now);
  }

  // To what is lit: as near as all of it allows.
  approach() {
    const lit = this.lit();
    const frame = this.root.getBoundingClientRect();
    const box = around(lit.length ? lit : [frame]);
    const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
    const fits = 0.9 * Math.min(frame.width / (box.right - box.left), frame.height / (box.bottom - box.top));
    this.to(this.factor * Math.max(LEAST, fits), middle);
    this.root.scrollBy(middle.x - (frame.left + frame.right) / 2, middle.y - (frame.top + frame.bottom) / 2);
  }

  // After a drawing: if nothing of what is lit is seen, it is gone to.
  follow() {
    if (this.factor === 1) return;
    const frame = this.root.getBoundingClientRect();
    const lit = this.lit();
    if (!lit.length || lit.some((box) => inside(box, frame))) return;
    const { left, right, top, bottom } = around(lit);
    this.root.scrollBy((left + right - frame.left - frame.right) / 2, (top + bottom - frame.top - frame.bottom) / 2);
  }

  // Brings the drawing to so many times its whole size; the point `at` of the window stays where it is.
  to(factor, at) {
    const next = Math.min(MOST, factor);
    if (next < NEAR) return this.whole();
    const svg = this.root.querySelector("svg");
    const before = svg.getBoundingClientRect();
    if (this.factor === 1) this.fitted = { width: before.width, height: before.height };
    this.factor = next;
    this.root.style.setProperty("--fit", `${this.fitted.height}px`);
    this.root.style.setProperty("--wide", `${this.fitted.width * next}px`);
    this.root.style.setProperty("--tall", `${this.fitted.height * next}px`);
    this.show(true);
    const after = svg.getBoundingClientRect();
    const shift = (low, size) => after[low] + ((at[low === "left" ? "x" : "y"] - before[low]) / before[size]) * after[size];
    return this.root.scrollBy(shift("left", "width") - at.x, shift("top", "height") - at.y);
  }

  // A phone whose own bars come and go changes the height alone.
  resize() {
    if (this.width !== innerWidth) this.whole();
    this.width = innerWidth;
  }

  whole() {
    this.factor = 1;
    this.show(false);
  }

  show(zoomed) {
    this.root.classList.toggle("zoomed", zoomed);
    this.button?.setAttribute("aria-pressed", String(zoomed));
  }

  lit() {
    return [...this.root.querySelectorAll(".lit")].map((one) => one.getBoundingClientRect());
  }
}

function between([one, other]) {
  return {
    x: (one.clientX + other.clientX) / 2,
    y: (one.clientY + other.clientY) / 2,
    apart: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
  };
}

function around(boxes) {
  const [left, top] = ["left", "top"].map((side) => Math.min(...boxes.map((box) => box[side])));
  const [right, bottom] = ["right", "bottom"].map((side) => Math.max(...boxes.map((box) => box[side])));
  return { left, top, right, bottom };
}

function inside(box, frame) {
  return box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom;
}
