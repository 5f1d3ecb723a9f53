// A spell of blocks: sentences whose parts are touched and filled from a menu at the foot, so that nothing needs to be typed.
// The text stays the one truth: a filled sentence is written into it, and blocks are made anew from what was read.
import { button, element, refill } from "./dom.js";
import { find } from "./workshop_shop.js";

const FIRST = { kind: "order", el: "FAWE", who: "me", where: "", how: "cw", many: 1, when: "", when_el: "FAWE", when_who: "me", at: [], to: [] };
const ASKED = { order: ["el", "who", "where", "how"], need: ["when", "when_el", "when_who"], clash: ["clash"] };
const MENU = { when_el: "el", when_who: "who" }; // blocks that are filled from another's menu
const SPOTS = { where: "at", how: "to" }; // blocks that may want points of the board

export class Blocks {
  constructor(shop, bench, asking) {
    this.shop = shop;
    this.bench = bench;
    this.asking = asking;
    this.box = find("blocks");
    this.pending = null; // a sentence that is not written yet, with the blocks that are still empty
    this.open = null; // the block that is being filled: sentence and name
    asking.box.addEventListener("keydown", (event) => event.key === "Escape" && this.open && this.leave());
  }

  show() {
    if (this.shop.view !== "blocks") return this.close();
    const { shop } = this;
    const spell = shop.spell;
    if (!spell) return this.box.replaceChildren();
    const rows = spell.sentences.map((sentence, index) => this.row(sentence, index, spell));
    if (this.pending) rows.push(this.sentence(this.pending.data, null, "unread", ""));
    return refill(this.box, this.head(spell), ...rows, this.more(spell));
  }

