// What stands beside the board: what is asked, buttons, seats, log, chat, offers.

import { Company } from "./company.js";
import { awayIfEmpty, element, hide, order, say } from "./dom.js";
import { recall, remember } from "./kept.js";
import { dress, numbers } from "./marks.js";
import { Tabs } from "./tabs.js";
import { Talk } from "./talk.js";

const LATER = 600; // milliseconds, after which a bot that hardly thinks has answered
const $ = (name) => document.querySelector(`#t-${name}`);

export class Panel {
  constructor(page, words, { touch, send, look }) {
    this.page = page;
    this.words = words;
    this.send = send;
    this.look = look;
    this.title = document.title;
    this.lines = []; // of log and chat, in order
    this.items = []; // the element of each
    this.rows = []; // of the seats, as they were shown last
    this.can = new Set();
    this.leaving = false;
    this.tabs = new Tabs($("box"), $("unread"));
    $("choices").addEventListener("click", (event) => {
      const button = event.target.closest("[data-target]");
      if (button) touch(button.dataset.target);
    });
    page.addEventListener("click", (event) => this.click(event));
    this.talk = new Talk(page, words, (text) => send({ do: "chat", text }));
    this.company = new Company(page, words, send);
    $("log").addEventListener("click", (event) => {
      const line = event.target.closest("[data-ply]");
      if (line) look(Number(line.dataset.ply) + 1);
    });
    $("as-text").addEventListener("change", (event) => {
      remember("text", event.target.checked);
      this.send({ do: "text", on: event.target.checked });
    });
    $("grip").addEventListener("click", () => {
      $("grip").setAttribute("aria-expanded", String($("asking").classList.toggle("open")));
    });
    $("careful").addEventListener("change", (event) => remember("careful", event.target.checked));
    $("sound").addEventListener("change", (event) => remember("sound", event.target.checked));
    $("sound").checked = recall("sound", true);
    this.icon = document.querySelector('link[rel="icon"]');
    this.icons = [this.icon.href, new URL(page.dataset.iconTurn, location.href).href];
    document.addEventListener("visibilitychange", () => this.call());
    $("as-text").checked = recall("text");
    $("more").addEventListener("toggle", () => $("more").parentElement.classList.toggle("opened", $("more").open));
    setInterval(() => this.tick(), 250);
  }

  // Goes to the next thing that can be touched, wherever it is.
  next() {
    const open = [...this.page.querySelectorAll(".lit, .choice, #t-openers button")].filter((one) => one.getClientRects().length);
    open[(open.indexOf(document.activeElement) + 1) % open.length]?.focus();
  }

  // asking

  click(event) {
    const button = event.target.closest("[data-do]");
    if (!button || button.disabled) return;
    const { do: what, sure, seat, level, yes, next } = button.dataset;
    const message = { do: what };
    if (what === "copy") return this.copy(button);
    if (what === "now") return this.look(-1);
    if (what === "look") return this.look(Number(button.dataset.ply));
    if (what === "back") return this.takeBack();
    if (what === "gallery") return this.send({ do: what, open: next === "yes" });
    if (seat !== undefined) message.seat = Number(seat);
    if (level !== undefined) message.level = level;
    if (yes !== undefined) message.yes = yes === "yes";
    if (next !== undefined) message.next = next === "yes";
    if (what === "again") this.leaving = true;
    if (sure) this.confirm(sure, (yes) => yes && this.send(message));
    else this.send(message);
  }

  // One button takes back: a touch while something is touched, else a move.
  takeBack() {
    this.send({ do: this.stepped ? "back" : "undo" });
  }

  async copy(button) {
    const link = new URL(button.dataset.link, location.href).href;
    try {
      await navigator.clipboard.writeText(link);
      this.note({ text: this.words.copied });
    } catch {
      this.note({ text: link });
    }
  }

  confirm(text, answer) {
    const dialog = $("confirm");
    dialog.querySelector("p").textContent = text;
    dialog.returnValue = "";
    dialog.onclose = () => answer(dialog.returnValue === "yes");
    dialog.showModal();
  }

  sounds() {
    return $("sound").checked;
  }

  careful() {
    return $("careful").checked;
  }

  key(key) {
    if (key === "u" && this.takesBack()) this.send({ do: "undo" });
    if (key === "n") this.next();
    if (key === "h") this.page.querySelector('[data-do="hint"]:not([hidden])')?.click();
  }

  // showing

  frame(frame, drawing) {
    this.last = frame;
    this.at = performance.now();
    if (this.first === undefined) {
      this.first = false;
      $("careful").checked = recall("careful");
      if ($("as-text").checked) this.send({ do: "text", on: true });
      if (this.page.dataset.said) this.note({ text: this.page.dataset.said });
    }
    this.company.frame(frame);
    $("asking").classList.toggle("yours", frame.mine);
    say($("turn"), this.status(frame));
    $("turn").classList.toggle("brief", !frame.twice && frame.seats.every((seat) => seat.mine)); // names may be long
    say($("result"), frame.result ?? "");
    hide($("result"), !frame.result);
    hide($("ask"), Boolean(frame.result));
    hide($("replay"), !frame.result);
    if (this.called !== frame.mine) {
      clearTimeout(this.calling);
      this.calling = setTimeout(() => this.call(), LATER);
    }
    this.called = frame.mine;
    this.log(frame);
    this.seats(frame);
    this.buttons(frame);
    this.tick();
    if (frame.next && this.leaving) location.assign(`/table/${frame.next}`);
  }

