import { expect, test } from './orion.ts';

test('the API describes itself under the strict content policy', async ({ page }) => {
  await page.goto('/api/docs');

  await expect(page.getByRole('heading', { name: /^Orion API/ })).toBeVisible();
  await expect(page.getByText('/api/v1/app-config')).toBeVisible();
});

test('an address that is no page says so in our shape', async ({ page }) => {
  const answer = await page.goto('/api/v1/app-config');

  expect(answer?.status()).toBe(401);
  expect(await answer?.json()).toEqual({ code: 401, name: 'Unauthenticated', message: 'Please sign in.' });
});
