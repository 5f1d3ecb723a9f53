// Rows of an owner's copy: shapes are touched as well as typed, and rows are added.
const SIDE = 4;

const marks = (text) => text.toUpperCase().split("/").map((row) => [...row].map((mark) => mark === "X"));

// The shape without empty rows and columns around it.
function trimmed(cells) {
  const all = [...Array(SIDE).keys()];
  const rows = all.filter((row) => cells[row].includes(true));
  const columns = all.filter((column) => cells.some((row) => row[column]));
  const span = (list) => all.slice(list[0] ?? 0, (list.at(-1) ?? -1) + 1);
  return span(rows).map((row) => span(columns).map((column) => (cells[row][column] ? "X" : ".")).join("")).join("/");
}

// The picture beside the field of a shape; who does not see or touch it types the text.
function draw(input) {
  const grid = Object.assign(document.createElement("span"), { className: "grid", ariaHidden: "true" });
  const cells = Array.from({ length: SIDE }, () => Array(SIDE).fill(false));
  const boxes = cells.map((row) => row.map(() => grid.appendChild(document.createElement("i"))));
  const show = () => cells.forEach((row, r) => row.forEach((on, c) => boxes[r][c].classList.toggle("on", on)));
  const take = () => {
    const given = marks(input.value);
    cells.forEach((row, r) => row.forEach((_, c) => (row[c] = given[r]?.[c] ?? false)));
    show();
  };
  grid.addEventListener("click", ({ target }) => {
    boxes.forEach((row, r) => row.forEach((box, c) => box === target && (cells[r][c] = !cells[r][c])));
    input.value = trimmed(cells);
    show();
  });
  input.addEventListener("input", take);
  const row = input.closest("li");
  row.querySelector(".sign")?.remove();
  row.querySelector(".fields").prepend(grid);
  take();
}

// A new row is the last one with the next number and nothing in it.
function add(list) {
  const last = list.lastElementChild;
  const number = list.children.length;
  const row = last.cloneNode(true);
  row.id = `${list.dataset.section}-${number}`;
  row.querySelector(".grid")?.remove();
  row.querySelector("legend").textContent = last.querySelector("legend").textContent.replace(/\d+/, number + 1);
  for (const control of row.querySelectorAll("input, select, textarea")) {
    control.name = control.name.replace(/\/\d+\//, `/${number}/`);
    control.value = "";
  }
  list.append(row);
  row.querySelectorAll("[data-grid]").forEach(draw);
  row.querySelector("input, select, textarea").focus();
}

document.querySelectorAll("[data-grid]").forEach(draw);
for (const button of document.querySelectorAll(".more-rows")) {
  button.hidden = false;
  button.addEventListener("click", () => add(button.previousElementSibling));
}
// A link to a faulty row opens the section that it stands in.
document.querySelector("#problem")?.addEventListener("click", ({ target }) => {
  const row = target.hash && document.getElementById(target.hash.slice(1));
  if (row) row.closest("details").open = true;
});
