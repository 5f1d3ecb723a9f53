// Gestures: which moves the touches so far may become. The same as kernel/gesture.py; no rule of any game is here.
// A move is [text, label, step...]; a step is a target, or a list of targets touched in any order.

export function follow(moves, touched) {
  let alive = moves.map((move) => ({ move, done: 0, left: [] }));
  for (const target of touched) alive = alive.map((one) => touch(one, target)).filter(Boolean);
  return alive;
}

export function open(one) {
  if (one.left.length) return one.left;
  const step = one.move[2 + one.done];
  return step === undefined ? [] : Array.isArray(step) ? step : [step];
}

function touch(one, target) {
  const rest = [...open(one)];
  const at = rest.indexOf(target);
  if (at < 0) return null;
  rest.splice(at, 1);
  return { move: one.move, done: one.done + (rest.length ? 0 : 1), left: rest };
}

export function lit(alive) {
  return new Set(alive.flatMap(open));
}

export function complete(alive) {
  return alive.find((one) => open(one).length === 0);
}
