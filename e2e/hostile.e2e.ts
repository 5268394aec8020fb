import { expect } from '@playwright/test';
import { exportEntities } from '#features/exports/server/export-entities.ts';
import { xssPayloads } from '#kernel/testing/xss-payloads.ts';
import { pressShortcuts, visitCompany, visitWhatWasSaid } from './hostile/company-screens.ts';
import { visitConversations } from './hostile/conversation-screens.ts';
import { copied, exported, recordHidingNote } from './hostile/copied.ts';
import { openEveryPayload, readEveryMail } from './hostile/every-payload.ts';
import type { Guards } from './hostile/front.ts';
import { guarded } from './hostile/guarded.ts';
import { test } from './hostile/hostile-firm.ts';
import { expectHarmless } from './hostile/on-screen.ts';
import { signInAmongHostile, visitExplore, visitSheets } from './hostile/screens.ts';
import { visitSettings, visitWrittenScreens } from './hostile/written-screens.ts';

const ALONE: [string, Guards][] = [
  ['the sanitiser alone', { sanitiser: true, policy: false }],
  ['the content policy alone', { sanitiser: false, policy: true }],
];
const LONG = !!process.env.ORION_TEST_LONG;
const NOTHING = { ran: [], dialogs: [], left: [] };

for (const [name, guards] of ALONE)
  test(`nothing hostile runs on any screen with ${name}`, async ({ browser, scene: { firm, front } }) => {
    const { page, seen, close } = await guarded(browser, front, guards);
    const shown = async (screen: string) => {
      await expectHarmless(page, screen, guards.sanitiser);
      expect({ screen, ...seen, ran: [...seen.ran] }).toEqual({ screen, ...NOTHING });
    };
    await signInAmongHostile(page, shown);
    // The sanitiser works call by call. All screens are under one policy: those that draw what somebody wrote tell of it.
    const isWhole = guards.sanitiser || LONG;
    if (isWhole) {
      await visitExplore(page, firm, shown);
      await visitCompany(page, firm, shown);
      await pressShortcuts(page, firm, shown);
    }
    await visitWhatWasSaid(page, firm, shown);
    await visitConversations(page, shown);
    if (isWhole) await visitSheets(page, firm, shown);
    await visitWrittenScreens(page, firm, shown);
    if (isWhole) await visitSettings(page, shown);
    await readEveryMail(page);
    if (guards.policy) await openEveryPayload(page);
    await shown('every payload');
    expect(front.cut > 0).toBe(!guards.sanitiser);
    await close();
  });

/** About half of all run in Chromium; the others need another browser, or only leave the page. */
const LEAST_RUNNING = 28;
const SURELY = [
  '<script>',
  '<img src=x onerror',
  '<svg onload',
  '<a href="javascript:',
  '<iframe srcdoc',
  '<details',
];

test('with neither of them what is hostile runs and leaves', async ({ browser, scene: { front } }) => {
  const { page, seen, close } = await guarded(browser, front, { sanitiser: false, policy: false });
  await signInAmongHostile(page, async () => {});
  await readEveryMail(page);
  await openEveryPayload(page);

  const running = () => xssPayloads.filter((_payload, number) => seen.ran.has(`payload-${number}`));
  await expect.poll(() => running().length).toBeGreaterThanOrEqual(LEAST_RUNNING);
  for (const kind of SURELY) expect(running().join('\n')).toContain(kind);
  expect(seen.left.join()).toContain('evil.example');
  await close();
});

// CONV-045, trust.md T23, T24
test('nothing hidden is copied, and what is exported is text', async ({
  browser,
  scene: { front, firm },
}) => {
  expect(firm.empty, 'tables in which nothing hostile could be written').toEqual([]);
  const { page, close } = await guarded(browser, front, { sanitiser: true, policy: true });
  await signInAmongHostile(page, async () => {});
  expect((await recordHidingNote(page)).status).toBe(201);

  const text = await copied(page, 'quagmire');
  expect(text).toContain('Quagmire visible');
  expect(text).not.toMatch(/hidden/);
  for (const search of [text, await copied(page, 'pricing')])
    expect(search).not.toMatch(/\p{Default_Ignorable_Code_Point}|[^\P{Cc}\n]/u);
  for (const entity of Object.keys(exportEntities)) {
    const { headers, text: csv } = await exported(page, entity);
    expect(headers).toMatchObject({
      'content-type': expect.stringMatching(/^text\/csv/),
      'content-disposition': expect.stringMatching(/^attachment/),
      'x-content-type-options': 'nosniff',
    });
    expect(csv).not.toMatch(/^[=+@\t]|,[=+@\t]/m);
  }
  await close();
});
