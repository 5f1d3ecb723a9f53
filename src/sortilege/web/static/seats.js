// Shows what the chosen options need: as many rows of seats as people sit down, and the options that matter with others.
const form = document.querySelector("form.plan");
const chosen = (name) => form.elements[`option-${name}`]?.value;

function show() {
  for (const field of form.querySelectorAll("[data-when]")) {
    field.hidden = chosen(field.dataset.when) !== field.dataset.value;
    for (const one of field.querySelectorAll("select, textarea, input")) one.disabled = field.hidden;
  }
  if (!form.dataset.seats) return;
  const count = JSON.parse(form.dataset.counts)[chosen(form.dataset.seats)] ?? Infinity;
  form.querySelectorAll(".seat-row").forEach((row, number) => (row.hidden = number >= count));
}

form.addEventListener("change", show);
show();
