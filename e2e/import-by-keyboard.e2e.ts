import type { Locator, Page } from '@playwright/test';
import { expectFlawless } from './flawless.ts';
import { expect, signedIn } from './orion.ts';

/** More stops than any step of an import has. */
const STOPS = 150;

/** Goes there as somebody without a mouse does. */
async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeAttached();
  for (let stop = 0; stop < STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`No way leads to ${String(target)} by Tab.`);
}

async function press(page: Page, name: string | RegExp) {
  await tabTo(page, page.getByRole('button', { name }));
  await page.keyboard.press('Enter');
}

async function bring(page: Page, rows: readonly string[]) {
  await page.goto('/explore?import=companies');
  const chooser = page.waitForEvent('filechooser');
  await press(page, 'Choose a file');
  await (await chooser).setFiles({
    name: 'crm-export.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`${rows.join('\n')}\n`),
  });
}

async function chooseField(page: Page, column: string, typed: string, label: string) {
  const field = page.getByRole('combobox', { name: `Field for ${column}` });
  await tabTo(page, field);
  await page.keyboard.type(typed);
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue(label);
}

const outcome = (page: Page) => page.getByRole('list', { name: 'Outcome' });

signedIn(
  'the five commonest faults of a file are mended with the keyboard alone',
  async ({ page }, { retry }) => {
    const domain = `tabber-${retry}.example`;
    await bring(page, ['Website,Company', `${domain},Tabber Works`]);
    await press(page, 'Check 1 row');
    await expect(outcome(page)).toBeVisible();
    await press(page, 'Import 1 row');
    await expect(page.getByRole('heading', { name: '1 company imported' })).toBeVisible();

    await bring(page, [
      `Website,Company,Zxq ${retry},Last funding date,HQ city`,
      `${domain},Another Name,84,03/04/2021,Bern`,
      `nope,Entered Wrong,12,05/06/2021,Graz`,
    ]);
    // A column that nobody recognized, and one that is not wanted.
    await chooseField(page, `Zxq ${retry}`, 'Employees', 'Employees');
    await chooseField(page, 'HQ city', 'do not', 'Do not import');
    await press(page, 'Check 2 rows');

    // Dates that can be read in two ways.
    const dayFirst = page.getByRole('radio', { name: 'Day first' });
    const dates = page.getByRole('radiogroup', { name: 'How Last funding date is read' });
    await tabTo(page, dates.getByRole('radio').first());
    await page.keyboard.press('Space');
    await expect(page.getByText('Day first, as chosen.')).toBeVisible();
    await expect(dayFirst).toBeChecked();

    // A rejected cell is corrected, also after a reload, and its row taken in.
    const website = page.getByRole('textbox', { name: 'Website, line 3' });
    await tabTo(page, website);
    await page.keyboard.type(`entered-right-${retry}.example`);
    await page.reload();
    await expect(website).toHaveValue(`entered-right-${retry}.example`);
    await tabTo(page, website);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'Rejected' })).toBeHidden();
    await expect(outcome(page)).toContainText('Create1new companies');

    // Another name on a domain we have.
    const conflict = page.getByRole('radiogroup', { name: 'Tabber Works, line 2' });
    await tabTo(page, conflict.getByRole('radio', { name: 'Keep existing' }));
    const chosen = page.waitForResponse((reply) => reply.request().method() === 'PUT');
    await page.keyboard.press('ArrowRight');
    expect((await chosen).status()).toBe(200);
    await expect(conflict.getByRole('radio', { name: 'Use the file' })).toBeChecked();

    await press(page, 'Import 2 rows');
    await expect(page.getByRole('heading', { name: '2 companies imported' })).toBeVisible();

    // Each value says where it came from, one stop away from the company.
    await page.goto(`/explore?company=${domain}`);
    await press(page, 'Where values come from');
    const sources = page.getByRole('dialog', { name: 'Sources of Another Name' });
    const told = (field: string) => sources.getByRole('row', { name: new RegExp(`^${field}`) });
    await expect(told('Company name')).toContainText(
      'crm-export.csv, line 2, imported by Marta Lindqvist on',
    );
    await expect(told('Employees')).toContainText('84');
    await expect(told('Last funding date')).toContainText('Apr 03, 2021');
    await expect(told('HQ city')).toBeHidden();
    await expectFlawless(page);
    await page.keyboard.press('Escape');
    await expect(sources).toBeHidden();
  },
);
