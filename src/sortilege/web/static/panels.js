// The panels beside the drawing: tabs of one box, on a phone drawers; seats that fold; long lists searched and filtered.
import { awayIfEmpty, element, say } from "./dom.js";

const ELSEWHERE = "#t-board .lit, .own .lit, #t-others .lit"; // what can be touched outside the pages
const $ = (name) => document.querySelector(`#t-${name}`);

export class Panels {
  constructor(page, words) {
    this.page = page;
    this.words = words;
    this.chosen = null; // the id of the tab that was chosen last
    this.unfolded = new Set(); // ids of seats that were opened because something in them can be touched
    this.sieves = new Map(); // by id of a list's filters: what was typed, and the chip that is pressed
    $("panels").addEventListener("click", (event) => this.click(event));
    $("panels").addEventListener("keydown", (event) => this.key(event));
    $("panels").addEventListener("input", (event) => this.type(event));
    $("openers").addEventListener("click", (event) => {
      const opener = event.target.closest("[data-tab]");
      if (opener) this.choose(document.getElementById(opener.dataset.tab));
    });
    new MutationObserver(() => this.reshape()).observe(document.documentElement, { attributeFilter: ["data-shape"] });
    addEventListener("resize", () => this.stand());
  }

  get tabs() {
    return [...$("panels").querySelectorAll("[role=tab]")];
  }

  // tabs and drawers

  click(event) {
    const tab = event.target.closest("[role=tab]");
    const sieve = event.target.closest(".sieve");
    if (tab) this.choose(drawers() && this.opened === tab.id ? null : tab);
    else if (event.target.closest(".shut")) this.choose(null);
    else if (sieve) this.press(sieve);
  }

