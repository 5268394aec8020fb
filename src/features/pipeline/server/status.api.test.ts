import { expect, it } from 'vitest';
import { aPipeline } from './testing/a-pipeline.ts';

const { server, ben, added, move, statusOf, found, read, lastEvent, send } = await aPipeline();

// PIPE-002, PIPE-003, PIPE-016, API-053
it.each([
  ['passed', 'PASSED'],
  [' Term_Sheet ', 'TERM_SHEET'],
  ['term sheet', 'TERM_SHEET'],
  ['n/a', null],
  ['N/A', null],
  ['', null],
  [null, null],
])('keeps the status %j as %j', async (sent, kept) => {
  await added('moved.example');
  await move('moved.example', 'PROSPECT');

  const reply = await move('moved.example', sent);

  expect(reply.json()).toEqual({ status: 'success', data: { domain: 'moved.example', tp_status: kept } });
  expect(await statusOf('moved.example')).toBe(kept);
});

it('refuses a status that is none, and asks for one', async () => {
  await added('unknown.example');

  expect((await move('unknown.example', ' Maybe later')).json()).toMatchObject({
    code: 422,
    name: expect.stringMatching(
      /^“Maybe later” isn’t a status\. Choose one of these: Prospect, Reached Out,/,
    ),
  });
  expect((await send('POST', '/assign-tp-status', { domain: 'unknown.example' })).statusCode).toBe(422);
  expect((await move('nobody.example', 'PROSPECT')).json()).toMatchObject({
    code: 404,
    message: 'Company not found',
  });
});

// PIPE-017, API-018, API-047
it('tells where a company stands and stood, and who moved or cleared it', async () => {
  await added('told.example');
  const at = (time: string) => server.clock.set(`2026-03-04T${time}:00Z`);
  at('10:10');
  await move('told.example', 'PROSPECT');
  at('10:11');
  await move('told.example', 'PROSPECT');
  await move('told.example', 'DILIGENCE', ben);
  at('10:12');
  await move('told.example', null, ben);
  at('10:13');
  await move('told.example', 'PASSED');

  expect(await read('/tp-status?domain=told.example')).toEqual({
    data: {
      domain: 'told.example',
      tp_status: 'PASSED',
      changed_at: '2026-03-04T10:13:00.000Z',
      changed_by: 'Ann Lee',
      affinity_id: null,
    },
  });
  const entry = (
    tp_status: string | null,
    display_name: string | null,
    minute: number,
    changed_by: string,
  ) => ({
    tp_status,
    display_name,
    changed_at: `2026-03-04T10:${minute}:00.000Z`,
    changed_by,
  });
  expect(await read('/tp-status-history?domain=told.example')).toEqual({
    results: [
      entry('PASSED', 'Passed', 13, 'Ann Lee'),
      entry(null, null, 12, 'Ben Okoro'),
      entry('DILIGENCE', 'Diligence', 11, 'Ben Okoro'),
      entry('PROSPECT', 'Prospect', 10, 'Ann Lee'),
    ],
  });
});

it('leaves an audit event that names the company and the person', async () => {
  await added('audited.example');

  await move('audited.example', 'PROSPECT', ben);

  expect(await lastEvent()).toMatchObject({
    action: 'pipeline.setStatus',
    object_type: 'company',
    object_id: 'audited.example',
    user_id: ben.user_id,
  });
});

it('is seen by the filters of Explore at once, as it is and as it was', async () => {
  await added('filtered.example');
  await move('filtered.example', 'TERM_SHEET');
  expect(await found('tp_status_value=term_sheet')).toContain('filtered.example');

  await move('filtered.example', 'PORTFOLIO');
  expect(await found('tp_status_value=term_sheet')).not.toContain('filtered.example');
  expect(await found('tp_status_value=term_sheet&tp_status_operator=was')).toContain('filtered.example');

  await move('filtered.example', null);
  expect(await found('tp_status_not_tagged=true')).toContain('filtered.example');
});
