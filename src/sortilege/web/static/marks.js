// The numbers of the steps that a hint shows: small discs at the corners of what is to be touched, and how far a hand is.

const SVG = "http://www.w3.org/2000/svg";
const [LEAST, MOST] = [8, 11]; // radius of a disc, in pixels of the screen,
const SHARE = 0.2; // of what it lies on, if that is small: a finger's breadth around a token
const LETTER = 12; // pixels of its number at least

// Which steps touch each target from this one on: "1", or "1·3" for one that is touched twice; and whether it is next.
export function numbers(steps, from, next) {
  const found = new Map();
  steps.forEach((targets, i) => {
    for (const target of i < from ? [] : new Set(targets)) {
      const known = found.get(target);
      found.set(target, { text: known ? `${known.text}·${i + 1}` : String(i + 1), next: known?.next || i === next });
    }
  });
  return found;
}

// The step that a hand has come to which had done so many before, and what is left to touch of it; -1 and nothing if it
// touches something else.
export function reached(steps, done, touched) {
  let at = done;
  let left = [...(steps[at] ?? [])];
  for (const target of touched) {
    if (!left.includes(target)) return { at: -1, left: [] };
    left.splice(left.indexOf(target), 1);
    while (!left.length && at < steps.length) left = [...(steps[++at] ?? [])];
  }
  return { at, left };
}

// Outlines a target that a step touches, and no other; what comes later is only numbered.
export function dress(element, mark) {
  element.classList.toggle("hinted", Boolean(mark));
  element.classList.toggle("later", Boolean(mark && !mark.next));
  if (mark) element.dataset.step = mark.text;
  else delete element.dataset.step;
}

// Puts the numbers on a drawing; those of an earlier hint go.
export function number(svg, marks, elementOf) {
  clear(svg);
  const written = [...svg.querySelectorAll("text")].map((text) => text.getBoundingClientRect());
  for (const [target, mark] of marks) {
    const element = elementOf(target);
    if (!element) continue;
    svg.append(disc(svg, element, mark, written));
    written.push(svg.lastElementChild.getBoundingClientRect());
  }
}

export function clear(svg) {
  for (const old of svg?.querySelectorAll(".step-number") ?? []) old.remove();
}

function disc(svg, element, { text, next }, written) {
  const page = svg.getScreenCTM();
  const { width, height } = element.getBoundingClientRect();
  const radius = clamp(SHARE * Math.min(width, height), LEAST, MOST);
  const r = radius / page.a;
  const size = Math.max(LETTER / page.a, (text.length > 1 ? 1.15 : 1.3) * r);
  const half = text.length > 2 ? 0.4 * r + 0.29 * text.length * size : r;
  const at = corner(element, written, radius).matrixTransform(page.inverse());
  const { width: right, height: bottom, x: left, y: top } = svg.viewBox.baseVal;
  const mark = make("g", { class: next ? "step-number" : "step-number later", "aria-hidden": "true" });
  const [cx, cy] = [clamp(at.x, left + half, left + right - half), clamp(at.y, top + r, top + bottom - r)];
  const shape = { x: cx - half, y: cy - r, width: 2 * half, height: 2 * r, rx: r };
  mark.append(make("rect", shape), make("text", { x: cx, y: cy, "font-size": size }, text));
  return mark;
}

// The first corner of a target, on the screen, at which a disc covers nothing that is written there; else its upper right one.
function corner(element, written, radius) {
  const { x, y, width, height } = element.getBBox();
  const corners = [[x + width, y], [x + width, y + height], [x, y], [x, y + height]].map(([left, top]) =>
    new DOMPoint(left, top).matrixTransform(element.getScreenCTM()),
  );
  const covers = (at) => written.some((box) => Math.hypot(at.x - clamp(at.x, box.left, box.right), at.y - clamp(at.y, box.top, box.bottom)) < radius);
  return corners.find((at) => !covers(at)) ?? corners[0];
}

function clamp(value, least, most) {
  return Math.min(most, Math.max(least, value));
}

function make(name, attributes, text = "") {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.textContent = text;
  return made;
}
