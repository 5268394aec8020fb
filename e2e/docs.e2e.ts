import { expect, test } from './orion.ts';

test('the API describes itself under the strict content policy', async ({ page }) => {
  await page.goto('/api/docs');

  await expect(page.getByRole('heading', { name: /^Orion API/ })).toBeVisible();
  // A long description is drawn as far as it is looked at.
  await expect(page.getByText('/auth/token', { exact: true })).toBeVisible();
});

test('an address that is no page says so in our shape', async ({ page }) => {
  const answer = await page.goto('/api/v1/app-config');

  expect(answer?.status()).toBe(401);
  expect(await answer?.json()).toEqual({ code: 401, name: 'Unauthenticated', message: 'Please sign in.' });
});
