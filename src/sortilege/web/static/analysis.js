// The analysis of a whole game: begun, watched, stopped; the graph leads to any moment.

import { element } from "./dom.js";

const find = (id) => document.querySelector(`#r-${id}`);
const PACE = 700; // milliseconds between two looks at how far it is

export class Analysis {
  constructor(base, seat, go, renewed) {
    this.base = base;
    this.seat = seat; // through whose eyes the page looks
    this.go = go;
    this.renewed = renewed; // called when there is something new to show
    this.ply = Number(find("range").value);
    find("analyse").addEventListener("click", () => this.ask("POST"));
    find("analyse").disabled = false; // a click is not lost on a page that has not loaded its scripts
    find("stop").addEventListener("click", () => this.stop());
    find("found").addEventListener("click", (event) => this.click(event));
    if (find("analysis").dataset.running === "yes") this.ask("GET");
    this.dress();
  }

  async ask(method, path = "") {
    clearTimeout(this.timer);
    const answer = await fetch(`${this.base}/analysis${path}?seat=${this.seat}`, { method }).catch(() => null);
    this.show(answer?.ok ? await answer.json() : { state: "failed" });
  }

  stop() {
    this.ask("POST", "/stop");
  }

  show(answer) {
    const runs = answer.state === "waiting" || answer.state === "running";
    find("analyse").hidden = runs || answer.state === "done";
    find("stop").hidden = !(runs && answer.mine);
    find("progress").hidden = !runs;
    find("progress").value = answer.share ?? 0;
    find("analysis-said").textContent = answer.said ?? this.words[answer.state] ?? "";
    if (runs) this.timer = setTimeout(() => this.ask("GET"), PACE);
    if (answer.state !== "done") return;
    find("found").innerHTML = answer.html;
    find("page").classList.add("analysed");
    this.dress();
    this.renewed();
  }

  // The game has gone on: what was found is about an earlier state of it.
  renew() {
    clearTimeout(this.timer);
    find("found").replaceChildren();
    find("page").classList.remove("analysed");
    this.show({ state: "none" });
  }

  get words() {
    return { waiting: find("analysis").dataset.waiting, running: "", failed: find("analysis").dataset.failed };
  }

  // Each action of the log shows what it cost, in all that was chosen in it.
  dress() {
    const lines = [...document.querySelectorAll("#r-log > li > [data-at]")];
    for (const old of document.querySelectorAll("#r-log .loss")) old.remove();
    for (const row of find("found").querySelectorAll("tr[data-lost]:not([data-lost=''])")) {
      const line = lines.find((one) => Number(one.dataset.at) >= Number(row.dataset.end));
      line?.append(element("span", { class: "loss" }, ` −${row.dataset.lost}`));
    }
    this.point(this.ply);
  }

  point(ply) {
    this.ply = ply;
    const graph = find("found").querySelector(".graph");
    if (!graph) return;
    const x = `${(100 * ply) / Math.max(1, graph.dataset.last)}%`;
    const cursor = graph.querySelector(".cursor");
    cursor.setAttribute("x1", x);
    cursor.setAttribute("x2", x);
  }

  click(event) {
    const link = event.target.closest("a[data-at]");
    const graph = event.target.closest(".graph");
    if (link && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      this.go(link.dataset.at);
    } else if (graph) {
      const box = graph.getBoundingClientRect();
      const share = Math.min(1, Math.max(0, (event.clientX - box.left) / box.width));
      this.go(String(Math.round(share * graph.dataset.last)));
    }
  }
}
