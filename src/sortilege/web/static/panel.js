// What stands beside the board: what is asked, buttons, seats, log, chat, offers.

const $ = (name) => document.querySelector(`#t-${name}`);

export class Panel {
  constructor(page, words, { touch, send, look }) {
    this.page = page;
    this.words = words;
    this.send = send;
    this.look = look;
    this.title = document.title;
    this.lines = [];
    this.leaving = false;
    $("choices").addEventListener("click", (event) => {
      const button = event.target.closest("[data-target]");
      if (button) touch(button.dataset.target);
    });
    page.addEventListener("click", (event) => this.click(event));
    $("chat").addEventListener("submit", (event) => this.submit(event, "chat", "text"));
    $("name").addEventListener("submit", (event) => this.submit(event, "name", "name"));
    $("log").addEventListener("click", (event) => {
      const line = event.target.closest("[data-ply]");
      if (line) look(Number(line.dataset.ply) + 1);
    });
    $("as-text").addEventListener("change", (event) => {
      remember("text", event.target.checked);
      this.send({ do: "text", on: event.target.checked });
    });
    $("zoom").addEventListener("click", () => {
      const on = $("board").classList.toggle("zoomed");
      $("zoom").setAttribute("aria-pressed", String(on));
    });
    $("careful").addEventListener("change", (event) => remember("careful", event.target.checked));
    $("as-text").checked = recall("text");
    setInterval(() => this.tick(), 250);
  }

  // asking

  click(event) {
    const button = event.target.closest("[data-do]");
    if (!button || button.disabled) return;
    const { do: what, sure, seat, level, yes, next } = button.dataset;
    const message = { do: what };
    if (what === "copy") return this.copy(button);
    if (what === "now") return this.look(-1);
    if (seat !== undefined) message.seat = Number(seat);
    if (level !== undefined) message.level = level;
    if (yes !== undefined) message.yes = yes === "yes";
    if (next !== undefined) message.next = next === "yes";
    if (what === "again") this.leaving = true;
    if (sure) this.confirm(sure, (yes) => yes && this.send(message));
    else this.send(message);
  }

