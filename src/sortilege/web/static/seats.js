// The form of a new table: shows what the choices need, says what they mean, and sums them up.
const form = document.querySelector("form.plan");
const chosen = (name) => form.elements[name]?.value;

function reveal(part, shown) {
  part.hidden = !shown;
  for (const control of part.querySelectorAll("select, textarea, input")) control.disabled = !shown;
}

// Options that matter with others, clocks of one's own, and as many seats as people sit down.
function show() {
  for (const part of form.querySelectorAll("[data-when]")) {
    const { when, value } = part.dataset;
    reveal(part, value.split(" ").includes(chosen(`option-${when}`)));
  }
  for (const part of form.querySelectorAll("[data-shown]")) {
    const { shown, with: only, without } = part.dataset;
    reveal(part, only ? chosen(shown) === only : chosen(shown) !== without);
  }
  const counts = JSON.parse(form.dataset.counts ?? "{}");
  const count = counts[chosen(`option-${form.dataset.seats}`)] ?? Infinity;
  const rows = [...form.querySelectorAll(".seat-row")];
  rows.forEach((row, number) => (row.hidden = number >= count));
  for (const label of form.querySelectorAll(".of-seat label")) {
    const radio = label.querySelector("input");
    label.hidden = Number(radio.value) > count;
    if (label.hidden && radio.checked) form.elements[radio.name].value = "1";
  }
  for (const part of form.querySelectorAll(".of-one")) pick(part, count);
  const own = rows.filter((row) => !row.hidden && row.querySelector("select").value === "me");
  for (const part of form.querySelectorAll(".own-name")) reveal(part, own.indexOf(part.closest(".seat-row")) > 0);
  for (const row of rows) row.classList.toggle("mine", row.querySelector("select").value === "me");
  const free = rows.some((row) => !row.hidden && row.querySelector("select").value === "open");
  for (const part of form.querySelectorAll("[data-free]")) reveal(part, free);
  explain();
  sum(rows.filter((row) => !row.hidden));
}

// What one seat takes of an option is told on its fold, and is not offered to the others.
function pick(part, count) {
  part.hidden = Number(part.dataset.seat) >= count;
  const all = [...part.parentElement.querySelectorAll(".of-one:not([hidden]) input:checked")];
  for (const radio of part.querySelectorAll("input")) {
    radio.disabled = part.hidden || (radio.value !== "-" && all.some((other) => other.name !== radio.name && other.value === radio.value));
  }
  const chosen = part.querySelector("input:checked");
  part.querySelector("summary b").textContent = chosen.parentElement.querySelector("b").textContent;
}

// The line below a list says what the chosen entry means; what all seats offer is explained at the first one.
function explain() {
  for (const select of form.querySelectorAll("select")) {
    const line = select.nextElementSibling;
    const known = select.id.startsWith("seat-") ? form.querySelector("#seat-0") : select;
    const chosen = [...known.options].find((option) => option.value === select.value);
    if (line?.matches("small")) line.textContent = chosen?.dataset.about ?? "";
  }
}

function sum(rows) {
  const said = rows.map((row) => `${row.querySelector("b").textContent} – ${row.querySelector("select").selectedOptions[0].textContent}`);
  for (const name of ["clock", "comers"]) {
    const radio = form.querySelector(`[name="${name}"]:checked`);
    if (radio) said.push(spoken(radio.parentElement.querySelector("b")));
  }
  document.querySelector("#n-summary").replaceChildren(
    ...said.map((text) => Object.assign(document.createElement("li"), { textContent: text })),
  );
}

// What a choice is called; a clock of one's own is told by its numbers.
function spoken(name) {
  const own = name.dataset[chosen("pace")];
  return own ? own.replace("{m}", chosen("minutes")).replace("{s}", chosen("increment")) : name.textContent;
}

// What to expect of these options is known by the game, so the server is asked; the last answer counts.
let asked = 0;
async function expect() {
  const told = document.querySelector("#n-expects");
  if (!told) return;
  const given = new URLSearchParams([...new FormData(form)].filter(([name, value]) => name.startsWith("option-") && value.length < 40));
  const mine = ++asked;
  const answer = await fetch(`${form.dataset.expect}?${given}`).catch(() => null);
  if (mine !== asked || !answer?.ok) return;
  told.innerHTML = await answer.text();
}

// What suits so many players is chosen for them, until they choose it themselves.
const advice = JSON.parse(form.dataset.advice ?? "{}");
const own = new Set();
function advise(name) {
  own.add(name);
  if (name !== `option-${form.dataset.seats}`) return;
  for (const [option, value] of Object.entries(advice[chosen(name)] ?? {})) {
    if (!own.has(`option-${option}`)) form.elements[`option-${option}`].value = value;
  }
}

form.addEventListener("change", (event) => {
  advise(event.target.name);
  show();
  if (event.target.name?.startsWith("option-")) expect();
});
show();

// What is wrong stands beside its field, which is brought into view and may be mended at once.
const wrong = form.querySelector(".wrong");
if (wrong) {
  wrong.before(document.querySelector("#problem"));
  wrong.scrollIntoView({ block: "center" });
  (wrong.querySelector("textarea, input:not([type])") ?? wrong.querySelector("select, input:checked"))?.focus({ preventScroll: true });
}
