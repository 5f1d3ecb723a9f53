// The gallery on a phone: the ways to look for spells are folded away until somebody wants them.
const more = document.querySelector("#g-more");
if (document.documentElement.dataset.shape === "phone" && more.dataset.chosen === "0") more.open = false;