  submit(event, what, field) {
    event.preventDefault();
    const input = event.target.elements[field];
    const value = input.value.trim();
    if (value) this.send({ do: what, [field]: value });
    if (what === "chat") input.value = "";
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

  careful() {
    return $("careful").checked;
  }

  key(key) {
    const button = { u: "undo", h: "hint" }[key];
    if (button) this.page.querySelector(`[data-do="${button}"]:not([hidden])`)?.click();
  }

  // showing

  frame(frame, drawing) {
    this.last = frame;
    this.at = performance.now();
    if (drawing) $("ask").textContent = drawing.ask;
    if (this.first === undefined) {
      this.first = false;
      $("careful").checked = recall("careful", frame.seats.some((one) => one.kind !== "bot" && !one.mine));
      if ($("as-text").checked) this.send({ do: "text", on: true });
    }
    $("asking").classList.toggle("yours", frame.mine);
    $("turn").textContent = this.status(frame);
    $("result").textContent = frame.result ?? "";
    $("result").hidden = !frame.result;
    $("ask").hidden = $("back").hidden = Boolean(frame.result);
    $("replay").hidden = !frame.result;
    document.title = `${frame.mine ? "● " : ""}${frame.mine ? `${this.words.yours} · ` : ""}${this.title}`;
    this.log(frame);
    this.seats(frame);
    this.buttons(frame);
    this.tick();
    if (frame.next && this.leaving) location.assign(`/table/${frame.next}`);
  }

  status(frame) {
    if (frame.view_only) return this.words.viewonly;
    if (frame.seat < 0) return this.words.over;
    const who = frame.seats[frame.seat];
    const turn = this.words.turn.replace("#", frame.turn);
    return `${turn} · ${frame.mine ? this.words.yours : this.words.theirs.replace("#", who.name)}`;
  }

  buttons(frame) {
    const can = new Set(frame.can ?? []);
    for (const button of this.page.querySelectorAll("[data-can]")) {
      button.hidden = !button.dataset.can.split(" ").some((one) => can.has(one));
    }
    for (const part of this.page.querySelectorAll("[data-offer]")) part.hidden = part.dataset.offer !== frame.offer;
    for (const part of this.page.querySelectorAll("[data-waiting]")) part.hidden = part.dataset.waiting !== frame.waiting;
    const next = $("next");
    next.hidden = !frame.next;
    if (frame.next) next.href = `/table/${frame.next}`;
  }

  stepping(on) {
    $("back").disabled = !on;
  }

  choices(open, touched, names) {
    const wanted = [...new Set([...touched, ...open])];
    const list = $("choices");
    const old = new Map([...list.children].map((one) => [one.dataset.target, one]));
    for (const target of wanted) {
      const button = old.get(target) ?? element("button", { type: "button", class: "choice", "data-target": target });
      old.delete(target);
      button.textContent = names[target] ?? target;
      button.classList.toggle("touched", touched.includes(target));
      button.setAttribute("aria-pressed", String(touched.includes(target)));
      list.append(button);
    }
    for (const gone of old.values()) gone.remove();
  }

  seats(frame) {
    const list = $("seats");
    const focused = document.activeElement?.id;
    const points = frame.seats.some((one) => one.points);
    list.replaceChildren(...frame.seats.map((one, number) => this.seat(one, number, frame, points)));
    if (focused?.startsWith("t-seat")) document.getElementById(focused)?.focus();
    const own = frame.seats.findIndex((one) => one.mine && one.link);
    $("own").hidden = own < 0;
    if (own >= 0) {
      $("own-link").dataset.link = frame.seats[own].link;
      $("own-new").dataset.seat = own;
    }
    $("watchers").textContent = frame.watchers ? this.words.watchers.replace("#", frame.watchers) : "";
  }

  seat(one, number, frame, points) {
    const asked = frame.seat === number;
    const wins = frame.seats.some((other) => other.score < one.score) && frame.seats.every((other) => other.score <= one.score);
    const item = element("li", { class: `seat${asked ? " asked" : ""}${one.mine ? " mine" : ""}${wins ? " winner" : ""}` });
    item.append(element("span", { class: `chip chip-${number}`, "aria-hidden": "true" }));
    const name = element("span", { class: "who" });
    name.append(element("b", {}, one.name), element("small", {}, this.describe(one, wins)));
    item.append(name);
    if (points) item.append(element("span", { class: "points", title: this.words.points }, String(one.points ?? 0)));
    if (one.clock !== undefined && one.clock !== null) {
      item.append(element("span", { class: "clock", "data-clock": number }, ""));
    }
    const tools = element("span", { class: "tools" });
    const tool = (label, data) => {
      const button = element("button", { type: "button", class: "quiet", id: `t-seat-${number}-${data["data-do"]}`, ...data }, label);
      tools.append(button);
    };
    if (one.link && !one.mine) tool(one.kind === "open" ? this.words.invite : this.words.link, { "data-do": "copy", "data-link": one.link });
    if (one.lendable && !one.level && !one.mine && !one.here) tool(this.words.lend, { "data-do": "lend", "data-seat": number, "data-level": this.page.dataset.level });
    if (one.level && one.kind !== "bot" && (one.lendable || one.mine)) tool(this.words.giveback, { "data-do": "lend", "data-seat": number, "data-level": "" });
    if (one.link && one.kind === "guest" && !one.mine) tool(this.words.revoke, { "data-do": "revoke", "data-seat": number, "data-sure": this.words.suretorevoke });
    if (tools.childElementCount) item.append(tools);
    return item;
  }

  describe(one, wins) {
    const parts = [one.role];
    if (wins) parts.unshift(this.words.won);
    if (one.mine) parts.push(this.words.you);
    if (one.thinks) parts.push(this.words.thinks);
    else if (one.level && one.kind !== "bot") parts.push(this.words.lent);
    else if (one.kind === "guest" && !one.here) parts.push(this.words.away);
    return parts.join(" · ");
  }

  tick() {
    if (!this.last) return;
    const gone = (performance.now() - this.at) / 1000;
    for (const clock of this.page.querySelectorAll("[data-clock]")) {
      const number = Number(clock.dataset.clock);
      const runs = this.last.running && this.last.seat === number;
      const left = Math.max(0, Math.ceil(this.last.seats[number].clock - (runs ? gone : 0)));
      clock.textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
      clock.classList.toggle("low", runs && left <= 10);
    }
  }

  log(frame) {
    const from = frame.log_from ?? 0;
    if (from === this.lines.length && !frame.log?.length) return;
    this.lines = [...this.lines.slice(0, from), ...(frame.log ?? [])];
    const list = $("log");
    while (list.children.length > from) list.lastChild.remove();
    let turn = from ? this.lines[from - 1].turn : 0;
    for (const line of frame.log ?? []) {
      list.append(this.line(line, line.turn && line.turn !== turn ? line.turn : ""));
      turn = line.turn || turn;
    }
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
    box.replaceChildren();
    box.classList.toggle("shown", Boolean(message));
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
    $("past").hidden = ply === null;
    for (const one of $("log").querySelectorAll("[data-ply]")) {
      one.classList.toggle("here", ply !== null && Number(one.dataset.ply) === ply - 1);
    }
  }

  text(text) {
    $("text").hidden = !text || !$("as-text").checked;
    $("text").textContent = text;
  }

  online(open) {
    $("offline").hidden = open;
  }
}

function element(name, attributes, text) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  if (text !== undefined) made.textContent = text;
  return made;
}

function remember(key, value) {
  try {
    localStorage.setItem(`sortilege-${key}`, value ? "yes" : "no");
  } catch {
    // private windows may refuse; the choice then lasts as long as the page
  }
}

function recall(key, otherwise = false) {
  try {
    const found = localStorage.getItem(`sortilege-${key}`);
    return found === null ? otherwise : found === "yes";
  } catch {
    return otherwise;
  }
}