  head(spell) {
    const { shop } = this;
    const name = element("input", { value: spell.name, "aria-label": shop.words.name, maxlength: 60 });
    name.addEventListener("change", () => {
      const heading = shop.text.value.slice(spell.start, spell.body);
      const plain = name.value.replace(/["“”«»\n]/g, "").trim();
      if (plain) shop.edit(spell.start, spell.body, heading.replace(spell.name, plain));
    });
    const go = (by, label, sign) => {
      const made = button(sign, () => this.turn(by), "quiet");
      made.setAttribute("aria-label", label);
      made.disabled = !shop.spells[shop.current + by];
      return made;
    };
    return element("div", { class: "spell-head" }, go(-1, shop.words.before, "‹"), name, go(1, shop.words.next, "›"));
  }

  turn(by) {
    this.pending = null;
    this.shop.choose(this.shop.current + by);
    this.bench.rest();
    this.shop.onChoose();
  }

  row(sentence, index, spell) {
    const { shop } = this;
    const read = shop.sentences.find((one) => one.start === sentence.start);
    const state = shop.sentenceState(sentence, spell);
    if (sentence.blocks) return this.sentence({ ...FIRST, ...sentence.blocks }, sentence, state, read?.other.join(" ") ?? "");
    const words = element("div", {}, shop.text.value.slice(sentence.start, sentence.end), element("p", { class: "small" }, shop.words.typed));
    return element("section", { class: "sent" }, shop.mark(state), words, this.remover(sentence));
  }

  // One sentence as a row of blocks; `place` is where it stands in the text, or nothing yet.
  sentence(data, place, state, other) {
    const { rows, verbs } = this.shop.menus;
    const template = data.kind === "order" ? rows.order + (data.when ? rows.when : "") : rows[data.kind];
    const parts = template.split("|").map((part, index) => (index % 2 ? this.part(part, data, place) : part.trim()));
    if (data.kind === "order" && !data.when && !this.empty(place, "how")) parts.push(this.block("when", verbs.when, data, place, "faint"));
    const blocks = element("div", { class: "row-of-blocks" }, ...parts.filter(Boolean).map((part) => (typeof part === "string" ? element("span", {}, part) : part)));
    const on = this.open && this.same(this.open.place, place);
    const second = other ? element("p", { class: "second", lang: find("language").value }, other) : "";
    return element("section", { class: on ? "sent on" : "sent" }, this.shop.mark(state), blocks, this.remover(place), second);
  }

  part(name, data, place) {
    if (name === "verb") return this.shop.menus.verbs[data.how === "to" ? "go" : "move"];
    return this.empty(place, name) ? this.block(name, this.shop.words["empty-block"], data, place, "void") : this.block(name, this.label(name, data), data, place, "");
  }

  block(name, label, data, place, look) {
    const made = button(label, () => this.fill(name, data, place), `bl ${look}`);
    made.dataset.block = name;
    made.setAttribute("aria-expanded", String(Boolean(this.open && this.open.name === name && this.same(this.open.place, place))));
    return made;
  }

  same(one, other) {
    return (one?.start ?? -1) === (other?.start ?? -1);
  }

  empty(place, name) {
    return !place && Boolean(this.pending?.empty.includes(name));
  }

  options(name) {
    return this.shop.menus[name === "when" && this.open?.data.kind === "need" ? "need" : (MENU[name] ?? name)].options;
  }

  label(name, data) {
    if (name === "how" && data.how === "to") return this.shop.menus.how.options.at(-1).label.replace(/\s*…/, ` ${data.to.join(", ")}`);
    if (name === "where" && data.where === "points") return this.shop.menus.where.options.at(-1).label.replace(/\s*…/, ` ${data.at.join(", ")}`);
    const option = this.shop.menus[MENU[name] ?? name].options.find((one) => one.value === data[name]);
    if (name === "how") return option?.many[data.many - 1] ?? option?.label ?? data.how;
    return option?.label ?? this.letters(data[name]);
  }

  letters(value) {
    return [...String(value)].map((letter) => this.shop.menus.el.options.find((one) => one.value === letter)?.label ?? letter).join(", ");
  }

  // --- the menu at the foot

  fill(name, data, place) {
    this.open = { name, data, place };
    this.asking.menu = this.menu(name, data);
    this.redraw();
    this.box.querySelector(".sent.on")?.scrollIntoView({ block: "nearest" });
    const { box } = this.asking;
    (box.querySelector(".choice[aria-pressed=true]") ?? box.querySelector(".choice")).focus({ preventScroll: true });
  }

  // Leaves a block as it was.
  leave() {
    const { name } = this.open;
    this.close();
    this.redraw();
    this.box.querySelector(`[data-block="${name}"]`)?.focus();
  }

  menu(name, data) {
    const { shop } = this;
    const menu = shop.menus[name === "when" && data.kind === "need" ? "need" : (MENU[name] ?? name)];
    const head = element("p", { class: "ask" }, menu.ask);
    const choices = this.options(name).map((one) => this.choice(one, data[name] === one.value, () => this.choose(name, one.value)));
    const way = name === "how" ? menu.options.find((one) => one.value === data.how) : null;
    const far = way?.many?.length > 1 && !this.empty(this.open.place, "how") ? way.many.map((label, index) => this.choice({ label }, data.many === index + 1, () => this.choose("many", index + 1))) : [];
    const opts = element("div", { class: "opts", role: "group", "aria-label": menu.ask }, ...far, ...choices);
    return [head, opts];
  }

  choice(one, chosen, act) {
    const made = button(one.label, act, "choice");
    made.setAttribute("aria-pressed", String(chosen));
    if (one.points) made.dataset.zone = one.points.join(",");
    if (one.pairs) made.dataset.ways = JSON.stringify(one.pairs);
    return made;
  }

  choose(name, value) {
    const { place } = this.open;
    const data = { ...this.open.data, [name]: value };
    if (name === "how") data.many = 1;
    this.open.data = data;
    if (this.pending && !place) this.pending.data = data;
    const wants = (name === "where" && value === "points") || (name === "how" && value === "to");
    if (wants) return this.spots(name, data, place);
    return this.filled(name, data, place);
  }

  // Points are touched on the board.
  spots(name, data, place) {
    const { words } = this.shop;
    const field = SPOTS[name];
    const chosen = new Set(data[field]);
    const draw = () => {
      const spots = [...chosen].sort((a, b) => a - b);
      const done = button(words.done, () => {
        this.bench.pick(null, null);
        this.filled(name, { ...data, [field]: spots }, place);
      }, "choice");
      done.disabled = !spots.length;
      this.asking.menu = [element("p", { class: "ask" }, words.touch.replace("#", spots.join(", ") || "…")), element("div", { class: "answers" }, done)];
      this.bench.pick(spots, (point) => {
        if (!chosen.delete(point)) chosen.add(point);
        draw();
      });
      this.asking.show();
    };
    draw();
  }

  // A block has got its phrase: the next empty one opens, or the sentence is written.
  filled(name, data, place) {
    if (!place && this.pending) {
      this.pending.data = data;
      this.pending.empty = this.pending.empty.filter((one) => one !== name);
      const next = this.pending.empty[0];
      if (next) return this.fill(next, data, null);
    }
    return this.write(data, place);
  }

  async write(data, place) {
    const { shop } = this;
    const answer = await shop.ask("write", { blocks: [sparse(data)], other: shop.language });
    if (answer.error) return this.asking.fail(answer.error);
    const [said] = answer.sentences;
    this.pending = null;
    this.close();
    if (place) shop.edit(place.start, place.end, said);
    else shop.edit(shop.spell.end, shop.spell.end, `\n${said}`);
    return undefined;
  }

  close() {
    this.open = null;
    this.asking.menu = null;
    if (this.bench.picking) this.bench.pick(null, null);
  }

  redraw() {
    this.show();
    this.asking.show();
  }

  // --- sentences and spells come and go

  remover(place) {
    const made = button("×", () => this.remove(place), "quiet remove");
    made.setAttribute("aria-label", this.shop.words.remove);
    return made;
  }

  remove(place) {
    this.close();
    if (!place) {
      this.pending = null;
      return this.redraw();
    }
    const before = this.shop.text.value.slice(0, place.start).trimEnd().length;
    return this.shop.edit(before, place.end, "");
  }

  more(spell) {
    const { words } = this.shop;
    const kinds = spell.sentences.map((one) => one.blocks?.kind ?? "order");
    const buttons = [button(`+ ${words.sentence}`, () => this.add("order"), "")];
    if (kinds.length && !kinds.includes("need")) buttons.push(button(`+ ${words.need}`, () => this.add("need"), ""));
    if (kinds.length && !kinds.includes("clash")) buttons.push(button(`+ ${words.meet}`, () => this.add("clash"), ""));
    return element("div", { class: "more-sentences" }, ...(this.pending ? [] : buttons));
  }

  add(kind) {
    const data = { ...FIRST, kind };
    if (kind === "clash") data.clash = "stay";
    this.pending = { data, empty: [...ASKED[kind]] };
    this.fill(this.pending.empty[0], data, null);
  }

  newSpell() {
    const { shop } = this;
    const names = new Set(shop.spells.map((spell) => spell.name));
    let number = shop.spells.length + 1;
    while (names.has(shop.fill("named", number))) number += 1;
    const name = shop.fill("named", number);
    const first = shop.spells[0];
    const heading = first ? shop.text.value.slice(first.start, first.body).replace(first.name, name).trim() : shop.fill("heading", name);
    const before = shop.text.value.trimEnd();
    shop.spells.push({ name, whole: false, start: before.length, body: before.length, end: before.length, sentences: [] });
    shop.current = shop.spells.length - 1;
    const start = before ? `${before}\n\n` : "";
    shop.edit(0, shop.text.value.length, `${start}${heading}`);
    if (shop.view === "blocks") this.add("order");
    else shop.text.focus();
  }
}

// What differs from a sentence that says nothing particular.
function sparse(data) {
  const fields = { order: ["el", "who", "where", "at", "how", "many", "to", "when", "when_el", "when_who"], need: ["when", "when_el", "when_who"], clash: ["clash"] }[data.kind];
  return { kind: data.kind, ...Object.fromEntries(fields.map((name) => [name, data[name]])) };
}
