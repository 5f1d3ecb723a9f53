// Making elements, and changing them only where something changes: writing the same again costs the browser work too.

export function element(name, attributes = {}, ...inside) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...inside.filter((one) => one !== "" && one !== null && one !== undefined));
  return made;
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
