import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  sessionStorage.clear();
  vi.resetModules();
});
afterEach(() => void vi.unstubAllGlobals());
/** A disk that never answers. */
const aSlowDisk = () => vi.stubGlobal('indexedDB', { open: () => ({ addEventListener() {} }) });
/** The module as a page loads it anew. */
const aPage = () => import('./drafts.ts');

it('what was typed just before a page closes is there in the next, and no longer once it is dropped', async () => {
  aSlowDisk();
  const before = await aPage();
  void before.keepDraft('Ann@firm.example', 'note', { text: 'first' });
  void before.keepDraft('ann@firm.example', 'note', { text: 'first and last letters' });
  void before.keepDraft('bo@firm.example', 'note', { text: 'another’s' });
  dispatchEvent(new Event('pagehide'));

  vi.unstubAllGlobals();
  vi.resetModules();
  const next = await aPage();
  expect(await next.readDraft('ann@firm.example', 'note')).toEqual({ text: 'first and last letters' });
  await vi.waitUntil(() => !sessionStorage.getItem('drafts_left')?.includes('letters'));
  await next.dropDraft('ann@firm.example', 'note');
  expect(await next.readDraft('ann@firm.example', 'note')).toBeNull();
  expect(await next.readDraft('bo@firm.example', 'note')).toEqual({ text: 'another’s' });
});

it('nothing is left behind where everything was kept', async () => {
  const page = await aPage();
  await page.keepDraft('ann@firm.example', 'note', { text: 'kept' });
  void page.keepDraft('ann@firm.example', 'other', { text: 'dropped' });
  void page.dropDraft('ann@firm.example', 'other');

  dispatchEvent(new Event('pagehide'));

  // Pages of the tests before may still be there.
  expect(sessionStorage.getItem('drafts_left') ?? '').not.toMatch(/kept|dropped/);
});

it('what is kept after a page was left and shown again is what counts', async () => {
  const page = await aPage();
  void page.keepDraft('ann@firm.example', 'note', { text: 'older' });
  dispatchEvent(new Event('pagehide'));
  await page.keepDraft('ann@firm.example', 'note', { text: 'newer' });

  await vi.waitUntil(() => !sessionStorage.getItem('drafts_left')?.includes('older'));
});

it('counts what somebody typed and not what was emptied again, nor what others typed', async () => {
  aSlowDisk();
  const before = await aPage();
  void before.keepDraft('ann@firm.example', 'note', { content: 'Said.', people: [], rating: 0 });
  void before.keepDraft('ann@firm.example', 'update', { content: ' ', people: [], newcomer: { name: '' } });
  void before.keepDraft('ann@firm.example', 'reminder', { days: 3 });
  void before.keepDraft('bo@firm.example', 'note', 'another’s');
  dispatchEvent(new Event('pagehide'));

  vi.unstubAllGlobals();
  vi.resetModules();
  const next = await aPage();

  expect(await next.countDrafts('Ann@firm.example')).toBe(2);
  expect(await next.countDrafts('eve@firm.example')).toBe(0);
});
