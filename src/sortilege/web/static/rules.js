// Searching the rules: only the paragraphs that hold all words stay, with the headings above them.
const field = document.querySelector("#rules-search");
const parts = [...document.querySelectorAll(".rules > :not(.finder)")];
const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
const texts = parts.map((part) => plain(part.textContent + (part.querySelector("img")?.alt ?? "")));

field.addEventListener("input", () => {
  const wanted = plain(field.value).split(/\s+/).filter(Boolean);
  let count = 0;
  parts.forEach((part, at) => {
    const heading = /^H[1-6]$/.test(part.tagName);
    const fits = wanted.every((word) => texts[at].includes(word));
    part.hidden = wanted.length > 0 && !heading && !fits;
    count += fits && !heading;
  });
  parts.forEach((part, at) => {
    if (!/^H[1-6]$/.test(part.tagName)) return;
    const next = parts.slice(at + 1);
    const end = next.findIndex((other) => /^H[1-6]$/.test(other.tagName) && other.tagName <= part.tagName);
    part.hidden = wanted.length > 0 && !next.slice(0, end < 0 ? undefined : end).some((other) => !other.hidden && !/^H/.test(other.tagName));
  });
  document.querySelector("#rules-count").textContent = wanted.length ? String(count) : "";
});
