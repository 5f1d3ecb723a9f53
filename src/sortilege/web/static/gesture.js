// Gestures: which moves the touches so far may become. The same as kernel/gesture.py; no rule of any game is here.
// A move is [text, label, step...]; a step is a target, or a list of targets touched in any order.

export function follow(moves, touched) {
  let alive = moves.map((move) => ({ move, done: 0, left: [] }));
  for (const target of touched) alive = alive.map((gesture) => touch(gesture, target)).filter(Boolean);
  return alive;
}

export function open(gesture) {
  if (gesture.left.length) return gesture.left;
  const step = gesture.move[2 + gesture.done];
  return step === undefined ? [] : Array.isArray(step) ? step : [step];
}

function touch(gesture, target) {
  const rest = [...open(gesture)];
  const at = rest.indexOf(target);
  if (at < 0) return null;
  rest.splice(at, 1);
  return { move: gesture.move, done: gesture.done + (rest.length ? 0 : 1), left: rest };
}

export function lit(alive) {
  return new Set(alive.flatMap(open));
}

export function complete(alive) {
  return alive.find((gesture) => open(gesture).length === 0);
}
