// What runs inside the page: it stands alone, because only its text travels there.

/** Milliseconds from Enter in the search box to the first page of what was found, painted. */
export async function searchFor(words: string): Promise<number> {
  const frame = () => new Promise((resume) => requestAnimationFrame(resume));
  const field = document.querySelector<HTMLInputElement>('input[aria-label="Search conversations"]');
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  if (!field?.form || !write) throw new Error('there is no search box');
  write.call(field, words);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await frame();
  performance.clearResourceTimings();
  const began = performance.now();
  field.form.requestSubmit();
  const hasArrived = () =>
    performance
      .getEntriesByType('resource')
      .some(({ name }) => name.includes('/conversations/all?') && name.includes(`search=${words}`));
  const isShown = () => {
    const feed = document.querySelector('[role=feed]');
    return feed !== null && !feed.hasAttribute('data-stale') && feed.querySelector('article') !== null;
  };
  while (!hasArrived() || !isShown()) {
    if (performance.now() - began > 10_000) throw new Error(`nothing was found for ${words}`);
    await frame();
  }
  await frame();
  return performance.now() - began;
}
