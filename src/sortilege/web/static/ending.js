// The end of a game: who won, why, by which rule, the numbers of each seat, and what could be played next.
import { element, hide, ruleLink } from "./dom.js";

const $ = (name) => document.querySelector(`#t-${name}`);

const onPhone = () => document.documentElement.dataset.shape === "phone";

export class Ending {
  constructor(page, words) {
    this.page = page;
    this.words = words;
  }

  show({ ending, result }) {
    const now = Boolean(result) && $("ending").hidden;
    hide($("ending"), !result);
    hide($("summary"), !ending?.columns?.length && !ending?.turning?.length);
    $("asking").classList.toggle("over", Boolean(result));
    if (!ending) return;
    const why = $("why");
    why.hidden = !ending.why;
    why.replaceChildren(ending.why ?? "", " ", ruleLink(this.page, this.words, ending.rule));
    $("points").hidden = !ending.columns?.length;
    if (ending.columns?.length) $("points").replaceChildren(this.head(ending), this.body(ending));
    this.turning(ending.turning ?? []);
    for (const name of ["easier", "harder"]) {
      const button = $(name);
      button.hidden = !ending[name];
      button.dataset.level = ending[name] ?? "";
      button.querySelector("small").textContent = ending[`${name}_name`] ?? "";
    }
    // On a phone the foot leaves little of the window: that shows the numbers, the board is above.
    if (now && onPhone()) requestAnimationFrame(() => $("summary").scrollIntoView({ block: "start" }));
  }

  // Each turning point is a button that looks back at it.
  turning(points) {
    for (const part of ["turned", "h-turned"]) $(part).hidden = !points.length;
    $("turned").replaceChildren(...points.map((point) => element("li", {}, this.point(point))));
  }

  point({ turn, ply, who, text, stands }) {
    const told = element("span", {}, who ? element("b", {}, who) : "", who ? " " : "", text);
    const button = element("button", { type: "button", "data-do": "look", "data-ply": String(ply) });
    if (onPhone()) button.addEventListener("click", () => scrollTo({ top: 0 }));
    button.append(element("span", { class: "number" }, String(turn)), told, element("small", {}, stands));
    return button;
  }

  head({ columns }) {
    return element("thead", {}, element("tr", {}, element("td"), ...columns.map((column) => element("th", { scope: "col" }, column))));
  }

  body({ rows }) {
    return element("tbody", {}, ...rows.map((row) => this.row(row)));
  }

  row({ name, role, cells = [], mine, won }) {
    const who = element("th", { scope: "row" }, element("b", {}, name), " ", name.includes(role) ? "" : element("small", {}, role));
    if (mine) who.append(" ", element("span", { class: "you" }, this.words.you));
    const numbers = cells.map((cell) => element("td", {}, cell));
    return element("tr", { class: won ? "won" : "" }, who, ...numbers);
  }
}
