// A drawing and the lines it came in. Each layer begins a line, and each drawing in it: what stands on a line that stays
// or comes back is not even read again, so that a move costs the browser what it changes.
import { parsed } from "./dom.js";
import { KEEPS_STATE, morph, morphAttributes, put, sameKind } from "./morph.js";

const REMEMBERED = 400; // lines of a layer that are gone and may come back, as when the view changes with the turn

export class Layers {
  constructor(root) {
    this.root = root;
    this.head = null; // the line that begins the document, with its description
    this.layers = [];
  }

  // Shows a drawing, given as a text or line by line; returns the elements that are gone. New targets are dressed before
  // they are compared with the old ones, for an attribute that comes and goes costs more than one that stays.
  render(html, dress) {
    const [head, ...lines] = typeof html === "string" ? html.split("\n") : html;
    const layers = layersOf(lines);
    if (layers.length !== this.layers.length || layers.some(({ open }, i) => open !== this.layers[i].open)) this.begin(head, layers);
    if (head !== this.head) this.rename(head);
    return this.layers.flatMap((layer, i) => update(layer, layers[i].lines, dress));
  }

  // Whether this element's line is not in a new drawing.
  leaves(element, html) {
    const row = this.layers.flatMap(({ rows }) => rows).find(({ nodes }) => nodes.includes(element));
    return Boolean(row) && !(typeof html === "string" ? html.split("\n") : html).includes(row.line);
  }

  begin(head, layers) {
    const [svg] = parsed(`${head}${layers.map(({ open, close }) => open + close).join("")}</svg>`);
    const old = this.root.firstElementChild;
    if (old) old.replaceWith(svg);
    else this.root.append(svg);
    const elements = [...svg.children].slice(-layers.length);
    this.layers = layers.map(({ open }, i) => ({ open, element: elements[i], rows: [], past: new Map() }));
    [this.svg, this.head] = [svg, head];
  }

  // Another size, label or description.
  rename(head) {
    const [wanted] = parsed(`${head}</svg>`);
    morphAttributes(this.svg, wanted);
    this.svg.querySelector(":scope > desc")?.remove();
    this.svg.prepend(...wanted.children);
    this.head = head;
  }
}

function layersOf(lines) {
  const layers = [];
  let layer = null;
  for (const line of lines) {
    if (line.startsWith("</")) {
      if (layer) layer.close = line;
      layer = null;
    } else if (layer) layer.lines.push(line);
    else layers.push((layer = { open: line, lines: [], close: "" }));
  }
  return layers;
}

// Lines that were there before keep their elements. Of the new ones, pieces whose id stays are changed, so that they
// glide; the rest is made. What glides or comes stands above the other pieces until the next drawing: the browser gives
// it a layer of its own, and one more to each thing that lies above it.
function update(layer, lines, dress) {
  const before = new Map();
  for (const row of layer.rows) before.set(row.line, [...(before.get(row.line) ?? []), row]);
  const rows = lines.map((line) => before.get(line)?.shift() ?? recall(layer, line) ?? { line, nodes: null });
  const gone = [...before.values()].flat();
  const fresh = rows.filter((row) => !row.nodes);
  const made = fresh.length ? parsed(`<svg>${fresh.map(({ line }) => `<g>${line}</g>`).join("")}</svg>`)[0].children : [];
  for (const node of made) node.querySelectorAll("[data-target]").forEach(dress);
  const named = new Map(gone.flatMap((row) => row.nodes).flatMap((node) => (isPiece(node) ? [[node.id, node]] : [])));
  fresh.forEach((row, i) => (row.nodes = [...made[i].childNodes].map((node) => renew(node, named))));
  const above = new Set(KEEPS_STATE ? fresh.flatMap((row) => row.nodes).filter(isPiece) : []);
  for (const node of above) put(layer.element, node, null);
  const kept = new Set(rows.flatMap((row) => row.nodes));
  for (const child of [...layer.element.childNodes]) if (!kept.has(child)) child.remove();
  let here = layer.element.firstChild;
  for (const node of kept) {
    if (above.has(node)) continue;
    if (node === here) here = here.nextSibling;
    else put(layer.element, node, here);
  }
  layer.rows = rows;
  for (const row of gone) if (!row.nodes.some(isPiece)) layer.past.set(row.line, row);
  for (const line of layer.past.keys()) if (layer.past.size > REMEMBERED) layer.past.delete(line);
  return gone.flatMap((row) => row.nodes).filter((node) => !kept.has(node));
}

function recall(layer, line) {
  const row = layer.past.get(line);
  layer.past.delete(line);
  return row;
}

export function isPiece(node) {
  return Boolean(node.id && node.classList.contains("piece"));
}

function renew(node, named) {
  const old = named.get(node.id);
  if (!old || !sameKind(old, node)) return node;
  named.delete(node.id);
  morph(old, node);
  return old;
}
