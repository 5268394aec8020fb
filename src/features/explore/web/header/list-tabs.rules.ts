const FIT = 0.9;
const TAB_PADDING = 40;

export interface OpenLists {
  /** The lists that have a tab, in tab order. */
  open: readonly number[];
  /** The one whose companies are shown. */
  active: number | null;
}

/** Adds a list and shows it, or takes it away; closing the shown one shows its right neighbour, else its left. */
export function toggleList({ open, active }: OpenLists, id: number): OpenLists {
  const at = open.indexOf(id);
  if (at === -1) return { open: [...open, id], active: id };
  const rest = open.filter((one) => one !== id);
  return { open: rest, active: id === active ? (rest[at] ?? rest[at - 1] ?? null) : active };
}

/** How many tabs fit: within 90 percent of the width, each as wide as its text and 40 px. */
export function countFitting(textWidths: readonly number[], width: number): number {
  let used = 0;
  const overflowing = textWidths.findIndex((text) => {
    used += text + TAB_PADDING;
    return used > width * FIT;
  });
  return overflowing === -1 ? textWidths.length : overflowing;
}
