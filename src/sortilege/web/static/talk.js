// What people say: players and spectators apart, who is muted in this browser, and what waits for the connection.
import { element, hide, say } from "./dom.js";

const $ = (name) => document.querySelector(`#t-${name}`);
const AT_ONCE = 4; // lines that are sent together; the table takes five
const LATER = 11000; // milliseconds, until it takes as many again
const TRIES = 3;

export class Talk {
  // `send(text)` tells whether it went out; that it arrived is seen in the log.
  constructor(page, words, send) {
    this.words = words;
    this.send = send;
    this.key = page.dataset.table;
    this.muted = new Map(kept(localStorage, `sortilege-muted-${this.key}`)); // who, by seat or name
    this.unsent = kept(sessionStorage, `sortilege-unsent-${this.key}`);
    this.lines = [];
    this.own = new Set(); // seats
    $("chat").addEventListener("submit", (event) => this.submit(event));
    $("b-talk").addEventListener("click", ({ target }) => this.click(target));
  }

  submit(event) {
    event.preventDefault();
    const input = $("chat-text");
    const text = input.value.trim().replace(/\s+/g, " ");
    input.value = "";
    if (!text) return;
    const same = this.unsent.filter((line) => line.text === text).length;
    this.unsent.push({ text, after: this.heard(text) + same, tries: 0 });
    this.flush();
  }

  // Sends what has not arrived; a line that is refused again and again is let go.
  flush(again = true) {
    clearTimeout(this.timer);
    const waiting = this.unsent.filter((line) => again || !line.out);
    for (const line of waiting.slice(0, AT_ONCE)) {
      if (line.out && !again) continue;
      line.out = this.send(line.text);
      if (line.out) line.tries += 1;
    }
    if (waiting.length > AT_ONCE) this.timer = setTimeout(() => this.flush(false), LATER);
    this.show();
  }

  // The connection is lost: whatever has not come back is to be sent once more.
  offline() {
    for (const line of this.unsent) line.out = false;
    this.lost = true;
    this.show();
  }

  heard(text) {
    return this.lines.filter((line) => line.chat && line.text === text && (this.own.size ? this.own.has(line.seat) : line.seat === undefined)).length;
  }

  know({ seats }) {
    this.own = new Set(seats.flatMap((seat, number) => (seat.mine ? [number] : [])));
  }

  mutes(line) {
    return this.muted.has(speakerOf(line));
  }

  // A frame has told all lines of the log.
  settle(frame, lines) {
    this.lines = lines;
    this.know(frame);
    const closed = frame.hushed && !this.own.size;
    this.unsent = this.unsent.filter((line) => !closed && this.heard(line.text) <= line.after && line.tries < TRIES);
    if (this.lost !== false && this.unsent.length) this.flush();
    this.lost = false;
    this.gallery(frame, closed);
    this.show();
  }

  gallery(frame, closed) {
    hide($("gallery"), !$("gallery-talk").childElementCount);
    hide($("chat"), Boolean(closed));
    hide($("hushed"), !frame.hushed);
    const button = $("hush");
    hide(button, !frame.host || !(frame.watchers || frame.hushed || $("gallery-talk").childElementCount));
    say(button, frame.hushed ? button.dataset.open : button.dataset.close);
    button.dataset.next = frame.hushed ? "yes" : "no";
  }

  // A line of somebody else can be muted by a touch on the name.
  place(line, item) {
    const by = speakerOf(line);
    const name = item.querySelector("b");
    item.dataset.by = by;
    item.hidden = this.muted.has(by);
    if (!this.own.has(line.seat)) {
      const label = this.words.mute.replace("#", line.who);
      name.replaceWith(element("button", { type: "button", class: "speaker", title: label, "aria-label": `${line.who}. ${label}`, "data-mute": by, "data-name": line.who }, name.textContent));
    }
    $(line.seat === undefined ? "gallery-talk" : "talk").append(item);
  }

  click(target) {
    const { mute, name, hear } = target.dataset;
    if (mute) this.muted.set(mute, name);
    else if (hear) this.muted.delete(hear);
    else return;
    keep(localStorage, `sortilege-muted-${this.key}`, [...this.muted]);
    for (const item of $("b-talk").querySelectorAll("[data-by]")) item.hidden = this.muted.has(item.dataset.by);
    this.show();
  }

  show() {
    const buttons = [...this.muted].map(([by, who]) => element("button", { type: "button", class: "quiet", "data-hear": by }, this.words.hear.replace("#", who)));
    hide($("muted"), !buttons.length);
    if (buttons.length !== $("muted").childElementCount) $("muted").replaceChildren(...buttons);
    const waiting = this.unsent.filter((line) => !line.out);
    if (waiting.length || $("unsent").childElementCount) $("unsent").replaceChildren(...waiting.map(({ text }) => element("li", { class: "chat" }, element("span", {}, text, " ", element("small", {}, this.words.unsent)))));
    keep(sessionStorage, `sortilege-unsent-${this.key}`, this.unsent.map(({ text, after, tries }) => ({ text, after, tries })));
  }
}

// A player is the seat, whatever its name; a spectator is known by name alone.
function speakerOf({ seat, who }) {
  return seat === undefined ? who : `seat ${seat}`;
}

function kept(store, key) {
  try {
    return JSON.parse(store.getItem(key)) ?? [];
  } catch {
    return []; // private windows may refuse
  }
}

function keep(store, key, value) {
  try {
    if (value.length) store.setItem(key, JSON.stringify(value));
    else store.removeItem(key);
  } catch {
    // then it lasts as long as the page
  }
}
