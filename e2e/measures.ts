// What runs in the page: each function stands alone, for it is sent there as text.

/** Texts and controls that reach beyond what shows them; told are those whose title says them in full. */
export function findCutTexts() {
  const found: { text: string; place: string; isTold: boolean }[] = [];
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });
  const nameOf = (element: Element) => {
    const around = element.closest('[aria-label], [role=dialog], section, form, nav, table') ?? element;
    return `${element.tagName.toLowerCase()}.${element.classList[0]} of ${around.getAttribute('aria-label') ?? around.tagName.toLowerCase()}`;
  };
  const add = (element: Element, text: string) => {
    const told = element.closest('[title]')?.getAttribute('title')?.replace(/\s+/g, ' ');
    found.push({ text, place: nameOf(element), isTold: told?.includes(text) ?? false });
  };
  type Edges = { left: number; right: number; top: number; bottom: number };
  const edgesFound = new Map<Element, Edges>();
  /** Between which edges what lies in an element is seen: those of all that clips it, before anything that scrolls. */
  const edgesOf = (element: Element | null): Edges => {
    const endless = { top: Number.NEGATIVE_INFINITY, bottom: Number.POSITIVE_INFINITY };
    if (!element || element === document.documentElement) return { left: 0, right: innerWidth, ...endless };
    const known = edgesFound.get(element);
    if (known) return known;
    const { overflowX, overflowY, position, webkitLineClamp } = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    const around = edgesOf(position === 'fixed' ? null : element.parentElement);
    const edges = { ...around };
    if (overflowX !== 'visible') {
      const isEndless = /auto|scroll/.test(overflowX) || box.width <= 1;
      edges.left = isEndless ? Number.NEGATIVE_INFINITY : Math.max(around.left, box.left);
      edges.right = isEndless ? Number.POSITIVE_INFINITY : Math.min(around.right, box.right);
    }
    if (overflowY !== 'visible' && element !== document.body) {
      const isFolded = webkitLineClamp !== 'none';
      const isEndless = /auto|scroll/.test(overflowY) || isFolded || box.height <= 1;
      edges.top = isEndless ? Number.NEGATIVE_INFINITY : Math.max(around.top, box.top);
      edges.bottom = isEndless ? Number.POSITIVE_INFINITY : Math.min(around.bottom, box.bottom);
    }
    edgesFound.set(element, edges);
    return edges;
  };
  const reachesOut = (element: Element, { left, right }: { left: number; right: number }) =>
    right > edgesOf(element).right + 1 || left < edgesOf(element).left - 1;
  /** A third of its height: the box of a line is higher than its letters. */
  const isCutBelow = (element: Element, { top, bottom, height }: DOMRect) =>
    Math.max(bottom - edgesOf(element).bottom, edgesOf(element).top - top) > height / 3;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode as Text;
    const element = node.parentElement;
    const text = node.data.trim().replace(/\s+/g, ' ');
    if (
      !element ||
      text === '' ||
      !isSeen(element) ||
      element.closest('script, style, svg, .visually-hidden') ||
      getComputedStyle(element).color === 'rgba(0, 0, 0, 0)'
    )
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()];
    if (rects.length === 0) continue;
    let block: Element = element;
    while (block.parentElement && /^(inline|contents)$/.test(getComputedStyle(block).display))
      block = block.parentElement;
    if (block.clientWidth <= 1) continue;
    const span = {
      left: Math.min(...rects.map(({ left }) => left)),
      right: Math.max(...rects.map(({ right }) => right)),
    };
    const { overflowX } = getComputedStyle(block);
    const isSpilt =
      !/auto|scroll/.test(overflowX) &&
      block.scrollWidth > block.clientWidth &&
      span.right > block.getBoundingClientRect().right + 0.5;
    if (isSpilt || reachesOut(element, span) || rects.some((rect) => isCutBelow(element, rect)))
      add(element, text);
  }
  for (const field of document.querySelectorAll<HTMLInputElement>(
    'input:not([type=hidden]), textarea, select, button, a[href], [role=tab], [role=slider]',
  )) {
    if (!isSeen(field)) continue;
    const box = field.getBoundingClientRect();
    if (box.width > 1 && reachesOut(field.parentElement ?? field, box))
      add(field, field.getAttribute('aria-label') ?? field.textContent?.trim() ?? '');
    if (
      !/INPUT/.test(field.tagName) ||
      !/^(text|search|email|url|number|password|tel)$/.test(field.type) ||
      box.width <= 1
    )
      continue;
    const style = getComputedStyle(field);
    const pen = document.createElement('canvas').getContext('2d');
    if (!pen) continue;
    pen.font = style.font;
    const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    // What somebody types may be longer than its field.
    const shown = field.value === '' ? field.placeholder : field.readOnly ? field.value : '';
    if (pen.measureText(shown).width > room + 1) add(field, shown);
  }
  for (const region of document.querySelectorAll('body *'))
    if (
      region.scrollWidth > region.clientWidth + 1 &&
      /auto|scroll/.test(getComputedStyle(region).overflowX) &&
      !region.matches('nav, pre, [role=tablist], [role=toolbar]') &&
      !region.querySelector('table, [role=tablist]')
    )
      add(region, `${region.scrollWidth - region.clientWidth} px sideways`);
  return found;
}

