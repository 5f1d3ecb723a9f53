// The lobby lives: its lists of tables are renewed while somebody looks, and the title tells how many games wait.
import { morph } from "./morph.js";

const EVERY = 4000; // milliseconds
const lists = document.querySelector("#l-tables");
const title = document.title;

async function renew() {
  if (document.hidden) return;
  const answer = await fetch(lists.dataset.part).catch(() => null);
  if (!answer?.ok) return;
  const fresh = lists.cloneNode();
  fresh.innerHTML = await answer.text();
  morph(lists, fresh);
  count();
}

function count() {
  const waiting = Number(lists.querySelector("#l-waiting").dataset.count);
  document.title = waiting ? `(${waiting}) ${title}` : title;
}

setInterval(renew, EVERY);
document.addEventListener("visibilitychange", renew);
count();
