// What others and the game itself do is staged, deed by deed, in beats: the card of what acts; arrows, crosses and who suffers
// what; the change. A tap or a key goes on to the next beat.
import { element, ruleLink, sign } from "./dom.js";

const BEATS = { calm: 1200, brisk: 500 }; // milliseconds
const MANY = 3; // deeds that wait; with more, even the calm are brisk
const LEAST = 250; // pixels beside the drawing that the box needs
const GAP = 10;
const KEYS = ["Enter", " ", "Escape", "ArrowRight"];
const OWN = "a, input, select, textarea, summary, dialog, form, .box, .more"; // where a tap means something else

// How fast: calm, brisk, or all at once.
export function pace() {
  return document.documentElement.dataset.pace ?? "brisk";
}

export class Stage {
  // `render(html, panels)` shows a drawing in which nothing can be touched.
  constructor(page, words, render) {
    this.page = page;
    this.words = words;
    this.render = render;
    this.box = element("div", { id: "t-staged", class: "staging", role: "status" });
    this.box.hidden = true;
    page.append(this.box);
    page.addEventListener("click", (event) => this.tap(event), true);
    document.addEventListener("keydown", (event) => this.key(event), true);
    this.box.addEventListener("mousedown", (event) => event.preventDefault()); // the focus stays where it was
  }

  get running() {
    return Boolean(this.next);
  }

  // going on

  tap(event) {
    if (!this.running || event.target.closest(OWN)) return;
    event.preventDefault();
    event.stopPropagation();
    this.next();
  }

  key(event) {
    if (!this.running || !KEYS.includes(event.key) || event.target.closest("input, select, textarea, dialog, .box, .more")) return;
    event.preventDefault();
    event.stopPropagation();
    this.next();
  }

  beat(waiting) {
    const length = waiting > MANY ? BEATS.brisk : (BEATS[pace()] ?? 0);
    if (!length) return undefined;
    return new Promise((done) => {
      const timer = setTimeout(() => this.next?.(), length);
      this.next = () => {
        clearTimeout(timer);
        this.next = null;
        done();
      };
    });
  }

  // Shows a deed; `waiting()` tells how many more are to come.
  async show(film, waiting) {
    const { deed, before, staged, html } = film;
    if (before) this.render(before, film.before_panels);
    if (!deed) return this.render(html, film.panels);
    const arrows = Boolean(staged) || Boolean(deed.results?.length);
    const beats = [...(deed.title || !arrows ? ["card"] : []), ...(arrows ? ["arrows"] : []), "change"];
    this.open(deed, beats);
    for (const beat of beats) {
      this.box.dataset.beat = beat;
      if (beat === "arrows" && staged) this.render(staged, film.before_panels, true);
      if (beat === "change") {
        this.render(html, film.panels);
        this.page.dispatchEvent(new CustomEvent("deed", { detail: deed }));
      }
      this.act(beat === "change" ? "" : deed.place);
      this.mark(beats.indexOf(beat));
      if (beat !== "change" || waiting()) await this.beat(waiting());
    }
    return undefined;
  }

  open(deed, beats) {
    const told = element("span", {}, deed.who ? element("b", {}, deed.who) : "", deed.who ? " " : "", deed.text);
    const who = element("p", { class: "s-who" }, deed.sign ? sign(deed.sign) : "", told);
    const parts = [who];
    if (deed.title) {
      parts.push(element("h2", { class: "s-title" }, deed.title, deed.kind ? element("small", {}, deed.kind) : ""));
      parts.push(element("p", { class: "s-text" }, deed.card, " ", ruleLink(this.page, this.words, deed.rule)));
    }
    if (deed.results?.length) parts.push(element("ul", { class: "s-results" }, ...deed.results.map((line) => element("li", {}, line))));
    const dots = element("span", { class: "s-dots", "aria-hidden": "true" }, ...beats.map(() => element("i")));
    parts.push(element("p", { class: "s-foot" }, dots, element("button", { type: "button", class: "s-on", tabindex: "-1" }, this.words.goon)));
    this.box.replaceChildren(...parts);
    this.box.classList.toggle("brief", !deed.title && !deed.results?.length);
    this.box.hidden = false;
    this.place();
  }

  // What acts is marked where it lies; in a new drawing anew.
  act(place) {
    for (const old of this.page.querySelectorAll(".acting")) old.classList.remove("acting");
    if (place) for (const thing of this.page.querySelectorAll(`[data-target="${CSS.escape(place)}"]`)) thing.classList.add("acting");
  }

  mark(number) {
    this.box.querySelectorAll(".s-dots i").forEach((dot, i) => dot.classList.toggle("on", i <= number));
  }

  // Over the panels beside the drawing where there is room, else at the foot of the window.
  place() {
    const board = this.page.querySelector("#t-board");
    const at = board.getBoundingClientRect();
    const beside = document.documentElement.dataset.shape !== "phone" && innerWidth - at.right > LEAST;
    const panels = this.page.querySelector("#t-panels").getBoundingClientRect();
    const { style } = this.box;
    this.box.classList.toggle("foot", !beside);
    style.left = beside ? `${at.right + GAP}px` : "";
    style.top = beside ? `${Math.max(at.top, GAP)}px` : "";
    style.width = beside && panels.left >= at.right && panels.width > LEAST ? `${panels.right - at.right - GAP}px` : "";
    if (!beside && (at.bottom < 80 || at.top > innerHeight / 2)) board.scrollIntoView({ block: "start", behavior: "instant" });
  }

  close() {
    this.act("");
    if (!this.box.hidden) this.box.hidden = true;
  }
}
