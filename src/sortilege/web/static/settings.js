// The reader's settings: text size and colours. A plain script in the head, so that they hold before the first painting.
// It also names the shape of the window (data-shape), measured in the reader's letters: breakpoints of a style sheet would
// not follow the text size.
(() => {
  const root = document.documentElement;
  const SETTINGS = { size: ["100", "90", "115", "130", "150"], theme: ["auto", "light", "dark"], pace: ["brisk", "calm", "once"] }; // the first is usual

  function recall(name) {
    try {
      const kept = localStorage.getItem(`sortilege-${name}`);
      return SETTINGS[name].includes(kept) ? kept : SETTINGS[name][0];
    } catch {
      return SETTINGS[name][0]; // private windows may refuse
    }
  }

  function keep(name, value) {
    try {
      localStorage.setItem(`sortilege-${name}`, value);
    } catch {
      // the choice then lasts as long as the page
    }
  }

  function apply(name, value) {
    if (value === SETTINGS[name][0]) delete root.dataset[name];
    else root.dataset[name] = value;
    if (name === "size") shape();
    else pictures();
  }

  // phone: one column, a sheet at the foot; lying: too low or narrow for three columns, drawing left, the rest scrolls; tablet: upright, drawing above;
  // short: drawing and side, what is beside the question as tabs; tall: all of it open.
  function shape() {
    const scale = Number(root.dataset.size ?? 100) / 100;
    const [wide, high] = [innerWidth / scale, innerHeight / scale];
    let now = high < 960 ? "short" : "tall";
    if (wide > 1.2 * high && (high < 480 || (wide >= 736 && wide < 1040))) now = "lying";
    else if (wide < 736) now = "phone";
    else if (wide < high) now = "tablet";
    if (root.dataset.shape !== now) root.dataset.shape = now;
  }

  // Pictures follow the system by themselves; a chosen theme has to be told them.
  function pictures() {
    const theme = root.dataset.theme;
    for (const source of document.querySelectorAll('source[srcset*="theme=dark"]')) {
      source.media = theme ? (theme === "dark" ? "all" : "not all") : "(prefers-color-scheme: dark)";
    }
  }

  for (const name in SETTINGS) apply(name, recall(name));
  addEventListener("resize", shape);
  addEventListener("DOMContentLoaded", () => {
    pictures();
    for (const field of document.querySelectorAll("[data-setting]")) field.value = recall(field.dataset.setting);
  });
  addEventListener("change", ({ target }) => {
    const name = target.dataset?.setting;
    if (!name) return;
    keep(name, target.value);
    apply(name, target.value);
  });
})();
