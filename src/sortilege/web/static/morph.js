// Turns one tree into another, keeping every element whose id stays, so that CSS transitions show what moved.

// Whether an element can be moved among its siblings without beginning anew what it shows.
export const KEEPS_STATE = typeof Element.prototype.moveBefore === "function";

export function morph(from, to) {
  if (from.nodeType !== Node.ELEMENT_NODE) {
    if (from.nodeValue !== to.nodeValue) from.nodeValue = to.nodeValue;
    return;
  }
  morphAttributes(from, to);
  morphChildren(from, to);
}

export function morphAttributes(from, to) {
  for (const { namespaceURI, localName } of [...from.attributes]) {
    if (!to.hasAttributeNS(namespaceURI, localName)) from.removeAttributeNS(namespaceURI, localName);
  }
  for (const { namespaceURI, name, localName, value } of to.attributes) {
    if (from.getAttributeNS(namespaceURI, localName) !== value) from.setAttributeNS(namespaceURI, name, value);
  }
}

function morphChildren(from, to) {
  const old = [...from.childNodes];
  const wanted = [...to.childNodes];
  const stop = trim(old, wanted);
  const ids = new Set(wanted.map(id));
  const kept = new Map();
  let here = old[0] ?? stop;
  for (const child of old) {
    if (!id(child)) continue;
    if (ids.has(id(child)) && !kept.has(id(child))) kept.set(id(child), child);
    else {
      if (child === here) here = here.nextSibling;
      child.remove();
    }
  }
  for (const want of wanted) {
    const have = id(want) ? kept.get(id(want)) : unnamed(here, want, stop);
    kept.delete(id(want));
    if (have && sameKind(have, want)) {
      if (have === here) here = here.nextSibling;
      else put(from, have, here);
      if (!have.isEqualNode(want)) morph(have, want);
    } else {
      if (have === here && have) here = here.nextSibling;
      if (have) have.remove();
      from.insertBefore(want.ownerDocument === from.ownerDocument ? want : document.importNode(want, true), here);
    }
  }
  while (here !== stop) {
    const next = here.nextSibling;
    here.remove();
    here = next;
  }
}

// Takes off both lists what is equal at their beginning and end (the browser compares whole trees faster than we do);
// returns the first node of the equal end. So one node more in the middle does not shift all that follow.
function trim(old, wanted) {
  let start = 0;
  while (start < old.length && start < wanted.length && old[start].isEqualNode(wanted[start])) start += 1;
  old.splice(0, start);
  wanted.splice(0, start);
  let stop = null;
  while (old.length && wanted.length && old.at(-1).isEqualNode(wanted.at(-1))) {
    stop = old.pop();
    wanted.pop();
  }
  return stop;
}

// The next old child that may become this new one without an id; those with an id stay for their own.
function unnamed(here, want, stop) {
  let node = here;
  while (node !== stop && (id(node) || !sameKind(node, want))) node = node.nextSibling;
  return node === stop ? null : node;
}

function id(node) {
  return node.nodeType === Node.ELEMENT_NODE ? node.id : "";
}

export function sameKind(node, other) {
  return (
    node.nodeType === other.nodeType && node.nodeName === other.nodeName && node.namespaceURI === other.namespaceURI
  );
}

export function put(parent, node, before) {
  if (KEEPS_STATE && node.isConnected && parent.isConnected) parent.moveBefore(node, before);
  else parent.insertBefore(node, before);
}
