// Turns one tree into another, keeping every element whose id stays, so that CSS transitions show what moved.

const KEEPS_STATE = typeof Element.prototype.moveBefore === "function";

export function morph(from, to) {
  if (from.nodeType !== Node.ELEMENT_NODE) {
    if (from.nodeValue !== to.nodeValue) from.nodeValue = to.nodeValue;
    return;
  }
  morphAttributes(from, to);
  morphChildren(from, to);
}

function morphAttributes(from, to) {
  for (const { namespaceURI, localName } of [...from.attributes]) {
    if (!to.hasAttributeNS(namespaceURI, localName)) from.removeAttributeNS(namespaceURI, localName);
  }
  for (const { namespaceURI, name, localName, value } of to.attributes) {
    if (from.getAttributeNS(namespaceURI, localName) !== value) from.setAttributeNS(namespaceURI, name, value);
  }
}

function morphChildren(from, to) {
  const wanted = [...to.childNodes];
  const ids = new Set(wanted.map(id));
  const kept = new Map();
  for (const child of [...from.childNodes]) {
    if (!id(child)) continue;
    if (ids.has(id(child)) && !kept.has(id(child))) kept.set(id(child), child);
    else child.remove();
  }
  let here = from.firstChild;
  for (const want of wanted) {
    const have = id(want) ? kept.get(id(want)) : unnamed(here, want);
    kept.delete(id(want));
    if (have && sameKind(have, want)) {
      if (have === here) here = here.nextSibling;
      else put(from, have, here);
      if (!have.isEqualNode(want)) morph(have, want); // the browser compares whole trees faster than we do
    } else {
      if (have === here && have) here = here.nextSibling;
      if (have) have.remove();
      from.insertBefore(want.ownerDocument === from.ownerDocument ? want : document.importNode(want, true), here);
    }
  }
  while (here) {
    const next = here.nextSibling;
    here.remove();
    here = next;
  }
}

// The next old child that may become this new one without an id; those with an id stay for their own.
function unnamed(here, want) {
  let node = here;
  while (node && (id(node) || !sameKind(node, want))) node = node.nextSibling;
  return node;
}

function id(node) {
  return node.nodeType === Node.ELEMENT_NODE ? node.id : "";
}

function sameKind(one, other) {
  return (
    one.nodeType === other.nodeType && one.nodeName === other.nodeName && one.namespaceURI === other.namespaceURI
  );
}

function put(parent, node, before) {
  if (KEEPS_STATE && node.isConnected && parent.isConnected) parent.moveBefore(node, before);
  else parent.insertBefore(node, before);
}
