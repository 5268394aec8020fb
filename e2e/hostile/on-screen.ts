import { type BrowserContext, expect, type Page } from '@playwright/test';

/** What a screen may lead to or load. */
const ALLOWED = /^(https?|mailto|tel|blob):/;

/** Everything in the page that leads or loads somewhere it must not, and new tabs that could reach back. */
export const strayLinks = (page: Page) =>
  page.evaluate((allowed) => {
    const fine = new RegExp(allowed);
    const stray: string[] = [];
    for (const element of document.querySelectorAll('*')) {
      for (const { name, value } of element.attributes) {
        if (name.startsWith('on')) stray.push(`${element.nodeName} ${name}`);
        if (!/^(xlink:)?href$|^(src|action|formaction|data|poster|srcset|srcdoc|ping|background)$/.test(name))
          continue;
        if (name === 'src' && element.nodeName === 'IMG' && value.startsWith('data:image/')) continue;
        if (value.startsWith('#')) continue;
        if (!fine.test(new URL(value, location.href).href))
          stray.push(`${element.nodeName} ${name}=${value}`);
        if (name === 'src' && new URL(value, location.href).origin !== location.origin)
          stray.push(`${name}=${value}`);
      }
      const opens = element.getAttribute('target');
      if (opens === '_blank' && !/\bnoopener\b/.test(element.getAttribute('rel') ?? ''))
        stray.push(`${element.nodeName} opens a tab that can reach back`);
    }
    return stray;
  }, ALLOWED.source);

/** Another address in the page that stands, as a link of its own would lead there. */
export const go = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);

/** Whatever would run by itself has had its turn: a picture that was asked for last has failed. */
export const rest = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resume) => requestAnimationFrame(resume));
    await new Promise((resume) => {
      const picture = new Image();
      picture.addEventListener('error', resume);
      picture.src = `/media/nothing-${Math.random()}.png`;
    });
    await frame();
    await frame();
  });

declare global {
  /** Points at and clicks all that is in a place, for what only runs when somebody does. */
  var disturb: (place: Element) => void;
}

/** Gives a page what `disturb` is. */
export const letDisturb = (context: BrowserContext) =>
  context.addInitScript(() => {
    globalThis.disturb = (place) => {
      for (const element of place.querySelectorAll('*'))
        if (!element.closest('a[href^="http"], a[href^="/"]'))
          for (const name of ['mouseover', 'click'])
            element.dispatchEvent(new MouseEvent(name, { bubbles: true, cancelable: true }));
    };
  });

/** A screen that shows hostile text leads nowhere it must not. */
export async function expectHarmless(page: Page, screen: string, isCleaned: boolean) {
  await rest(page);
  if (isCleaned) expect(await strayLinks(page), screen).toEqual([]);
}
