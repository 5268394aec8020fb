// What runs inside the page: each function stands alone, because only its text travels there.

/** Milliseconds from an address with another filter to its companies, painted. */
export async function changeFilter(employees: string): Promise<number> {
  const frame = () => new Promise((resume) => requestAnimationFrame(resume));
  const began = performance.now();
  history.pushState(null, '', `/explore?employee_count=${employees}`);
  dispatchEvent(new PopStateEvent('popstate'));
  const wanted = encodeURIComponent(employees);
  const hasArrived = () =>
    performance
      .getEntriesByType('resource')
      .some(
        ({ name, startTime }) =>
          startTime >= began &&
          name.includes('/discovery?') &&
          (name.includes(employees) || name.includes(wanted)),
      );
  const isShown = () => document.querySelector('[role=feed]')?.getAttribute('aria-busy') === 'false';
  while (!hasArrived() || !isShown()) await frame();
  await frame();
  const painted = performance.now() - began;
  performance.clearResourceTimings();
  return painted;
}

/** Scrolls, a screen a frame, until so many cards went by. */
export async function scrollCards(cards: number) {
  const frame = () => new Promise((resume) => requestAnimationFrame(resume));
  const shown = () => [...document.querySelectorAll('[role=feed] article')];
  const scrollerOf = (element: Element | null): Element => {
    if (!element) return document.scrollingElement ?? document.documentElement;
    const scrolls = /auto|scroll/.test(getComputedStyle(element).overflowY);
    return scrolls && element.scrollHeight > element.clientHeight
      ? element
      : scrollerOf(element.parentElement);
  };
  const scroller = scrollerOf(document.querySelector('[role=feed]'));
  const began = performance.now();
  let nodes = 0;
  let furthest = 0;
  let moved = began;
  while (furthest < cards && performance.now() - moved < 60_000) {
    const from = scroller.scrollTop;
    scroller.scrollTop += scroller.clientHeight;
    await frame();
    // At the end there is nothing to scroll, and a person moves the wheel a little until more has come.
    if (scroller.scrollTop <= from) {
      scroller.scrollTop -= 40;
      await frame();
      scroller.scrollTop += 40;
      await new Promise((resume) => setTimeout(resume, 150));
    }
    const now = shown();
    const last = Math.max(0, ...now.map((card) => Number(card.getAttribute('aria-posinset'))));
    if (last > furthest) moved = performance.now();
    nodes = Math.max(nodes, now.length);
    furthest = Math.max(furthest, last);
  }
  return { cards: furthest, nodes, seconds: (performance.now() - began) / 1000 };
}
