// Yes and no, as this browser remembers them. Private windows may refuse: a choice then lasts as long as the page.

export function remember(key, value) {
  try {
    localStorage.setItem(`sortilege-${key}`, value ? "yes" : "no");
  } catch {
    // as above
  }
}

export function recall(key, otherwise = false) {
  try {
    const kept = localStorage.getItem(`sortilege-${key}`);
    return kept === null ? otherwise : kept === "yes";
  } catch {
    return otherwise;
  }
}
