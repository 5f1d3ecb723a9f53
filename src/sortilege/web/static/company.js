// Who sits here, and how one behaves: names at one screen, coming back, offers, whether the board turns.
import { hide, say } from "./dom.js";
import { recall, remember } from "./kept.js";

const EVERY = 20000; // milliseconds, in which other games are looked for,
const SOON = 1500; // and after a move
const $ = (name) => document.querySelector(`#t-${name}`);

export class Company {
  constructor(page, words, send) {
    this.page = page;
    this.words = words;
    this.send = send;
    $("name").addEventListener("submit", (event) => this.rename(event));
    $("turns").addEventListener("change", (event) => {
      remember("turns", event.target.checked);
      send({ do: "turning", on: event.target.checked });
    });
    $("show").addEventListener("click", () => {
      $("missed").hidden = true;
      send({ do: "retell", missed: true });
    });
    setInterval(() => this.onward(), EVERY);
    document.addEventListener("visibilitychange", () => this.onward());
    $("seen").addEventListener("click", () => ($("missed").hidden = true));
  }

  // At one screen everybody has a name: that of who is asked is changed.
  rename(event) {
    event.preventDefault();
    const name = event.target.elements.name.value.trim();
    if (name) this.send({ do: "name", name, seat: speaker(this.last) });
  }

  // Who comes back is told what happened meanwhile.
  greet({ text, show }) {
    $("missed").firstElementChild.textContent = text;
    $("show").hidden = !show;
    $("missed").hidden = false;
  }

  // Where it is not one's turn, another game may wait.
  async onward() {
    const link = $("onward");
    if (document.hidden || !this.last) return;
    const answer = this.last.mine ? null : await fetch(`/mine/waiting?besides=${this.page.dataset.table}`).catch(() => null);
    const { count, table } = answer?.ok ? await answer.json() : { count: 0 };
    link.hidden = !count;
    link.parentElement.classList.toggle("leads", Boolean(count));
    if (!count) return;
    link.href = `/table/${table}`;
    link.textContent = `${link.dataset.usual} (${count})`;
  }

  frame(frame) {
    if (this.last?.mine !== frame.mine && frame.seats.some((seat) => seat.mine)) {
      clearTimeout(this.soon);
      this.soon = setTimeout(() => this.onward(), SOON);
    }
    if (!this.last) {
      $("turns").checked = recall("turns", true);
      if (frame.turns && !$("turns").checked) this.send({ do: "turning", on: false });
    }
    if (this.last?.mine && !frame.mine) hide($("missed"), true); // one has gone on
    this.last = frame;
    hide($("turning"), !frame.turns);
    const who = speaker(frame);
    if (who >= 0 && document.activeElement !== $("name-text")) $("name-text").value = frame.seats[who].name;
    this.offer(frame);
  }

  // What somebody asks of the others is told to all; who has not answered gets the buttons.
  offer({ offer = "", offered = "", ending }) {
    const box = $("offer");
    hide(box, !offered);
    if (box.dataset.offer !== offer) box.dataset.offer = offer;
    say(box.firstElementChild, offered);
    hide($("answer"), !offer);
    say($("again"), ending?.again || $("again").dataset.usual);
  }

  // Whose turn it is; at one screen by name, or by the role where all have one name.
  turn(frame) {
    const { name, role } = frame.seats[frame.seat];
    if (!frame.mine) return this.words.theirs.replace("#", name);
    if (speaker(frame) < 0) return this.words.yours;
    const who = name.endsWith(`(${role})`) ? role : name;
    return frame.seats.every((seat) => seat.mine) ? who : this.words.yoursby.replace("#", who);
  }
}

// Of several own seats the one that is asked, else the first; -1 for who has none or one alone.
function speaker({ seats, seat }) {
  const own = seats.flatMap((one, number) => (one.mine ? [number] : []));
  return own.length < 2 ? -1 : own.includes(seat) ? seat : own[0];
}
