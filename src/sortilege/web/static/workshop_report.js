// The spell's card and what it is worth, filled in as it becomes known; each spell is measured once as long as it says the same.
import { element, renew } from "./dom.js";
import { find } from "./workshop_shop.js";

const PARTS = ["card", "novelty", "worth", "endings"]; // asked for one after the other; then the duel goes on for a while
const DUEL_SECONDS = 60;
const LEAST_GAMES = 4;
const MOST_PAIRS = 200;
const NARROW = 0.1; // an interval that needs no more games
const LEAST_SHARE = 0.0005; // of the endings, that can be seen in the figures

export class Report {
  constructor(shop, bench) {
    this.shop = shop;
    this.bench = bench;
    this.known = new Map();
    this.dueling = false;
    document.addEventListener("visibilitychange", () => this.duel());
    for (const name of ["click", "focus"]) find("t-card").addEventListener(name, () => this.looked());
  }

  // The tab says when there is something new behind it.
  looked() {
    find("fresh").hidden = true;
  }

  // Begins as soon as the spell in work is proved.
  async show() {
    const { shop } = this;
    const spell = shop.spell;
    const key = spell ? shop.text.value.slice(spell.start, spell.end) : "";
    const sound = spell?.whole && shop.spellState(shop.current) === "gold";
    if (!sound) return this.empty(key);
    if (key === this.key) return undefined;
    this.key = key;
    const found = this.known.get(key) ?? {};
    this.known.set(key, found);
    this.draw(found);
    const book = find("form").elements.book?.value ?? "";
    for (const part of PARTS) {
      if (found[part]) continue;
      const begun = performance.now();
      const more = part === "card" ? {} : { stage: part };
      const answer = await shop.ask(part === "card" ? "card" : "report", { spell: spell.name, book, ...more });
      if (answer.error) return this.later(key);
      found[part] = { ...answer, seconds: tenths(Math.max(0.1, (performance.now() - begun) / 1000)) };
      if (this.key !== key) return undefined;
      this.draw(found);
    }
    return this.duel();
  }

  // What could not be found out now is asked again when something is shown anew.
  later(key) {
    if (this.key === key) this.key = "";
  }

  // Some games more at a time, as long as the page is looked at and the interval is wide.
  async duel() {
    const found = this.known.get(this.key);
    if (this.dueling || !found?.worth) return;
    this.dueling = true;
    const { key, shop } = this;
    while (this.key === key && !document.hidden && !enough(found.duel)) {
      const begun = performance.now();
      const answer = await shop.ask("report", { spell: shop.spell?.name ?? "", stage: "duel", pairs: found.duel?.pairs ?? [] });
      if (answer.error || this.key !== key) break;
      const spent = (found.duel?.spent ?? 0) + (performance.now() - begun) / 1000;
      found.duel = { ...answer, spent, seconds: Math.round(spent) };
      this.draw(found);
    }
    this.dueling = false;
    if (this.key !== key) await this.duel();
  }

  empty(key) {
    if (this.key === key && this.key) return;
    this.key = "";
    this.drawn = null;
    this.looked();
    find("card").replaceChildren(element("p", { class: "small" }, this.shop.words["report-empty"]));
    find("report").replaceChildren();
  }

  draw(found) {
    if (found.card && this.drawn !== found.card) {
      this.drawn = found.card;
      find("card").innerHTML = found.card.html;
      find("fresh").hidden = find("t-card").ariaSelected === "true";
      if (found.card.board && !this.bench.own) this.bench.set(found.card.board, false);
    }
    const lines = [this.novelty(found.novelty), this.castable(found.worth), this.takes(found.worth), ...this.endings(found.endings), this.against(found.duel), ...this.notes()];
    find("report").setAttribute("aria-busy", String(!enough(found.duel))); // told when all of it is known
    renew(find("report"), lines);
  }

  line(name, seconds, ...inside) {
    const { words } = this.shop;
    const time = element("span", {}, seconds ? words.seconds.replace("#", seconds) : "…");
    const body = inside.length ? inside : [element("span", { class: "wait" }, words.wait)];
    return element("div", {}, element("dt", {}, element("span", {}, words[name]), time), element("dd", {}, ...body));
  }

