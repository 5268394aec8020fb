import type { Page } from '@playwright/test';
import { expectFlawless } from './flawless.ts';
import { expect, signedIn } from './orion.ts';

/** Another file for each try: what one took in, and how it mapped its columns, is known to the next. */
const csv = (attempt: number) =>
  [
    `Website,Company,Blurb,Notes on size ${attempt}`,
    `https://www.ferrowick-plants-${attempt}.example,Ferrowick Plants,Planning for small plants,84`,
    `lumenvale-light-${attempt}.example,Lumenvale Light,Light for greenhouses,67`,
    ',,A row without an address,12',
  ].join('\n');

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Import companies' });

signedIn('a file goes in, step by step, and out again', async ({ page }, { retry }) => {
  await page.goto('/explore');
  await page.getByRole('button', { name: /Marta Lindqvist/ }).click();
  await page.getByRole('menuitem', { name: 'Import data' }).click();
  await expect(sheet(page)).toBeVisible();

  await page
    .getByLabel('File to import')
    .setInputFiles({ name: 'plants.csv', mimeType: 'text/csv', buffer: Buffer.from(csv(retry)) });
  const size = page.getByRole('combobox', { name: `Field for Notes on size ${retry}` });
  await expect(size).toHaveValue('Do not import');
  await size.click();
  await page.getByRole('option', { name: 'Employees', exact: true }).click();
  await expect(page.getByRole('row', { name: /^Notes on size/ })).toContainText('Chosen by you');
  await expectFlawless(page);

  await page.getByRole('button', { name: 'Check 3 rows' }).click();
  await expect(page.getByRole('list', { name: 'Outcome' })).toContainText('Create2new companies');
  await expect(page.getByRole('region', { name: 'Rejected' })).toContainText(
    'neither a domain nor a website',
  );
  await expectFlawless(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download these rows' }).click();
  expect((await download).suggestedFilename()).toBe('plants-rejected.csv');

  await page.getByRole('button', { name: 'Import 2 rows' }).click();
  await expect(page.getByRole('heading', { name: '2 companies imported' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: '2 companies imported' })).toBeVisible();
  await expectFlawless(page);

  await page.getByRole('button', { name: 'Undo import' }).click();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Import undone' })).toBeVisible();
  await expectFlawless(page);
});

signedIn('another name on a known domain waits for a choice', async ({ page }, { retry }) => {
  const take = async (name: string) => {
    await page.goto('/explore?import=companies');
    await page.getByLabel('File to import').setInputFiles({
      name: 'bought.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        `Website,Company,Employees\ncopper-router-${retry}.example,${name},${name.length}\n`,
      ),
    });
    await page.getByRole('button', { name: 'Check 1 row' }).click();
    await expect(page.getByRole('list', { name: 'Outcome' })).toBeVisible();
  };
  const imported = page.getByRole('heading', { name: /imported$/ });
  await take('Copper Router');
  await page.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(imported).toBeVisible();

  await take('ThinkSmart Technologies');
  const choice = page.getByRole('radiogroup', { name: 'Copper Router, line 2' });
  await expect(choice.getByRole('radio', { name: 'Keep existing' })).toBeChecked();
  await expectFlawless(page);
  await choice.getByRole('radio', { name: 'Keep existing' }).focus();
  const chosen = page.waitForResponse((reply) => reply.request().method() === 'PUT');
  await page.keyboard.press('ArrowRight');
  expect((await chosen).status()).toBe(200);
  await expect(choice.getByRole('radio', { name: 'Use the file' })).toBeChecked();
  await page.reload();
  await expect(choice.getByRole('radio', { name: 'Use the file' })).toBeChecked();
  await page.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(page.getByRole('heading', { name: '1 company imported' })).toBeVisible();
});

signedIn('all imports are listed, and a company can be added by hand', async ({ page }, { retry }) => {
  await page.goto('/explore?import=all');
  await expect(page.getByRole('dialog', { name: 'Imports' })).toBeVisible();

  await page.goto('/explore?add=company');
  await page.getByRole('textbox', { name: 'Company name' }).fill('Saltpier Yard');
  await page.getByRole('textbox', { name: 'Domain' }).fill(`saltpier-yard-${retry}.example`);
  await page.getByRole('textbox', { name: 'Domain' }).press('Enter');

  await expect(page.getByText('Saltpier Yard added', { exact: true })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});
