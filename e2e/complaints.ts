interface Finding {
  id: string;
  nodes: { element: Element }[];
}
interface Axe {
  configure: (spec: object) => void;
  run: (context: Document, options: object) => Promise<{ violations: Finding[]; incomplete: Finding[] }>;
}

/** Runs in the page: what axe finds by all its rules; contrast in one text of each kind that is new, and which of them passed. */
export async function findComplaints(passed: string[]) {
  const NO_COLOR = 'rgba(0, 0, 0, 0)';
  // In pixels, as the rule counts them: less contrast is enough for such letters.
  const [LARGE, LARGE_IF_BOLD] = [24, 18.66];
  const known = new Set(passed);
  const kinds = new Map<Element, string>();
  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element) => {
    const style = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, style);
    return style;
  };
  /** Which color lies under a text, as far as one sees: those under it where it is in sight, else those around it. */
  const groundsOf = (element: Element, { left, top, width, height }: DOMRect) => {
    const around: Element[] = [];
    for (let at: Element | null = element; at; at = at.parentElement) around.push(at);
    const isVeiled = around.some((one) => styleOf(one).opacity !== '1');
    const under = document.elementsFromPoint(left + width / 2, top + height / 2);
    const layers = under.includes(element) ? under.slice(under.indexOf(element)) : around;
    const grounds: string[] = [];
    for (const layer of layers) {
      const { backgroundColor, backgroundImage, opacity } = styleOf(layer);
      if (backgroundColor === NO_COLOR && backgroundImage === 'none' && opacity === '1') continue;
      grounds.push(`${backgroundColor} ${backgroundImage === 'none' ? '' : 'image'} ${opacity}`);
      // Nothing is seen through a full color, but where all of it is veiled.
      if (!isVeiled && opacity === '1' && backgroundColor.startsWith('rgb(')) break;
    }
    return grounds;
  };
  /** What its contrast hangs on: its color and size, whether it is off, and its grounds. */
  const kindOf = (element: Element, box: DOMRect) => {
    const { color, fontSize, fontWeight, textShadow } = styleOf(element);
    const size = Number.parseFloat(fontSize);
    const isLarge = size >= LARGE || (size >= LARGE_IF_BOLD && Number(fontWeight) >= 700);
    const isOff =
      !!element.closest(':disabled, [aria-disabled=true]') ||
      !!element.closest('label')?.control?.matches(':disabled');
    return [color, isLarge, textShadow, isOff, ...groundsOf(element, box)].join('|');
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
  const { axe } = window as unknown as { axe: Axe };
  for (const element of kinds.keys()) element.setAttribute('data-new-kind', '');
  axe.configure({ rules: [{ id: 'color-contrast', selector: '[data-new-kind]' }] });
  // Nothing is fetched a second time for it, and no frame of ours lets a script in.
  const { violations, incomplete } = await axe.run(document, {
    preload: false,
    iframes: false,
    elementRef: true,
    resultTypes: ['violations', 'incomplete'],
  });
  for (const element of document.querySelectorAll('[data-new-kind]'))
    element.removeAttribute('data-new-kind');
  // Where axe could not tell, because something lies above it, another text of the kind may tell.
  for (const { id, nodes } of [...violations, ...incomplete])
    if (id === 'color-contrast') for (const { element } of nodes) kinds.delete(element);
  const tellElement = ({ tagName, className, textContent }: Element) =>
    `${tagName.toLowerCase()}.${className} “${textContent?.trim().slice(0, 40)}”`;
  const tell = ({ id, nodes }: Finding) =>
    `${id}: ${nodes.map(({ element }) => tellElement(element)).join(', ')}`;
  return { complaints: violations.map(tell), passes: [...kinds.values()] };
}
