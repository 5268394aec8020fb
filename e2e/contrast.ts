interface Node {
  target: string[];
  element: Element;
}
interface Results {
  violations: { id: string; nodes: Node[] }[];
  passes: { nodes: Node[] }[];
}
export interface Axe {
  run: (context: Document | { include: Element[] }, options: object) => Promise<Results>;
}

/** Runs in the page: has axe look at one text of each kind that is not known as readable, and tells which were. */
export async function findPaleTexts(readable: string[]) {
  const known = new Set(readable);
  const kinds = new Map<Element, string>();
  /** What a text is written with, and on which grounds: those under it where it is in sight, else those around it. */
  const kindOf = (element: Element, { left, top, width, height }: DOMRect) => {
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    const under = document.elementsFromPoint(left + width / 2, top + height / 2);
    const around: Element[] = [];
    for (let at: Element | null = element; at; at = at.parentElement) around.push(at);
    const grounds = (under.includes(element) ? under.slice(under.indexOf(element)) : around).map((ground) => {
      const { backgroundColor, backgroundImage, opacity } = getComputedStyle(ground);
      return `${backgroundColor} ${backgroundImage === 'none' ? '' : 'image'} ${opacity}`;
    });
    const seen = grounds.filter((ground) => ground !== 'rgba(0, 0, 0, 0)  1');
    const isOff =
      !!element.closest(':disabled, [aria-disabled=true]') ||
      !!element.closest('label')?.control?.matches(':disabled');
    return [color, fontSize, fontWeight, textShadow, isOff, ...seen].join('|');
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement;
    if (!element || kinds.has(element) || !texts.currentNode.nodeValue?.trim()) continue;
    range.selectNodeContents(texts.currentNode);
    const [box] = range.getClientRects();
    if (!box || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const kind = kindOf(element, box);
    if (known.has(kind)) continue;
    known.add(kind);
    kinds.set(element, kind);
  }
  if (kinds.size === 0) return { found: [], passed: [] };
  const { axe } = window as unknown as { axe: Axe };
  const { violations, passes } = await axe.run(
    { include: [...kinds.keys()] },
    { runOnly: ['color-contrast'], elementRef: true, preload: false, iframes: false },
  );
  return {
    found: violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ target }) => ({ target })) })),
    passed: passes.flatMap(({ nodes }) => nodes.flatMap(({ element }) => kinds.get(element) ?? [])),
  };
}
