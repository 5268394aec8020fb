/** Before a part goes with the control in it that was pressed: the focus moves to the next part, else to the one before. */
export function focusBeside(going: Element | null) {
  for (let part = going; part?.parentElement; part = part.parentElement) {
    const all = [...part.parentElement.children];
    const at = all.indexOf(part);
    const control = [...all.slice(at + 1), ...all.slice(0, at).toReversed()].map(controlIn).find(Boolean);
    if (control) return control.focus();
  }
  return undefined;
}

const controlIn = (part: Element) =>
  part instanceof HTMLButtonElement ? part : part.querySelector<HTMLButtonElement>('button:enabled');