  // The window's own title tells whose turn it is, and its sign too while it is behind others: reading that anew costs more than a move.
  call() {
    const title = this.called ? `● ${this.words.yours} · ${this.title}` : this.title;
    if (document.title !== title) document.title = title;
    const icon = this.icons[Number(Boolean(this.called) && document.hidden)];
    if (this.icon.href !== icon) this.icon.href = icon;
  }

  status(frame) {
    if (frame.view_only) return this.words.viewonly;
    if (frame.seat < 0) return this.words.over;
    if (frame.seats.some((seat) => seat.kind === "open" && !seat.level)) return this.words.waits;
    const turn = this.words.turn.replace("#", frame.turn);
    return [turn, this.company.turn(frame), ...(frame.twice ? [this.words.twice] : [])].join(" · ");
  }

  buttons(frame) {
    const can = (this.can = new Set(frame.can ?? []));
    for (const button of this.page.querySelectorAll("[data-can]")) {
      hide(button, !button.dataset.can.split(" ").some((deed) => can.has(deed)));
    }
    hide($("back"), Boolean(frame.result) && !this.takesBack());
    hide($("last"), !frame.told);
    const next = $("next");
    hide(next, !frame.next);
    if (frame.next) next.href = `/table/${frame.next}`;
  }

  takesBack() {
    return this.can.has("undo") || this.can.has("takeback");
  }

  stepping(on) {
    this.stepped = on;
    const button = $("back");
    const { own, ask } = button.dataset;
    const label = !on && this.can.has("takeback") && !this.can.has("undo") ? ask : own;
    say(button.querySelector(".lab"), label);
    button.disabled = !on && !this.takesBack();
  }

  hint(steps, from, next) {
    const marks = numbers(steps, from, next);
    for (const button of $("choices").querySelectorAll("[data-target]")) dress(button, marks.get(button.dataset.target));
  }

  choices(open, touched, names) {
    const wanted = [...new Set([...touched, ...open])].filter((target) => names[target]);
    const list = $("choices");
    const old = new Map([...list.querySelectorAll("[data-target]")].map((button) => [button.dataset.target, button]));
    const buttons = wanted.map((target) => {
      const button = old.get(target) ?? element("button", { type: "button", class: "choice", "data-target": target });
      old.delete(target);
      say(button, names[target].charAt(0).toUpperCase() + names[target].slice(1));
      button.classList.toggle("touched", touched.includes(target));
      button.setAttribute("aria-pressed", String(touched.includes(target)));
      return button;
    });
    for (const gone of old.values()) gone.remove();
    order(buttons, $("openers"));
    awayIfEmpty(list);
  }

  seats(frame) {
    const list = $("seats");
    const focused = document.activeElement?.id;
    if (list.childElementCount !== frame.seats.length) {
      list.replaceChildren(...frame.seats.map(() => element("li")));
      this.rows = [];
    }
    for (const [number, seat] of frame.seats.entries()) {
      const row = this.seat(seat, number, frame);
      if (this.rows[number] !== row.outerHTML) list.children[number].replaceWith(row); // an unchanged row stays: it may be under a finger
      this.rows[number] = row.outerHTML;
    }
    if (focused?.startsWith("t-seat")) document.getElementById(focused)?.focus();
    const own = frame.seats.findIndex((seat) => seat.mine && seat.link);
    hide($("own"), own < 0);
    if (own >= 0) {
      $("own-link").dataset.link = frame.seats[own].link;
      $("own-new").dataset.seat = own;
    }
    say($("watchers"), frame.watchers ? this.words.watchers.replace("#", frame.watchers) : "");
  }

  seat(seat, number, frame) {
    const asked = frame.seat === number;
    const wins = frame.seats.some((other) => other.score < seat.score) && frame.seats.every((other) => other.score <= seat.score);
    const item = element("li", { class: `seat${asked ? " asked" : ""}${seat.mine ? " mine" : ""}${wins ? " winner" : ""}` });
    item.append(element("span", { class: `chip chip-${number}`, "aria-hidden": "true" }));
    const name = element("span", { class: "who" });
    name.append(element("b", {}, seat.name), element("small", {}, this.describe(seat, wins)));
    item.append(name);
    if (frame.counted) item.append(element("span", { class: "points" }, `${seat.points ?? 0} ${frame.counted}`));
    if (seat.clock !== undefined && seat.clock !== null) {
      item.append(element("span", { class: "clock", "data-clock": number }, ""));
    }
    const tools = element("span", { class: "tools" });
    const tool = (label, data) => {
      const button = element("button", { type: "button", class: "quiet", id: `t-seat-${number}-${data["data-do"]}`, ...data }, label);
      tools.append(button);
    };
    if (seat.link && !seat.mine) tool(seat.kind === "open" ? this.words.invite : this.words.link, { "data-do": "copy", "data-link": seat.link });
    if (seat.lendable && !seat.level && !seat.mine && !seat.here) tool(this.words.lend, { "data-do": "lend", "data-seat": number, "data-level": this.page.dataset.level });
    if (seat.level && seat.kind !== "bot" && (seat.lendable || seat.mine)) tool(this.words.giveback, { "data-do": "lend", "data-seat": number, "data-level": "" });
    if (seat.removable) tool(this.words.putout, { "data-do": "revoke", "data-seat": number, "data-sure": this.words.suretoputout.replace("#", seat.name) });
    if (tools.childElementCount) item.append(tools);
    return item;
  }

