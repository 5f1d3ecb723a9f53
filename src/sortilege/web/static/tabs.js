// Players, log and chat as tabs of one box; where the window is high they stand below each other and the tabs are away.

export class Tabs {
  constructor(box, unread) {
    this.tabs = [...box.querySelectorAll("[role=tab]")];
    this.unread = unread;
    this.count = 0;
    for (const tab of this.tabs) {
      tab.addEventListener("click", () => this.choose(tab));
      tab.addEventListener("keydown", (event) => this.key(event, tab));
    }
    this.choose(this.tabs.find((tab) => tab.ariaSelected === "true"));
  }

  choose(tab) {
    for (const other of this.tabs) {
      other.setAttribute("aria-selected", String(other === tab));
      other.tabIndex = other === tab ? 0 : -1;
      body(other).classList.toggle("on", other === tab);
    }
    if (this.talks() === tab) this.mark(0);
  }

  // The players are shown first where somebody is waited for or a clock runs.
  begin(players) {
    if (this.first) return;
    this.first = true;
    if (players) this.choose(this.tabs[0]);
  }

  key(event, tab) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const next = this.tabs.at((this.tabs.indexOf(tab) + step) % this.tabs.length);
    this.choose(next);
    next.focus();
  }

  talks() {
    return this.tabs.at(-1);
  }

  // So many lines were said; who does not see them is told on the tab.
  heard(lines) {
    if (!lines) return;
    const seen = document.documentElement.dataset.shape === "tall" || this.talks().ariaSelected === "true";
    this.mark(seen ? 0 : this.count + lines);
  }

  mark(count) {
    this.count = count;
    this.unread.textContent = count;
    this.unread.hidden = !count;
  }
}

function body(tab) {
  return document.getElementById(tab.getAttribute("aria-controls"));
}
