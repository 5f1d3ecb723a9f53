// The card of a thing: what it is and says, how it stands, why it cannot be touched. Opened by touch of what cannot be played, by
// hovering, by a long press, and by `i`; closed by Escape or a touch elsewhere. It never takes the focus.
import { element, hide, say, sign } from "./dom.js";
import { slim } from "./board.js";

const HOVER = 400; // milliseconds
const PRESS = 500;
const LEAVE = 250; // until a card that was only hovered over goes
const GAP = 10; // pixels between a thing and its card
const EDGE = 6;

export class CardBox {
  // `ask(target)` sends for the card of a target; the answer comes to `show`.
  constructor(page, words, ask) {
    this.page = page;
    this.words = words;
    this.ask = ask;
    this.said = element("p", { class: "hidden", role: "status" });
    this.box = element("div", { id: "t-card", class: "pop", role: "dialog", "aria-labelledby": "t-card-title" });
    this.box.hidden = true;
    page.append(this.box, this.said);
    page.addEventListener("pointermove", (event) => this.move(event));
    page.addEventListener("pointerleave", () => this.leave());
    page.addEventListener("pointerdown", (event) => this.down(event));
    for (const name of ["pointerup", "pointercancel"]) page.addEventListener(name, () => clearTimeout(this.pressing));
    page.addEventListener("click", (event) => this.click(event), true);
    page.addEventListener("contextmenu", (event) => this.held && event.preventDefault());
    document.addEventListener("pointerdown", (event) => this.box.contains(event.target) || this.close(), true);
    document.addEventListener("keydown", (event) => this.key(event), true);
  }

  get open() {
    return !this.box.hidden;
  }

  // hovering: only a mouse that moves; what was just touched stays quiet until the mouse has left it

  move(event) {
    if (event.pointerType !== "mouse") return this.drift(event);
    if (this.open && !this.pinned && inside(event, this.box.getBoundingClientRect())) return clearTimeout(this.going);
    const thing = event.buttons ? null : event.target.closest("[data-target]");
    const target = thing?.dataset.target;
    if (target === this.over) return undefined;
    this.leave();
    this.over = target;
    if (target && target !== this.quiet && !document.querySelector(".ghosted")) this.coming = setTimeout(() => this.want(thing, false), HOVER);
    if (target !== this.quiet) this.quiet = null;
    return undefined;
  }

  leave() {
    clearTimeout(this.coming);
    clearTimeout(this.going);
    this.over = undefined;
    if (this.open && !this.pinned) this.going = setTimeout(() => this.pinned || this.close(), LEAVE);
  }

  // touching: a long press asks without touching

  down(event) {
    clearTimeout(this.coming);
    const thing = event.target.closest("[data-target]");
    this.held = false;
    this.quiet = thing?.dataset.target ?? null;
    if (!thing || event.pointerType === "mouse") return;
    this.from = event;
    this.pressing = setTimeout(() => {
      this.held = true;
      this.want(thing, true);
    }, PRESS);
  }

  drift(event) {
    if (this.from && Math.hypot(event.clientX - this.from.clientX, event.clientY - this.from.clientY) > 12) clearTimeout(this.pressing);
  }

  click(event) {
    if (!this.held) return;
    this.held = false;
    event.preventDefault();
    event.stopPropagation();
  }

