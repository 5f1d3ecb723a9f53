// Shows as many rows of seats as the chosen number of seats needs.
const form = document.querySelector("form.plan[data-seats]");
const select = form?.elements[`option-${form.dataset.seats}`];
const rows = [...(form?.querySelectorAll(".seat-row") ?? [])];
const show = () => rows.forEach((row, number) => (row.hidden = number >= Number(select.value)));
if (select) {
  select.addEventListener("change", show);
  show();
}
