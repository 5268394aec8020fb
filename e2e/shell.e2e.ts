import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import type { Response } from '@playwright/test';
import { expect, signedIn } from './orion.ts';

signedIn.beforeEach(async ({ page }) => {
  await page.goto('/explore');
  await expect(page.getByRole('heading', { name: /^Companies/ })).toBeVisible();
});

// SHELL-001, SHELL-002, SHELL-016, SHELL-018
signedIn('every address leads somewhere', async ({ page }) => {
  for (const path of ['/', '/nothing', '/explore/deeper/still']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/explore$/);
  }
});

// SHELL-006, SHELL-020, SHELL-021
signedIn('the Actions accordion lists templates by group, and folds', async ({ page }) => {
  const actions = page.getByRole('button', { name: 'Actions' });
  if ((await actions.getAttribute('aria-expanded')) === 'false') await actions.click();
  const privacy = page.getByRole('list', { name: 'Privacy' });
  await expect(privacy.getByRole('link')).toHaveText(['Blocked Domain List', 'Downstream Cookie']);
  await expect(page.getByRole('link', { name: 'Associate Weekly Metrics' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Board Meeting Notes' })).toHaveCount(0);
  await privacy.getByRole('link', { name: 'Blocked Domain List' }).click();
  await expect(page).toHaveURL(/\/submissions\?template=Blocked\+Domain\+List$/);
  await expect(page.getByRole('heading', { name: 'Blocked Domain List' })).toBeVisible();
  await actions.click();
  await expect(privacy).toBeHidden();
});

signedIn('letters pressed after Ctrl+K wait for the palette, however late it comes', async ({ page }) => {
  await page.route(/command-palette/, async (route) => {
    await new Promise((resume) => setTimeout(resume, 2000));
    await route.continue();
  });
  await page.goto('/explore');
  await expect(page.getByRole('heading', { name: /^Companies/ })).toBeVisible();

  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('gconversations');

  await expect(page.getByRole('combobox', { name: 'Search or jump to' })).toHaveValue('gconversations');
  await expect(page).toHaveURL(/\/explore$/);
});

// SHELL-024, SHELL-025, SHELL-026
signedIn('the offline overlay comes and goes with the network', async ({ page, context }) => {
  await context.setOffline(true);
  await expect(page.getByText('I am offline')).toBeVisible();
  await expect(page.getByText('Please wait')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('I am offline')).toBeHidden();
});

signedIn('the palette opens by key, finds, runs and closes by Escape', async ({ page }) => {
  const palette = page.getByRole('dialog');
  // Nobody waits for the palette to have the focus, and neither letters nor Enter are lost.
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('dark');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');

  await page.keyboard.press('ControlOrMeta+k');
  await expect(palette).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
});

signedIn('the shortcut sheet opens by ?', async ({ page }) => {
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('shortcuts', { ignoreCase: true });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

signedIn('the account menu tells who is signed in', async ({ page }) => {
  await page.getByRole('button', { name: /Marta Lindqvist/ }).click();
  await expect(page.getByRole('menu')).toContainText('marta@aldercap.example');
  await expect(page.getByRole('menuitem', { name: 'Sign out everywhere' })).toBeVisible();
});

interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
}

/** The files the first screen cannot stand without: the entry, Explore, and all that these import. */
async function firstLoad() {
  const manifest = JSON.parse(await readFile('dist/web/.vite/manifest.json', 'utf8')) as Record<
    string,
    Chunk
  >;
  const files = new Set<string>();
  const follow = (name: string) => {
    const { file, imports = [] } = manifest[name] as Chunk;
    if (files.has(file)) return;
    files.add(file);
    for (const one of imports) follow(one);
  };
  for (const [name, { isEntry }] of Object.entries(manifest))
    if (isEntry || name.endsWith('/explore-page.tsx')) follow(name);
  return [...files].map((file) => `/${file}`);
}

signedIn('the search of the address is asked before anything that can wait is fetched', async ({ page }) => {
  await page.goto('about:blank');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));

  await page.goto('/explore?is_saas=true');
  await expect(page.getByRole('article').first()).toBeVisible();

  const scripts = asked.slice(0, asked.indexOf('/api/v1/discovery')).filter((path) => path.endsWith('.js'));
  expect((await firstLoad()).toSorted()).toEqual(expect.arrayContaining(scripts.toSorted()));
});

signedIn('first load brings at most 250 kB of JavaScript as gzip, and sends less', async ({ page }) => {
  const sent = new Map<string, Response>();
  page.on('response', (response) => sent.set(new URL(response.url()).pathname, response));

  await page.reload({ waitUntil: 'networkidle' });

  const needed = await firstLoad();
  // One wave of few files: each further one is another round trip before the first search.
  expect(needed.length).toBeLessThanOrEqual(8);
  expect(needed.filter((file) => !sent.has(file))).toEqual([]);
  const sizes = await Promise.all(
    needed.map(async (file) => {
      const response = sent.get(file) as Response;
      const gzip = gzipSync(await response.body(), { level: 9 }).length;
      return { gzip, sent: Number(response.headers()['content-length']) };
    }),
  );
  const total = (kind: 'gzip' | 'sent') => sizes.reduce((sum, size) => sum + size[kind], 0);
  expect(total('gzip')).toBeLessThanOrEqual(250_000);
  expect(total('sent')).toBeLessThan(total('gzip'));
});
