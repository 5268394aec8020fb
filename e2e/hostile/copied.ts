import type { Page } from '@playwright/test';

const NOTE = `<p>Quagmire visible</p><p style="display:none">hidden one</p><span style="font-size:0">hidden two</span>
  <p hidden>hidden three</p><!-- hidden four --><p>zero\u200bwidth\u2060 \u202ebidi \u{e0041}tag</p>`;

/** Calls the API as the page does. */
const call = (page: Page, path: string, body?: object) =>
  page.evaluate(
    async ([address, sent]) => {
      const answer = await fetch(`/api/v1${address}`, {
        method: sent ? 'POST' : 'GET',
        headers: {
          authorization: `Bearer ${localStorage.getItem('id_token')}`,
          ...(sent && { 'content-type': 'application/json' }),
        },
        ...(sent && { body: sent }),
      });
      return {
        status: answer.status,
        headers: Object.fromEntries(answer.headers),
        text: await answer.text(),
      };
    },
    [path, body && JSON.stringify(body)] as const,
  );

/** A note that says more than it shows, as somebody could send it. */
export const recordHidingNote = (page: Page) => call(page, '/references', { content: NOTE });

export const exported = (page: Page, entity: string) => call(page, `/export/${entity}?format=csv`);

/** What stands on the clipboard after copying what a search found. */
export async function copied(page: Page, search: string) {
  await page.goto(`/conversations?search=${search}`);
  await page.getByRole('button', { name: 'Copy results' }).click();
  await page.getByText('Current response is copied to clipboard!').waitFor();
  return page.evaluate(() => navigator.clipboard.readText());
}
