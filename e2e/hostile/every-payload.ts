import { expect, type Page } from '@playwright/test';
import { xssPayloads } from '#kernel/testing/xss-payloads.ts';
import { rest } from './on-screen.ts';

export const NUMBERS = [...xssPayloads.keys()];

/** Every payload through the one place where HTML enters a page: the outbox holds a mail with each. */
export async function readEveryMail(page: Page) {
  await page.goto('/dev/outbox');
  await expect(page.getByText('Mail 0.').first()).toBeVisible();
  const read = await page.evaluate(async () => {
    const frame = () => new Promise((resume) => requestAnimationFrame(resume));
    const subjects: string[] = [];
    for (const mail of document.querySelectorAll<HTMLElement>('button[aria-current]')) {
      mail.click();
      await frame();
      await frame();
      const article = document.querySelector('article');
      if (article) disturb(article);
      subjects.push(article?.getAttribute('aria-label') ?? '');
    }
    return subjects;
  });
  expect(read).toEqual(expect.arrayContaining(NUMBERS.map((number) => `Mail ${number}.`)));
  await rest(page);
}

/** Every payload as a page of its own, where scripts are started too, all of them in the frames of one page. */
export async function openEveryPayload(page: Page) {
  await page.goto('/bare');
  const disturbed = await page.evaluate(async () => {
    const frames = [...document.querySelectorAll('iframe')];
    const bodies = frames.flatMap(({ contentDocument }) => contentDocument?.body ?? []);
    for (const body of bodies) disturb(body);
    await new Promise((resume) => requestAnimationFrame(resume));
    return bodies.filter(({ textContent }) => textContent.includes('Before')).length;
  });
  expect(disturbed).toBeGreaterThan(NUMBERS.length * 0.9);
  await rest(page);
}
