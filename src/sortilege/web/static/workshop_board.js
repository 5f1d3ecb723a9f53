// The board of the workshop: gems put down by touch, the spell in work cast on it, and a walk through what happens.
import { Board, slim } from "./board.js";
import { element, renew } from "./dom.js";
import { find } from "./workshop_shop.js";

const SVG = "http://www.w3.org/2000/svg";
const POINTS = Array.from({ length: 24 }, (_, place) => `p${place + 1}`);

export class Bench {
  constructor(shop) {
    this.shop = shop;
    this.gems = find("board").dataset.board;
    this.after = "";
    this.own = false; // somebody has put gems down
    this.step = 0;
    this.board = new Board(find("board"), (target) => this.touch(target));
    this.names = Object.fromEntries(POINTS.map((name, place) => [name, shop.words.point.replace("#", place + 1)]));
    this.board.render(find("blank").innerHTML, { open: new Set(POINTS), names: this.names });
    find("clear").addEventListener("click", () => this.set(".".repeat(24), true));
    find("after").addEventListener("click", () => this.set(this.after, true));
    find("show").addEventListener("click", () => this.atWork());
    find("back").addEventListener("click", () => this.walk(-1));
    find("on").addEventListener("click", () => this.walk(1));
    for (const name of ["pointerover", "focusin"]) document.addEventListener(name, (event) => this.light(event.target));
    for (const name of ["pointerout", "focusout"]) document.addEventListener(name, () => this.light(null));
  }

  // On a phone the board may be out of sight when something happens on it.
  reveal() {
    if (slim.matches) find("board").scrollIntoView({ block: "nearest" });
  }

  // Another spell: what was put down for the last one goes.
  rest() {
    this.own = false;
  }

  touch(target) {
    const place = Number(target.slice(1)) - 1;
    if (this.picking) return this.picking(place + 1);
    const brush = document.querySelector("#w-brush input:checked").value;
    const gem = this.gems[place] === brush ? "." : brush;
    if (gem !== "." && this.gems.split(gem).length > 3) return this.tell(this.shop.words.three, []);
    return this.set(this.gems.slice(0, place) + gem + this.gems.slice(place + 1), true);
  }

  // Points are being chosen for a block: the board tells each, and shows those that are.
  pick(chosen, touched) {
    this.picking = touched;
    this.chosen = chosen;
    this.mark(chosen ?? []);
    if (touched) find("board").scrollIntoView({ block: "nearest" });
  }

  set(gems, own) {
    this.gems = gems;
    this.own = own;
    return this.draw();
  }

  async atWork() {
    const answer = await this.shop.ask("show", { spell: this.shop.spell?.name ?? "" });
    if (answer.board) this.set(answer.board, false);
  }

  // After each reading the spell is cast anew; gems that somebody has put down stay.
  async draw() {
    const { shop } = this;
    const spell = shop.spell?.whole ? shop.spell.name : "";
    const key = `${spell}|${this.gems}|${spell ? shop.text.value : ""}`;
    if (key === this.key) return;
    this.key = key;
    const answer = await shop.ask("cast", { spell, board: this.gems });
    if (key !== this.key) return;
    if (answer.error) return this.tell(answer.error, []);
    this.board.render(answer.before, { open: new Set(POINTS), names: this.names });
    this.after = answer.after;
    find("after").disabled = !answer.after || answer.after === this.gems;
    this.tell(answer.verdict === "undetermined" ? shop.words.two : spell && shop.words.here, answer.story);
    this.step = Number.MAX_SAFE_INTEGER;
    this.walk(0);
    this.mark(this.chosen ?? []);
  }

  tell(title, story) {
    if (find("walk-title").textContent !== title) find("walk-title").textContent = title;
    find("walk-title").hidden = !title;
    renew(find("story"), story.map((said) => element("li", { class: said.startsWith(" ") ? "within" : "" }, said.trim())));
  }

  // Orders that contradict each other are shown one after the other.
  walk(by) {
    const groups = [...find("board").querySelectorAll("[data-step]")];
    const last = Math.max(0, ...groups.map((one) => Number(one.dataset.step)));
    find("steps").hidden = last < 2;
    this.step = Math.max(1, Math.min(this.step + by, last));
    for (const one of groups) one.style.display = Number(one.dataset.step) <= this.step ? "" : "none";
    const told = [...find("story").children];
    const orders = told.filter((row) => row.classList.contains("within"));
    const now = last > 1 ? (orders[this.step - 1] ?? told.at(-1)) : null;
    for (const row of told) row.classList.toggle("on", row === now);
    if (by) now?.scrollIntoView({ block: "nearest" });
  }

  // What a word names: its points, or two steps of a movement.
  light(target) {
    const thing = target?.closest?.("[data-zone], [data-ways]");
    if (!thing && !this.lit) return;
    this.lit = Boolean(thing);
    const pairs = thing?.dataset.ways ? JSON.parse(thing.dataset.ways) : [];
    const points = thing?.dataset.zone?.split(",").map(Number) ?? pairs.map(([, end]) => end);
    this.mark(thing ? points : (this.chosen ?? []));
    this.arrows(pairs);
  }

  mark(points) {
    for (const target of find("board").querySelectorAll(".target")) {
      target.classList.toggle("zone-lit", points.includes(Number(target.dataset.target.slice(1))));
    }
  }

  arrows(pairs) {
    find("board").querySelector(".hint-ways")?.remove();
    const svg = find("board").querySelector("svg");
    if (!pairs.length || !svg) return;
    const place = (point) => {
      const at = svg.querySelector(`[data-target="p${point}"]`);
      return [Number(at.getAttribute("cx")), Number(at.getAttribute("cy"))];
    };
    const ways = document.createElementNS(SVG, "path");
    ways.setAttribute("d", pairs.map(([a, b]) => arrow(place(a), place(b))).join(""));
    for (const [name, value] of Object.entries({ class: "hint-ways", fill: "none", stroke: "var(--action)", "stroke-width": 8, "stroke-linecap": "round", "pointer-events": "none" })) ways.setAttribute(name, value);
    svg.append(ways);
  }
}

function arrow([x1, y1], [x2, y2]) {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
  const [x, y] = [x2 - ux * 12, y2 - uy * 12];
  const wing = (side) => `L${x - ux * 24 - side * uy * 15},${y - uy * 24 + side * ux * 15}`;
  return `M${x1},${y1}L${x},${y}${wing(1)}M${x},${y}${wing(-1)}`;
}
