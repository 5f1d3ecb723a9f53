// Making elements, and changing them only where something changes: writing the same again costs the browser work too.

const FIELDS = "button:not(:disabled), input";

export function element(name, attributes = {}, ...inside) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...inside.filter((one) => one !== "" && one !== null && one !== undefined));
  return made;
}

// The elements of a text, made in this document: those of a template's would have to be copied into it.
export function parsed(text) {
  const holder = document.createElement("div");
  holder.innerHTML = text;
  return holder.children;
}

export function hide(element, hidden) {
  if (element.hidden !== hidden) element.hidden = hidden;
}

export function say(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

// A list of buttons is away while it has none.
export function awayIfEmpty(list) {
  hide(list, !list.querySelector("button"));
}

// Puts elements into this order before another; those in their place are not touched.
export function order(elements, before) {
  for (const one of [...elements].reverse()) {
    if (one.nextElementSibling !== before || one.parentElement !== before.parentElement) before.before(one);
    before = one;
  }
}

// Puts other things into a box; who had the focus in it keeps it, at the same place.
export function refill(box, ...inside) {
  const held = [...box.querySelectorAll(FIELDS)].indexOf(document.activeElement);
  box.replaceChildren(...inside);
  if (held >= 0) [...box.querySelectorAll(FIELDS)].slice(0, held + 1).at(-1)?.focus({ preventScroll: true });
}

// Changes those rows of a box that are not as they were: a screen reader tells what is new, and nothing else.
export function renew(box, rows) {
  rows.forEach((row, index) => {
    const old = box.children[index];
    if (!old) box.append(row);
    else if (!old.isEqualNode(row)) old.replaceWith(row);
  });
  while (box.children.length > rows.length) box.lastElementChild.remove();
}

// A button that does something.
export function button(label, act, kind = "") {
  const made = element("button", { type: "button", class: kind }, label);
  made.addEventListener("click", act);
  return made;
}

// A small drawing of the game's, as kernel/panels.py has it. A playing card and a picture want more room, as in panel_html.py.
export function sign({ drawing, width = 24, height = 24 }, name = "sign") {
  const holder = document.createElement("template");
  const box = `${-width / 2} ${-height / 2} ${width} ${height}`;
  const shape = height > 1.2 * width ? " upright" : height > 34 ? " big" : "";
  holder.innerHTML = `<svg class="${name}${shape}" viewBox="${box}" aria-hidden="true">${drawing}</svg>`;
  return document.importNode(holder.content.firstElementChild, true);
}

// A rule's number, leading to its paragraph.
export function ruleLink(page, words, rule) {
  return rule ? element("a", { class: "rule", href: `${page.dataset.rules}#${rule}`, target: "_blank" }, words.rule.replace("#", rule)) : "";
}
