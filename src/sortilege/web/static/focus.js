// The focus while the page changes. Taking out what has it, or making it untouchable, has the browser lay out a page that is half
// changed: what will not stay as it is lets go of the focus before, and gets it back after the painting.

export function letGo(focused) {
  focused.blur();
  painted(() => refocus(focused.isConnected ? focused : document.getElementById(focused.id)));
}

export function painted(then) {
  requestAnimationFrame(() => setTimeout(then));
}

// Unless something else has been given the focus meanwhile.
function refocus(thing) {
  if (document.activeElement === document.body) thing?.focus({ preventScroll: true });
}
