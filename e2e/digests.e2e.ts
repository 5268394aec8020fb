import type { Page } from '@playwright/test';
import { expectFlawless } from './flawless.ts';
import { expect, signedIn, signIn, test } from './orion.ts';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

// DIG-001, DIG-004, DIG-013, DIG-014, DIG-022
signedIn('a digest is written, previewed, found, edited and deleted', async ({ page }) => {
  await page.goto('/digest');
  await expect(page.getByRole('heading', { name: /^Digests/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Digests' }).getByRole('row').nth(1)).toBeVisible();

  await page.getByRole('button', { name: 'Create Digest' }).click();
  const sheet = dialog(page, 'Create Digest');
  await sheet.getByLabel('Title').fill('Begun and left');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await page.reload();
  await page.getByRole('button', { name: 'Create Digest' }).click();
  await expect(sheet.getByLabel('Title')).toHaveValue('Begun and left');
  await sheet.getByRole('button', { name: 'Discard draft' }).click();
  await expect(sheet.getByLabel('Title')).toHaveValue('');
  await sheet.getByRole('combobox', { name: 'Scoper' }).click();
  await page.getByRole('option').first().click();
  await sheet.getByRole('button', { name: /^Date/ }).click();
  await page.locator('button[data-today]').click();
  const premise = sheet.getByRole('group', { name: 'Premise 1' });
  await premise.getByLabel('Title').fill('Quixotic plants');
  await premise.getByLabel('Question').fill('<img src=x onerror=alert(1)> Does it sell?');
  await premise.getByLabel('Domains').fill('nobody-knows.example, , also-nobody.example');
  await sheet.getByRole('button', { name: 'Preview' }).click();
  const mail = page.frameLocator('iframe[title^="Digest of"]');
  await expect(mail.getByText('nobody-knows.example (not in Orion yet)')).toBeVisible();
  await expect(
    mail.getByRole('heading', { name: /<img src=x onerror=alert\(1\)> Does it sell\?/ }),
  ).toBeVisible();
  await expectFlawless(page);
  await dialog(page, 'Preview').getByRole('button', { name: 'Send me a test' }).click();
  await expect(page.getByText(/^Test sent to/)).toBeVisible();
  await dialog(page, 'Preview').getByRole('button', { name: 'Close', exact: true }).click();
  await sheet.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(sheet).toBeHidden();

  const today = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(new Date());
  await page
    .getByRole('button', { name: new RegExp(`^Edit digest of ${today}`) })
    .first()
    .click();
  const edit = dialog(page, 'Edit Digest');
  await expect(edit.getByLabel('Title')).toHaveValue('Quixotic plants');
  await expect(edit.getByRole('button', { name: 'Add company nobody-knows.example' })).toBeVisible();
  await edit.getByLabel('Title').fill('Sensible plants');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit).toBeHidden();

  await page
    .getByRole('button', { name: new RegExp(`^Delete digest of ${today}`) })
    .first()
    .click();
  await dialog(page, 'Delete Digest').getByRole('button', { name: 'Delete' }).click();
  await expect(dialog(page, 'Delete Digest')).toBeHidden();
});

// SHELL-045, AUTH-034
test('a scoper outside the list answers their digest, and the list stays closed', async ({
  browser,
  page,
}) => {
  const staff = await browser.newPage();
  await signIn(staff);
  await staff.goto('/digest?digest=new');
  const sheet = dialog(staff, 'Create Digest');
  await sheet.getByRole('combobox', { name: 'Scoper' }).fill('Theo');
  await staff.getByRole('option', { name: 'Theo Abara' }).click();
  await sheet.getByRole('button', { name: /^Date/ }).click();
  await staff.locator('button[data-today]').click();
  await sheet.getByLabel('Question').fill('Would you pay list price?');
  await sheet.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(sheet).toBeHidden();
  const address = await staff
    .getByRole('row', { name: /Theo Abara Scheduled/ })
    .getByRole('link')
    .first()
    .getAttribute('href');
  await staff.close();

  await signIn(page, 'Theo Abara');
  await page.goto(address ?? '');
  await expect(page.getByRole('heading', { name: /^Digest of/ })).toBeVisible();
  const editor = page.getByRole('textbox', { name: 'Answer to: Would you pay list price?' });
  await editor.click();
  await page.keyboard.type('Tamarack County would');
  await expect(page.getByText('Draft saved')).toBeVisible();
  await expectFlawless(page);
  await page.reload();
  await expect(editor).toContainText('Tamarack County would');
  await editor.click();
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByText('1 of 1 answered')).toBeVisible();
  await expect(page.getByText('Complete. All questions are answered.')).toBeVisible();

  await page.goto('/digest');
  await expect(page.getByRole('heading', { name: /^Companies/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Digest', exact: true })).toHaveCount(0);
});

const HOSTILE =
  '<img src=x onerror="window.ran=1"><script>window.ran=2</script><svg onload="window.ran=3"></svg>' +
  '<a href="javascript:window.ran=4">Press here</a><iframe srcdoc="<script>parent.ran=5</script>"></iframe>';
const ran = (page: Page) => page.evaluate(() => (window as { ran?: number }).ran);

signedIn('hostile words in a question and in an answer run nothing anywhere', async ({ page }) => {
  await page.goto('/digest?digest=new');
  const sheet = dialog(page, 'Create Digest');
  await sheet.getByRole('combobox', { name: 'Scoper' }).fill('Marta');
  await page.getByRole('option', { name: 'Marta Lindqvist' }).click();
  await sheet.getByRole('button', { name: /^Date/ }).click();
  await page.locator('button[data-today]').click();
  await sheet.getByLabel('Title').fill('Wicked words');
  await sheet.getByLabel('Question').fill(HOSTILE);
  await sheet.getByLabel('Domains').fill(`${HOSTILE.slice(0, 250)}, nobody-knows.example`);
  await sheet.getByRole('button', { name: 'Preview' }).click();
  await expect(page.frameLocator('iframe[title^="Digest of"]').getByText('Wicked words')).toBeVisible();
  await dialog(page, 'Preview').getByRole('button', { name: 'Close', exact: true }).click();
  const made = page.waitForResponse(
    (one) => one.request().method() === 'POST' && one.url().endsWith('/digest'),
  );
  await sheet.getByRole('button', { name: 'Add', exact: true }).click();
  const { uuid } = (await (await made).json()).data;

  await page.route(`**/digest/${uuid}/answers`, (route) => {
    const sent = route.request().postDataJSON();
    const answers = sent.answers.map((one: object) => ({ ...one, answer: `<p>Said so.</p>${HOSTILE}` }));
    return route.continue({ postData: JSON.stringify({ ...sent, answers }) });
  });
  await page.goto(`/digest/${uuid}`);
  await expect(page.getByRole('button', { name: 'Add company nobody-knows.example' })).toBeVisible();
  await page.getByRole('textbox', { name: /^Answer to:/ }).click();
  await page.keyboard.type('Yes.');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByText('1 of 1 answered')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Said so.')).toBeVisible();
  expect(await ran(page)).toBeUndefined();

  await page.goto('/digest');
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: /./ }) });
  await row
    .filter({ has: page.locator(`a[href="/digest/${uuid}"]`) })
    .getByRole('button', { name: /^Answers to/ })
    .click();
  await expect(page.getByText('Said so.')).toBeVisible();
  expect(await ran(page)).toBeUndefined();
});

