// The best moves as a list: each with what it may bring, and what would follow.

function element(name, text, kind = "") {
  const found = document.createElement(name);
  found.textContent = text;
  if (kind) found.className = kind;
  return found;
}

// What stands in one entry.
export function entry(best, words) {
  const head = document.createElement("p");
  head.append(element("b", best.text), " ", element("span", best.expected, "share"));
  return best.line.length ? [head, element("p", `${words.follows} ${best.line.join(" · ")}`, "small")] : [head];
}

// Fills a list; without moves it is hidden.
export function fill(list, moves, words) {
  list.replaceChildren(
    ...moves.map((best) => {
      const item = document.createElement("li");
      item.append(...entry(best, words));
      return item;
    }),
  );
  list.hidden = !moves.length;
}

// The choice that was made at one place of an analysed game.
export function judge(box, judged, words) {
  box.hidden = !judged;
  if (!judged) return;
  const [head, ...more] = entry(judged.best, words);
  head.prepend(element("span", words.best, "small"), " ");
  const played = element("p", judged.agrees ? words.agrees : `${words.played} ${judged.played}`, "small");
  if (!judged.agrees && judged.lost) played.append(" ", element("span", `−${judged.lost}`, "loss"));
  box.replaceChildren(head, ...more, played);
}