  key(event) {
    const tab = event.target.closest("[role=tab]");
    const step = tab && { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const next = this.tabs.at((this.tabs.indexOf(tab) + step) % this.tabs.length);
    this.choose(next);
    next.focus();
  }

  choose(tab) {
    this.opened = tab?.id ?? null;
    if (tab) this.chosen = tab.id;
    this.arrange();
  }

  // Whether a drawer was open, which is then shut.
  shut() {
    if (!drawers() || !this.opened) return false;
    const tab = document.getElementById(this.opened);
    this.choose(null);
    tab?.focus();
    return true;
  }

  // Shows the page of this thing, if it lies in one that is not shown.
  reveal(thing) {
    const page = thing.closest(".page");
    if (page && !page.checkVisibility()) this.choose(document.querySelector(`[aria-controls="${page.id}"]`));
    const fold = thing.closest("details");
    if (fold) fold.open = true;
  }

  arrange() {
    const tabs = this.tabs;
    const shown = tabs.find((tab) => tab.id === (drawers() ? this.opened : this.chosen)) ?? (drawers() ? null : tabs[0]);
    for (const tab of tabs) {
      tab.setAttribute("aria-selected", String(tab === shown));
      tab.tabIndex = tab === (shown ?? tabs[0]) ? 0 : -1;
      page(tab)?.classList.toggle("on", tab === shown);
    }
    $("panels").classList.toggle("drawn", drawers() && Boolean(shown));
  }

  // Drawers become tabs, or tabs drawers; these are offered where something in them can be touched.
  reshape() {
    this.arrange();
    this.lit(this.asks, this.touched);
  }

  // Where a high window has room for all pages they stand below each other. Measured only when there may be more or less of them.
  stand() {
    const rows = $("panels").querySelectorAll(".page li, .page .thing").length;
    const room = [document.documentElement.dataset.shape, innerWidth, innerHeight, rows].join();
    if (room === this.room) return;
    this.room = room;
    const standing = document.documentElement.dataset.shape === "tall" && Boolean($("pages"));
    $("panels").classList.toggle("standing", standing);
    if (standing && $("pages").scrollHeight > $("pages").clientHeight + 1) $("panels").classList.remove("standing");
  }

  // After each drawing: the page's own state comes back to what was made anew.
  drawn() {
    this.page.classList.toggle("paneled", $("panels").childElementCount > 0);
    this.page.classList.toggle("has-pages", Boolean($("pages")));
    this.arrange();
    this.stand();
    for (const filters of $("panels").querySelectorAll(".filters")) this.sift(filters);
  }

  // After each lighting: tabs tell how much can be touched in them, lists how many rows.
  lit(asks = false, touched = false) {
    [this.asks, this.touched] = [asks, touched];
    $("panels").classList.toggle("choosing", asks);
    for (const fold of $("others").querySelectorAll("details")) this.unfold(fold, Boolean(fold.querySelector(".lit")), touched);
    const counts = new Map(this.tabs.map((tab) => [tab, things(page(tab))]));
    for (const [tab, lit] of counts) {
      const count = tab.querySelector(".count");
      if (!count) continue;
      say(count, String(lit || count.dataset.count));
      count.classList.toggle("hot", lit > 0);
    }
    this.follow(counts, asks, touched);
    this.countSieves();
  }

  // A seat opens where something in it can be touched, and folds again after that, unless the hand is on its way.
  unfold(fold, lit, touched) {
    if (lit === fold.open || (!lit && (touched || !this.unfolded.has(fold.id)))) return;
    fold.open = lit;
    if (lit) this.unfolded.add(fold.id);
    else this.unfolded.delete(fold.id);
  }

  // What can be touched in a page that is not shown: where nothing else can be, the page is shown; a phone offers to open it.
  follow(counts, asks, touched) {
    const opened = this.tabs.find((tab) => tab.ariaSelected === "true");
    const closed = [...counts].filter(([tab, lit]) => lit && tab !== opened);
    if (drawers()) {
      const kind = $("kinds")?.querySelector('[aria-pressed="true"]');
      if (asks && touched && opened && !counts.get(opened)) this.choose(null);
      if (kind && kind !== this.kind && closed.length === 1 && !document.querySelector(ELSEWHERE)) this.choose(closed[0][0]);
      this.kind = kind;
      this.offer($("kinds")?.childElementCount && !kind ? [] : closed);
      return;
    }
    this.offer([]);
    if (!asks || !closed.length || counts.get(opened) || $("panels").classList.contains("standing")) return;
    if (!document.querySelector(`${ELSEWHERE}, #t-choices [data-target]`)) this.choose(closed[0][0]);
  }

  offer(closed) {
    const list = $("openers");
    const buttons = closed.map(([tab, lit]) => {
      const count = element("b", { class: "count hot" }, String(lit));
      return element("button", { type: "button", class: "choice opener", "data-tab": tab.id }, tab.firstChild.cloneNode(), " ", count);
    });
    if (buttons.length || list.childElementCount) list.replaceChildren(...buttons);
    if ($("choices")?.contains(list)) awayIfEmpty($("choices"));
  }

  countSieves() {
    for (const chip of $("panels").querySelectorAll('.sieve[data-by="can"]')) {
      const filters = chip.closest(".filters");
      const lit = filters.nextElementSibling?.querySelectorAll(".lit").length ?? 0;
      say(chip.querySelector("b"), String(lit));
      chip.disabled = !lit;
      if (this.sieves.get(filters.id)?.by === "can") this.sift(filters);
    }
  }

  // who plays where

  people(frame) {
    const parts = [$("panels"), $("others")].flatMap((part) => [...part.querySelectorAll("[data-seat], [data-who]")]);
    for (const who of parts.filter((part) => part.dataset.who)) {
      const seat = frame.seats[Number(who.dataset.who)];
      const text = seat ? (seat.mine ? this.words.you : seat.name) : "";
      say(who, text);
      who.classList.toggle("you", Boolean(seat?.mine));
    }
    for (const part of parts.filter((one) => one.dataset.seat)) {
      part.classList.toggle("asked", Number(part.dataset.seat) === frame.seat);
    }
  }

  // searching

  type(event) {
    const filters = event.target.closest(".filters");
    if (!filters) return;
    this.sieves.set(filters.id, { ...this.sieves.get(filters.id), text: event.target.value });
    this.sift(filters);
  }

  press(chip) {
    const filters = chip.closest(".filters");
    const by = chip.getAttribute("aria-pressed") === "true" ? "" : chip.dataset.by;
    this.sieves.set(filters.id, { ...this.sieves.get(filters.id), by });
    this.sift(filters);
  }

  sift(filters) {
    const { text = "", by = "" } = this.sieves.get(filters.id) ?? {};
    const field = filters.querySelector(".find");
    if (field.value !== text) field.value = text;
    for (const chip of filters.querySelectorAll(".sieve")) chip.setAttribute("aria-pressed", String(chip.dataset.by === by));
    const wanted = plain(text);
    for (const item of filters.nextElementSibling?.children ?? []) {
      const can = by !== "can" || item.querySelector(".lit, .touched");
      const kind = !by || by === "can" || item.dataset.tags?.split(" ").includes(by);
      item.hidden = !(can && kind && (!wanted || plain(item.textContent).includes(wanted)));
    }
  }
}

function drawers() {
  return document.documentElement.dataset.shape === "phone";
}

// How many different things can be touched here.
function things(part) {
  return new Set([...(part?.querySelectorAll(".lit") ?? [])].map((thing) => thing.dataset.target)).size;
}

function page(tab) {
  return document.getElementById(tab.getAttribute("aria-controls"));
}

// Without accents and capitals.
function plain(text) {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();
}