// Nothing in it but its length is not in the others.
if (process.env.ORION_TEST_LONG)
  signedIn('a digest of 200 premises is edited and answered like any other', async ({ page }) => {
    await page.goto('/digest?digest=new');
    const sheet = dialog(page, 'Create Digest');
    await sheet.getByRole('combobox', { name: 'Scoper' }).fill('Marta');
    await page.getByRole('option', { name: 'Marta Lindqvist' }).click();
    await sheet.getByRole('button', { name: /^Date/ }).click();
    await page.locator('button[data-today]').click();
    await page.route('**/api/v1/digest', (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      const premises = Array.from({ length: 200 }, (_, at) => ({
        premise: `Question ${at + 1}?`,
        domains: [],
      }));
      return route.continue({ postData: JSON.stringify({ ...route.request().postDataJSON(), premises }) });
    });
    const made = page.waitForResponse(
      (one) => one.request().method() === 'POST' && one.url().endsWith('/digest'),
    );
    await sheet.getByRole('button', { name: 'Add', exact: true }).click();
    const { uuid } = (await (await made).json()).data;

    await page.goto(`/digest?digest=${uuid}`);
    const edit = dialog(page, 'Edit Digest');
    await expect(edit.getByRole('button', { name: '+ Add Premise' })).toBeDisabled();
    await edit.getByLabel('Question').last().fill('The last question?');
    await edit.getByRole('button', { name: 'Save' }).click();
    await expect(edit).toBeHidden();
    await page.goto(`/digest/${uuid}`);
    const last = page.getByRole('listitem').filter({ hasText: 'The last question?' });
    await last.getByRole('button', { name: 'Answer' }).click();
    await last.getByRole('textbox', { name: 'Answer to: The last question?' }).click();
    await page.keyboard.type('Yes.');
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(page.getByText('1 of 200 answered')).toBeVisible();
    await page.goto(`/digest?digest=${uuid}`);
    await expect(edit.getByRole('button', { name: 'Delete premise 200' })).toBeDisabled();
  });

signedIn('a passed company says what would bring it back', async ({ page }) => {
  await page.goto('/investorReminders?conditions=mine');
  await expect(dialog(page, 'Your pass conditions')).toBeVisible();
  await page.goto('/explore?tp_status_value=PASSED');
  await page.getByRole('article').first().click();
  await page.getByRole('button', { name: 'Pass conditions' }).click();
  const sheet = page.getByRole('dialog', { name: /^Pass conditions of/ });
  await sheet.getByRole('button', { name: 'Add condition' }).click();
  const form = dialog(page, 'Add condition');
  await form
    .getByRole('textbox', { name: 'Describe the companies you look for' })
    .fill('more than 900000 employees');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('list', { name: 'Understood' })).toBeVisible();
  await form.getByRole('textbox', { name: 'Note' }).fill('Too small for us.');
  await expectFlawless(page);
  await form.getByRole('button', { name: 'Add condition' }).click();
  await expect(page.getByText('Condition added')).toBeVisible();
  await expect(sheet.getByText('Too small for us.').first()).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  const end = sheet.getByRole('button', { name: 'Stop watching' }).first();
  // A click lands on what lies on top.
  await end.click({ trial: true });
  await page.setViewportSize({ width: 1440, height: 900 });
  await end.click();
  await expect(page.getByText('Stopped watching')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(end).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', { name: 'Pass conditions' })).toBeVisible();
});