  describe(seat, wins) {
    const parts = [seat.role, seat.bot].filter(Boolean);
    if (wins) parts.unshift(this.words.won);
    if (seat.mine) parts.push(this.words.you);
    if (seat.host && this.last.seats.some((other) => other.kind === "guest" && !other.mine)) parts.push(this.words.host);
    if (seat.thinks) parts.push(this.words.thinks);
    else if (seat.level && seat.kind !== "bot") parts.push(this.words.lent);
    else if (seat.kind === "guest" && !seat.here) parts.push(this.words.away);
    return parts.join(" · ");
  }

  tick() {
    if (!this.last) return;
    const gone = (performance.now() - this.at) / 1000;
    for (const clock of this.page.querySelectorAll("[data-clock]")) {
      const number = Number(clock.dataset.clock);
      const runs = this.last.running && this.last.seat === number;
      const left = Math.max(0, Math.ceil(this.last.seats[number].clock - (runs ? gone : 0)));
      say(clock, clockText(left, this.words));
      clock.classList.toggle("low", runs && left <= 10);
    }
  }

  log(frame) {
    const from = frame.log_from ?? 0;
    this.tabs.begin(frame.seats.some((seat) => seat.kind === "open" || typeof seat.clock === "number"));
    if (from === this.lines.length && !frame.log?.length) return this.talk.settle(frame, this.lines);
    this.talk.know(frame);
    const fresh = frame.log ?? [];
    this.lines = [...this.lines.slice(0, from), ...fresh];
    for (const item of this.items.splice(from)) item.remove();
    let turn = this.lines.slice(0, from).findLast((line) => line.turn)?.turn ?? 0;
    for (const line of fresh) {
      const item = this.line(line, line.turn && line.turn !== turn ? line.turn : "");
      if (line.chat) this.talk.place(line, item);
      else $("log").append(item);
      this.items.push(item);
      turn = line.turn || turn;
    }
    if (this.told) this.tabs.heard(fresh.filter((line) => line.chat && !this.talk.mutes(line)).length);
    this.told = true;
    this.talk.settle(frame, this.lines);
  }

  line(line, turn) {
    const item = element("li", { class: line.chat ? "chat" : line.ply === undefined ? "event" : "" });
    item.append(element("span", { class: "number" }, turn ? `${turn}.` : ""));
    const text = element("span", {});
    if (line.who) text.append(element("b", {}, line.chat ? `${line.who}${this.words.colon} ` : `${line.who} `));
    text.append(line.text);
    if (line.ply !== undefined && line.ply >= 0) {
      const button = element("button", { type: "button", class: "line", "data-ply": line.ply });
      button.append(...text.childNodes);
      item.append(button);
    } else item.append(text);
    return item;
  }

  note(message) {
    const box = $("note");
    clearTimeout(this.noteTimer);
    if (!message && !box.classList.contains("shown")) return;
    box.classList.toggle("shown", Boolean(message));
    box.replaceChildren();
    if (!message) return;
    box.append(element("span", {}, message.text));
    if (message.rule) {
      const link = element("a", { href: `${this.page.dataset.rules}#${message.rule}`, target: "_blank" });
      link.textContent = this.words.rule.replace("#", message.rule);
      box.append(" ", link);
    }
    this.noteTimer = setTimeout(() => this.note(null), 12000);
  }

  dismiss() {
    if (!$("note").classList.contains("shown")) return false;
    this.note(null);
    return true;
  }

  past(ply) {
    hide($("past"), ply === null);
    for (const line of $("log").querySelectorAll("[data-ply]")) {
      line.classList.toggle("here", ply !== null && Number(line.dataset.ply) === ply - 1);
    }
  }

  online(open) {
    $("offline").hidden = open;
    if (!open) this.talk.offline();
  }
}

// What is left of a clock: minutes and seconds, with hours where there are some, or days and hours.
function clockText(left, { days }) {
  const hours = Math.floor(left / 3600);
  if (hours >= 24) return `${Math.floor(hours / 24)} ${days} ${hours % 24} h`;
  const two = (number) => String(number).padStart(2, "0");
  const minutes = Math.floor(left / 60) % 60;
  return [...(hours ? [hours, two(minutes)] : [minutes]), two(left % 60)].join(":");
}
