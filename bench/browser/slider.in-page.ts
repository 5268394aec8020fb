// What runs inside the page: the function stands alone, because only its text travels there.

export interface Opening {
  /** Milliseconds from the click until the name stands in the header, painted. */
  header: number;
  /** Until each part has what it shows, by its heading. */
  sections: Record<string, number>;
}

/** Clicks one of the cards, another at each turn, asks for what only a provider knows, and waits for everything else. */
export async function openCompany({ turn, last }: { turn: number; last: string }): Promise<Opening> {
  const frame = () => new Promise((resume) => requestAnimationFrame(resume));
  const cards = document.querySelectorAll<HTMLElement>('article[data-domain]');
  const card = cards[turn % cards.length];
  if (!card) throw new Error('no company is there');
  const name = card.getAttribute('aria-label');
  const began = performance.now();
  const opening: Opening = { header: 0, sections: {} };
  card.click();
  for (;;) {
    await frame();
    const panel = [...document.querySelectorAll<HTMLElement>('section[aria-label]')].find(
      (section) => section.getAttribute('aria-label') === name,
    );
    const now = performance.now() - began;
    if (now > 20_000) throw new Error(`${name}: only ${Object.keys(opening.sections).join(', ')} came`);
    if (!panel?.querySelector('h2')) continue;
    // This frame paints what the last one found.
    opening.header ||= now;
    for (const button of panel.querySelectorAll('button'))
      if (button.textContent.startsWith('Yes, ') && !button.dataset['asked']) {
        button.dataset['asked'] = 'true';
        button.click();
      }
    const body = panel.querySelector<HTMLElement>(':scope > div[tabindex="0"]');
    if (body) body.scrollTop = body.scrollHeight;
    for (const section of panel.querySelectorAll('section[aria-labelledby]')) {
      const title = section.querySelector('h3')?.textContent ?? '';
      const waits = [...section.querySelectorAll('output')].some((told) =>
        told.textContent.startsWith('Load'),
      );
      if (!waits) opening.sections[title] ??= now;
    }
    if (opening.sections[last]) return opening;
  }
}

/** Closes the company, and leaves its card, which would open it again. */
export async function closeCompany() {
  const frame = () => new Promise((resume) => requestAnimationFrame(resume));
  const close = () => document.querySelector<HTMLElement>('section[aria-label] button[aria-label="Close"]');
  close()?.click();
  while (close()) await frame();
  await frame();
  (document.activeElement as HTMLElement | null)?.blur();
}
