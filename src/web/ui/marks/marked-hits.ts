import { type RefObject, useEffect } from 'react';

const NAME = 'search-hit';

type FindHits = (text: string) => readonly (readonly [from: number, to: number])[];

/** Marks what is found in the text of an element without touching what is in it; older browsers show it unmarked. */
export function useMarkedHits(element: RefObject<Element | null>, find: FindHits | null) {
  useEffect(() => {
    if (!find || !element.current || typeof Highlight === 'undefined') return undefined;
    const marks = CSS.highlights.get(NAME) ?? new Highlight();
    CSS.highlights.set(NAME, marks);
    const ranges = rangesIn(element.current, find);
    for (const range of ranges) marks.add(range);
    return () => {
      for (const range of ranges) marks.delete(range);
    };
  });
}

function rangesIn(root: Element, find: FindHits): Range[] {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const ranges: Range[] = [];
  while (texts.nextNode()) {
    const { currentNode } = texts;
    for (const [from, to] of find(currentNode.textContent ?? '')) {
      const range = document.createRange();
      range.setStart(currentNode, from);
      range.setEnd(currentNode, to);
      ranges.push(range);
    }
  }
  return ranges;
}
