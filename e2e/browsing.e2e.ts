import type { Page } from '@playwright/test';
import { expectFlawless } from './flawless.ts';
import { expect, signedIn as test, signIn } from './orion.ts';
import { DESK, PHONE } from './views/steps.ts';

// The product of these tests runs its remote browser without a sandbox (STREAM_NO_SANDBOX, see product.ts).
const SITE = `http://127.0.0.1:${process.env.E2E_SITE_PORT}`;
const asked = async () => decodeURIComponent(await (await fetch(`${SITE}/asked`)).text()).split('\n');

/** The first company of a search, with the page of its site that is wanted. */
async function browse(page: Page, url: string) {
  await page.goto('/explore?is_saas=true');
  const card = page.getByRole('feed').getByRole('article').first();
  const name = (await card.getAttribute('aria-label')) ?? '';
  await card.focus();
  await page.keyboard.press('Enter');
  const slider = page.getByRole('region', { name, exact: true });
  const button = slider.getByRole('button', { name: 'Browse', exact: true });
  await expect(button).toHaveAttribute('aria-disabled', 'false');
  await button.click();
  const panel = page.getByRole('region', { name: /^Browse / });
  await expect(panel.getByText('Connected')).toBeVisible();
  const lead = async (to: string) => {
    await panel.getByLabel('Address').fill(to);
    await page.keyboard.press('Enter');
  };
  await lead(url);
  const words = panel.getByRole('region', { name: 'Text of the remote page' });
  return { slider, panel, words, lead, screen: panel.locator('canvas') };
}

// STREAM-001, STREAM-003, STREAM-004, STREAM-005
test('a company’s site is looked at beside its record, and taken into an update', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { slider, panel, words, lead, screen } = await browse(page, `${SITE}/?from=orion`);
  await expect(words).toContainText('Plants keep running');
  await expectFlawless(page, 'a remote page', DESK);
  const before = (await asked()).length;
  const since = async () => (await asked()).slice(before).join('\n');

  // Typed into, led on by a click and back, scrolled.
  await screen.click({ position: { x: 60, y: 100 } });
  await expect(panel.getByRole('textbox', { name: 'Keyboard of the remote page' })).toBeFocused();
  await page.keyboard.type('hello');
  await expect.poll(since).toContain('/typed?hello');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(panel).toBeFocused();
  await screen.click({ position: { x: 60, y: 30 } });
  await expect(words).toContainText('You clicked');
  await panel.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(words).toContainText('Plants keep running');
  await screen.hover();
  await page.mouse.wheel(0, 400);
  await expect.poll(since).toContain('/scrolled?');
  await page.mouse.wheel(0, -4000);

  // Refused in words, and it goes on.
  await lead('http://192.168.4.20/');
  await expect(panel.getByText('Only public http and https pages open here.')).toBeVisible();
  await lead(`${SITE}/?again`);
  await expect(panel.getByText('Orion can’t open this address')).toBeHidden();
  await expect(words).toContainText('Plants keep running');

  // What is selected is copied, and saved with its address and a picture.
  const copies = panel.getByRole('button', { name: 'Copy selection' });
  // A page that is still coming forgets what was selected on the one before; a person sees that and tries again.
  await expect(async () => {
    await screen.click({ position: { x: 60, y: 150 }, clickCount: 3 });
    await expect(copies).toBeVisible({ timeout: 3000 });
    await page.keyboard.press('Control+C');
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()), { timeout: 3000 })
      .toContain('Plants keep running');
  }).toPass();
  await panel.getByRole('button', { name: 'Extend 10 minutes' }).click();
  await expect(panel.getByRole('timer')).toContainText(/^(1[1-9]|20):\d\d left/);
  await panel.getByRole('button', { name: 'Save to updates' }).click();
  await page.getByRole('button', { name: 'Review' }).click();
  const draft = slider.getByRole('textbox', { name: 'What happened' });
  await expect(draft).toBeFocused();
  await expect(draft).toHaveValue(/“Plants keep running”\n[^]*127\.0\.0\.1[^]*Picture in Files: .*\.jpg/);
});

// STREAM-002
test('two people see each their own, and a page does not outlive its sign-in', async ({ page, browser }) => {
  const other = await (await browser.newContext({ storageState: { cookies: [], origins: [] } })).newPage();
  await signIn(other, 'Ines Duarte');
  const screens: string[] = [];
  other.on('websocket', (socket) => void screens.push(socket.url()));
  const first = await browse(page, `${SITE}/?one`);
  await expect(first.words).toContainText('Plants keep running');
  const second = await browse(other, `${SITE}/?two`);
  await expect(second.words).toContainText('Plants keep running');

  // Each brings only the cookie that it was given itself.
  await first.panel.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(asked).toContain('/?one cookie');
  expect(await asked()).not.toContain('/?two cookie');
  await second.lead(`${SITE}/clicked`);
  await expect(second.words).toContainText('You clicked');
  await expect(first.words).toContainText('Plants keep running');

  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(other.getByRole('button', { name: 'Sign in with Google' })).toBeVisible();
  const isOpened = (url: string) =>
    new Promise<boolean>((done) => {
      const socket = new WebSocket(url);
      socket.addEventListener('open', () => done(true));
      socket.addEventListener('error', () => done(false));
    });
  expect(await other.evaluate(isOpened, screens[0] ?? '')).toBe(false);
  await other.context().close();
  await first.panel.getByRole('button', { name: 'End', exact: true }).click();
  await expect(first.panel.getByText('You ended this page.')).toBeVisible();
  await first.panel.getByRole('button', { name: 'Start again' }).click();
  await expect(first.words).toContainText('Plants keep running');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(first.panel.getByText('Connected')).toBeVisible();
  await expectFlawless(page, 'a remote page on a phone', PHONE);
});