  novelty(found) {
    const { shop } = this;
    if (!found) return this.line("new");
    if (found.same) return this.line("new", found.seconds, element("b", {}, shop.fill("new-no", found.same)), shop.words["new-proved"]);
    const close = found.alike > 0 ? ` ${shop.fill("new-close", found.closest, percent(found.alike))}` : "";
    return this.line("new", found.seconds, element("b", {}, shop.words["new-yes"]), shop.fill("new-more", found.of) + close);
  }

  castable(found) {
    const { shop } = this;
    if (!found) return this.line("moves");
    const { value, more } = found.castable;
    return this.line("moves", found.seconds, element("b", {}, `${percent(value)} ${shop.words.sure.replace("#", points(more))}`), interval(value, more), shop.fill("moves-more", found.positions, found.games));
  }

  takes(found) {
    const { words } = this.shop;
    if (!found) return this.line("cast");
    if (!found.taken) return this.line("cast", found.seconds, words["cast-never"]);
    const [taken, lost] = [found.taken, found.lost];
    const sure = Math.max(taken.more, lost.more);
    const gain = taken.value - lost.value;
    const verdict = Math.abs(gain) <= taken.more + lost.more ? words.even : gain > 0 ? words.good : words.poor;
    const said = `${this.shop.fill("takes", number(taken.value), number(lost.value))} ${words.sure.replace("#", number(sure))}`;
    return this.line("cast", found.seconds, element("b", {}, said), `${words["cast-more"]}. ${verdict}`);
  }

  // With three gems left everything is known; on the plain build that would take too long.
  endings(found) {
    const { shop } = this;
    if (!found) return [this.line("endings")];
    if (!found.positions) return [];
    const said = [["won", found.won, found.won_without], ["lost", found.lost, found.lost_without]].map(([name, share, without]) => element("b", {}, shop.fill(`endings-${name}`, finely(share), finely(without))));
    const [wins, holds] = [found.won - found.won_without > LEAST_SHARE, found.lost_without - found.lost > LEAST_SHARE];
    const verdict = shop.words[wins ? "endings-wins" : holds ? "endings-holds" : "endings-even"];
    return [this.line("endings", found.seconds, ...said, `${verdict} ${shop.fill("endings-more", found.positions.toLocaleString(language()))}`)];
  }

  // A share of points, once there are games enough for an interval that says something.
  against(found) {
    const { shop } = this;
    if (!found || found.games < LEAST_GAMES) return this.line("duel");
    const verdict = found.low > 0.5 ? shop.words["duel-good"] : found.high < 0.5 ? shop.words["duel-poor"] : shop.words["duel-open"];
    return this.line("duel", found.seconds, element("b", {}, shop.fill("duel-share", percent(found.value), `${percent(found.low)} – ${percent(found.high)}`)), bar(found.low, found.high, found.value), `${shop.fill("duel-more", found.games)} ${verdict}`);
  }

  notes() {
    const mine = this.shop.notes.filter((one) => one.spell === this.shop.spell?.name);
    return mine.map((one) => element("div", {}, element("dd", {}, one.message)));
  }
}

const enough = (found) => found && (found.high - found.low < NARROW || found.spent > DUEL_SECONDS || found.pairs.length >= MOST_PAIRS);
const language = () => document.documentElement.lang;
const number = (value) => value.toLocaleString(language(), { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const tenths = (value) => value.toLocaleString(language(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const percent = (share) => share.toLocaleString(language(), { style: "percent", maximumFractionDigits: 0 });
const finely = (share) => share.toLocaleString(language(), { style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1 });
const points = (share) => (100 * share).toLocaleString(language(), { maximumFractionDigits: 1 });

const interval = (value, more) => bar(Math.max(0, value - more), Math.min(1, value + more), value);

function bar(low, high, value) {
  const drawn = element("span", { class: "iv", role: "img", "aria-label": `${percent(low)} – ${percent(high)}` }, element("i"), element("b"));
  drawn.style.setProperty("--lo", `${100 * low}%`);
  drawn.style.setProperty("--hi", `${100 * high}%`);
  drawn.style.setProperty("--at", `${100 * value}%`);
  return drawn;
}
