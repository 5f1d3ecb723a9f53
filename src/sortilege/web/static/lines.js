// What is read beside the drawing comes in lines too: an element each, or "+" and a tag that holds the lines up to its "-".
// An element whose line stays is not touched; one whose id stays is changed, and keeps focus, scrolling and whether it is open.
import { parsed } from "./dom.js";
import { morph, morphAttributes, put, sameKind } from "./morph.js";

const KEPT = ["open", "aria-selected", "tabindex", "aria-expanded"]; // attributes of what holds others that the page itself sets

export class LinedTree {
  constructor() {
    this.parts = new Map(); // by id of the part of the page: the nodes in it
  }

  // New targets are dressed before they are compared with the old ones.
  render(lines, dress) {
    const parts = new Map(tree(lines).map(({ line, nodes }) => [line, nodes]));
    const known = new Set(all([...this.parts.values()].flat()).map(({ line }) => line));
    for (const id of new Set([...this.parts.keys(), ...parts.keys()])) {
      const root = document.getElementById(id);
      const nodes = parts.get(id) ?? [];
      make(nodes, known, root instanceof SVGElement);
      if (root) update(root, this.parts.get(id) ?? [], nodes, dress);
    }
    this.parts = parts;
  }
}

function tree(lines) {
  const stack = [{ nodes: [] }];
  for (const line of lines) {
    if (line === "-") stack.pop();
    else if (line.startsWith("+")) {
      const node = { line: line.slice(1), nodes: [] };
      stack.at(-1).nodes.push(node);
      stack.push(node);
    } else stack.at(-1).nodes.push({ line, nodes: null });
  }
  return stack[0].nodes;
}

// All elements of lines that have not been shown are read at once: that costs much less than one by one.
function make(nodes, known, drawn) {
  const fresh = all(nodes).filter((node) => !known.has(node.line));
  const text = fresh.map(({ line, nodes: inside }) => (inside ? `${line}</${line.match(/\w+/)[0]}>` : line)).join("");
  const made = [...(drawn ? parsed(`<svg>${text}</svg>`)[0].children : parsed(text))];
  fresh.forEach((node, i) => (node.made = made[i]));
}

function all(nodes) {
  return nodes.flatMap((node) => (node.nodes ? [node, ...all(node.nodes)] : [node]));
}

function update(parent, before, nodes, dress) {
  const same = new Map();
  for (const node of before) same.set(node.line, [...(same.get(node.line) ?? []), node]);
  const stays = new Map(nodes.map((node) => [node, same.get(node.line)?.shift()]));
  const gone = new Map();
  for (const node of [...same.values()].flat()) gone.set(name(node.element), [...(gone.get(name(node.element)) ?? []), node]);
  for (const node of nodes) {
    const old = stays.get(node);
    if (old) node.element = old.element;
    else renew(node, gone, parent, dress);
    if (node.nodes) update(node.element, (old ?? node.was)?.nodes ?? [], node.nodes, dress);
  }
  for (const { element } of [...gone.values()].flat()) element.remove();
  let here = parent.firstChild;
  for (const { element } of nodes) {
    if (element === here) here = here.nextSibling;
    else put(parent, element, here);
  }
}

// What an element is known by from drawing to drawing: its id, that of what it holds, or else what it is.
function name(element) {
  return element.id || element.querySelector("[id]")?.id || `<${element.localName} ${element.getAttribute("class")}>`;
}

function renew(node, gone, parent, dress) {
  if (!node.made) make([node], new Set(), parent instanceof SVGElement); // it stood elsewhere
  const { made } = node;
  for (const target of made.matches("[data-target]") ? [made] : made.querySelectorAll("[data-target]")) dress(target);
  const [old] = gone.get(name(made)) ?? [];
  if (!old || !sameKind(old.element, made) || Boolean(old.nodes) !== Boolean(node.nodes)) {
    node.element = made;
    return;
  }
  gone.get(name(made)).shift();
  node.element = old.element;
  node.was = old;
  if (!node.nodes) return morph(old.element, made);
  for (const name of KEPT) if (old.element.hasAttribute(name)) made.setAttribute(name, old.element.getAttribute(name));
  morphAttributes(old.element, made);
}