  key(event) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "Escape" && this.open && !document.querySelector("dialog[open]")) {
      event.preventDefault();
      event.stopPropagation();
      this.close();
    } else if (event.key.toLowerCase() === "i") {
      const thing = document.activeElement?.closest("main [data-target]");
      if (thing) this.want(thing, true);
    }
  }

  // asking and showing

  want(thing, pinned) {
    this.wanted = { thing, pinned, target: thing.dataset.target };
    this.ask(thing.dataset.target);
  }

  // What was touched and cannot be is asked for by the client itself.
  touched(target) {
    this.wanted = { thing: null, pinned: true, target };
  }

  show(card) {
    if (this.wanted?.target !== card.target) return;
    const { thing, pinned } = this.wanted;
    if (!pinned && this.over !== card.target) return;
    this.pinned = pinned;
    this.target = card.target;
    const rules = this.page.dataset.rules;
    const link = (rule) => (rule ? element("a", { class: "rule", href: `${rules}#${rule}`, target: "_blank" }, this.words.rule.replace("#", rule)) : "");
    const close = element("button", { type: "button", class: "quiet c-close", "aria-label": this.words.close, title: this.words.close }, "×");
    close.addEventListener("click", () => this.close());
    const head = element("header", { class: "c-head" });
    head.classList.toggle("signed", Boolean(card.sign));
    if (card.sign) head.append(sign(card.sign, "face"));
    head.append(element("h2", { id: "t-card-title", class: "c-title" }, card.title), close);
    const kind = [card.kind, card.cost].filter(Boolean).join(" · ");
    if (kind) head.append(element("p", { class: "c-kind" }, kind));
    const body = element("div", { class: "c-body" });
    body.append(part("c-text", card.text, card.rule !== card.why_rule ? link(card.rule) : ""));
    if (card.picture) body.append(drawn(card.picture, card.told));
    if (card.now) body.append(part("c-now", card.now));
    if (card.why) body.append(part("c-now c-no", card.why, link(card.why_rule)));
    this.box.replaceChildren(head, body);
    this.box.classList.toggle("passing", !pinned);
    this.box.hidden = false;
    this.said.textContent = [card.title, kind, card.text, card.now, card.why].filter(Boolean).join(". ");
    this.place(thing?.isConnected ? thing : this.find(card.target));
  }

  find(target) {
    const things = this.page.querySelectorAll(`[data-target="${CSS.escape(target)}"]`);
    return [...things].find((thing) => thing === document.activeElement) ?? things[0];
  }

  // It stands below, above, left or right of its thing, where it hides the fewest lit targets and buttons.
  place(thing) {
    const { style } = this.box;
    style.left = style.top = style.right = style.bottom = "";
    if (slim.matches) {
      const foot = document.querySelector("#t-asking")?.getBoundingClientRect();
      const stands = foot && foot.bottom > innerHeight - 12 && foot.top > innerHeight / 3;
      style.bottom = `${stands ? innerHeight - foot.top + EDGE : EDGE}px`;
      return;
    }
    const at = thing?.getBoundingClientRect() ?? new DOMRect(innerWidth / 2, innerHeight / 2, 0, 0);
    const { width, height } = this.box.getBoundingClientRect();
    const fit = (value, size, room) => Math.max(EDGE, Math.min(value, room - size - EDGE));
    const x = fit(at.left + at.width / 2 - width / 2, width, innerWidth);
    const y = fit(at.top + at.height / 2 - height / 2, height, innerHeight);
    const places = [
      [x, at.bottom + GAP],
      [x, at.top - height - GAP],
      [at.right + GAP, y],
      [at.left - width - GAP, y],
    ].map(([left, top]) => [fit(left, width, innerWidth), fit(top, height, innerHeight)]);
    const lit = [...this.page.querySelectorAll(".lit, .choice, .primary")].map((one) => one.getBoundingClientRect());
    const hides = ([left, top]) =>
      lit.filter((one) => overlap(one, left, top, width, height)).length + (overlap(at, left, top, width, height) ? 100 : 0);
    const [left, top] = places.sort((a, b) => hides(a) - hides(b))[0];
    style.left = `${left}px`;
    style.top = `${top}px`;
  }

  // A new drawing: what was pinned is asked for anew, as it may stand otherwise now.
  renew() {
    if (!this.open) return;
    const thing = this.find(this.target);
    if (this.pinned && thing) this.want(thing, true);
    else this.close();
  }

  close() {
    clearTimeout(this.coming);
    clearTimeout(this.going);
    this.wanted = null;
    hide(this.box, true);
    say(this.said, "");
  }
}

// What the thing does, as a picture that can be read out.
function drawn(picture, told) {
  const made = sign(picture, "c-picture");
  made.removeAttribute("aria-hidden");
  made.setAttribute("role", "img");
  made.setAttribute("aria-label", told ?? "");
  return made;
}

function part(name, text, ...more) {
  const made = element("p", { class: name }, text);
  for (const one of more.filter(Boolean)) made.append(" ", one);
  return made;
}

function inside(event, box) {
  return event.clientX >= box.left && event.clientX <= box.right && event.clientY >= box.top && event.clientY <= box.bottom;
}

function overlap(box, left, top, width, height) {
  return box.left < left + width && box.right > left && box.top < top + height && box.bottom > top;
}
