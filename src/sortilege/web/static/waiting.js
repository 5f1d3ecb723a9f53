// A table that waits for people: who comes is shown at once, and the game opens when all sit.
import { Socket } from "./socket.js";
import { morph } from "./morph.js";

const page = document.querySelector("#w-page");
const part = document.querySelector("#w-part");
let shown = "";
let host; // whether this browser arranges the table

// Each frame tells who sits where; the rest of it belongs to the table's own page.
function onMessage(message) {
  if (message.type !== "frame") return;
  if (!message.seats.some((seat) => seat.kind === "open" && !seat.level)) return location.replace(location.pathname.replace(/^\/join\/(\w+)\/.*/, "/table/$1"));
  if (host !== undefined && host !== Boolean(message.host)) return location.reload();
  host = Boolean(message.host);
  const now = JSON.stringify([message.wishes, ...message.seats.map(({ name, kind, level, here }) => [name, kind, level, here])]);
  if (shown && now !== shown) renew();
  shown = now;
}

async function renew() {
  const answer = await fetch(page.dataset.part).catch(() => null);
  if (!answer?.ok) return;
  const fresh = part.cloneNode();
  fresh.innerHTML = await answer.text();
  morph(part, fresh);
  const free = part.querySelector("#w-free");
  document.title = document.title.replace(/^[^·]*/, `${free.textContent} `);
}

const link = document.querySelector("#invitation");
const share = document.querySelector("#w-share");
const said = document.querySelector("#w-said");
if (share && navigator.share) {
  share.hidden = false;
  share.addEventListener("click", () => navigator.share({ title: share.dataset.title, url: link.value }).catch(() => {}));
}
document.querySelector("#w-copy")?.addEventListener("click", async (event) => {
  link.select();
  try {
    await navigator.clipboard.writeText(link.value);
    said.textContent = event.target.dataset.said;
  } catch {
    document.execCommand("copy");
  }
});
part.addEventListener("change", ({ target }) => target.form?.id === "w-wish" && target.form.submit());
document.querySelector("#w-comers")?.addEventListener("change", (event) => event.target.form.submit());

new Socket(() => page.dataset.socket, { message: onMessage, state: () => {} });