/** Targets that a finger misses: under 44 px either way, with all that counts as a press on them. */
export function findSmallTargets() {
  const LEAST = 44;
  const ABOVE =
    '[role=dialog], [role=menu], [role=toolbar], .mantine-Combobox-dropdown, .mantine-Popover-dropdown, .mantine-Drawer-root, .mantine-Modal-root';
  const FIELD = '.mantine-PillsInput-input, .mantine-MultiSelect-input, .mantine-TagsInput-input';
  const scrolled = new Map<Element, [number, number]>();
  /** The target, its labels, and the box whose press goes into it. */
  const partsOf = (target: HTMLElement) => [
    target,
    ...((target as HTMLInputElement).labels ?? []),
    ...(target.tagName === 'INPUT' ? [target.closest<HTMLElement>(FIELD)] : []),
  ];
  const isShown = (part: HTMLElement) =>
    part.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }) &&
    part.getBoundingClientRect().width > 1;
  const isInText = (target: HTMLElement) =>
    target.tagName === 'A' &&
    getComputedStyle(target).display === 'inline' &&
    target.parentElement?.textContent?.trim() !== target.textContent?.trim();
  const showInTheMiddle = (part: HTMLElement) => {
    for (let around: Element | null = part; around; around = around.parentElement)
      if (!scrolled.has(around)) scrolled.set(around, [around.scrollLeft, around.scrollTop]);
    part.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  };
  const middleOf = (part: HTMLElement) => {
    const { left, top, width, height } = part.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2, isWide: width >= LEAST, isHigh: height >= LEAST };
  };
  /** Null where nothing can be pressed: out of sight, or under what was opened above. */
  const isHitHere = (part: HTMLElement, parts: HTMLElement[]) => {
    const { x, y, isWide, isHigh } = middleOf(part);
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return null;
    const isHit = (dx: number, dy: number) => {
      const hit = document.elementFromPoint(x + dx, y + dy);
      return !!hit && parts.some((one) => one.contains(hit));
    };
    const above = document.elementFromPoint(x, y)?.closest(ABOVE);
    if (!isHit(0, 0)) return above && !above.contains(part) ? null : false;
    const reach = (dx: number, dy: number) => {
      let far = 0;
      while (far < LEAST && isHit(dx * (far + 1), dy * (far + 1))) far += 1;
      return far;
    };
    // A browser hits whole pixels: the one in the middle, and as many as lie on both sides.
    const isEnough = (dx: number, dy: number) =>
      [11, 21, -11, -21].every((far) => isHit(dx * far, dy * far)) ||
      reach(-dx, -dy) + reach(dx, dy) + 1 >= LEAST - 1;
    return (isWide || isEnough(1, 0)) && (isHigh || isEnough(0, 1));
  };
  const isHitWell = (part: HTMLElement, parts: HTMLElement[]) => {
    const { isWide, isHigh } = middleOf(part);
    // Where it stands, else in the middle of the screen.
    if ((isWide && isHigh) || isHitHere(part, parts)) return true;
    showInTheMiddle(part);
    return isHitHere(part, parts);
  };
  const small: string[] = [];
  for (const target of document.querySelectorAll<HTMLElement>(
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=link], [role=checkbox], [role=radio], [role=switch], [role=tab], [role=menuitem], [role=option], [role=slider], [role=combobox]',
  )) {
    const parts = partsOf(target).filter((part): part is HTMLElement => !!part && isShown(part));
    if (
      parts.length === 0 ||
      isInText(target) ||
      target.closest('[inert], [aria-hidden=true]') ||
      getComputedStyle(target).pointerEvents === 'none'
    )
      continue;
    const found = parts.map((part) => isHitWell(part, parts));
    if (found.includes(true) || found.includes(null)) continue;
    const { width, height } = (parts[0] as HTMLElement).getBoundingClientRect();
    const name = target.getAttribute('aria-label') ?? target.textContent?.trim().slice(0, 40);
    const kind = `${target.tagName.toLowerCase()}.${target.classList[0]}`;
    small.push(`390: ${kind} “${name}” is ${Math.round(width)} × ${Math.round(height)}`);
  }
  for (const [element, [left, top]] of scrolled) element.scrollTo({ left, top, behavior: 'instant' });
  return small;
}
