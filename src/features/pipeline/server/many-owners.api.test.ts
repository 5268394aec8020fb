import { beforeAll, expect, it } from 'vitest';
import { aPipeline } from './testing/a-pipeline.ts';

const { server, ann, ben, added, own, move, ownersOf, statusOf, send } = await aPipeline();
const domains = ['one.example', 'two.example', 'three.example'];

type Standing = { domain: string; tp_owners?: object[]; tp_status?: string | null };
const operate = async (operation: string, value?: string) => {
  server.clock.advance(1000);
  const reply = await send('POST', '/pipeline-operation', {
    operation,
    domains,
    ...(value !== undefined && { value }),
  });
  return reply.json<{ updated: number; before: Standing[]; name?: string }>();
};
const restore = (companies: Standing[]) => send('POST', '/pipeline-restore', { companies });
const since = (day: string) => ({ email_address: ben.email, assigned_at: `${day}T00:00:00Z` });
const owners = () => Promise.all(domains.map(ownersOf));

beforeAll(async () => {
  for (const domain of domains) await added(domain);
  await own('one.example', [ben.email]);
  await own('two.example', [ben.email, ann.email]);
});

it('adds an owner beside the others, and puts all of them back', async () => {
  const { updated, before } = await operate('add_owner', ann.email);

  expect(updated).toBe(2);
  expect(before.map(({ domain }) => domain)).toEqual(['one.example', 'three.example']);
  expect(await owners()).toEqual([['Ben Okoro', 'Ann Lee'], ['Ben Okoro', 'Ann Lee'], ['Ann Lee']]);
  expect((await restore(before)).json()).toEqual({ status: 'success', updated: 2, kept: [] });
  expect(await owners()).toEqual([['Ben Okoro'], ['Ben Okoro', 'Ann Lee'], []]);
});

it('takes one owner off and leaves the others; put back, they stand in the order they came', async () => {
  const { updated, before } = await operate('remove_owner', ben.email);

  expect(updated).toBe(2);
  expect(await owners()).toEqual([[], ['Ann Lee'], []]);
  await restore(before);
  expect(await owners()).toEqual([['Ben Okoro'], ['Ben Okoro', 'Ann Lee'], []]);
});

it('puts back what replacing took away, and touches no status meanwhile changed', async () => {
  const { before } = await operate('set_owner', ann.email);
  await move('one.example', 'PASSED');

  await restore(before);

  expect(await owners()).toEqual([['Ben Okoro'], ['Ben Okoro', 'Ann Lee'], []]);
  expect(await statusOf('one.example')).toBe('PASSED');
});

it('leaves what a colleague changed since as they made it, and names it', async () => {
  const { before } = await operate('set_owner', ann.email);
  await own('one.example', [ann.email, ben.email]);

  expect((await restore(before)).json()).toEqual({ status: 'success', updated: 2, kept: ['one.example'] });

  expect(await owners()).toEqual([['Ann Lee', 'Ben Okoro'], ['Ben Okoro', 'Ann Lee'], []]);
  await own('one.example', [ben.email]);
});

it('puts back each status, also none', async () => {
  const { before } = await operate('set_status', 'DILIGENCE');
  expect(before.map(({ tp_status }) => tp_status)).toEqual(['PASSED', null, null]);

  await restore(before);

  expect(await Promise.all(domains.map(statusOf))).toEqual(['PASSED', null, null]);
});

it.each([
  ['nobody', 'add_owner', undefined, 'value must name an owner.'],
  ['a stranger', 'add_owner', 'who@else.example', '"who@else.example" can’t own a company.'],
  ['a stranger', 'remove_owner', 'who@else.example', '"who@else.example" can’t own a company.'],
])('refuses %s as the owner to %s', async (_who, operation, value, name) => {
  expect(await operate(operation, value)).toMatchObject({ code: 422, name });
});

it.each([
  ['owned from the far future', [{ domain: 'one.example', tp_owners: [since('9999-01-01')] }]],
  ['owned before there were firms', [{ domain: 'one.example', tp_owners: [since('0001-01-01')] }]],
  ['owned twice by one', [{ domain: 'one.example', tp_owners: [since('2026-01-31'), since('2026-01-30')] }]],
  [
    'standing in two places',
    [
      { domain: 'one.example', tp_status: 'PASSED' },
      { domain: 'https://ONE.example', tp_status: 'DILIGENCE' },
    ],
  ],
])('refuses a company %s', async (_what, companies) => {
  const stood = [await ownersOf('one.example'), await statusOf('one.example')];

  expect((await restore(companies)).statusCode).toBe(422);
  expect([await ownersOf('one.example'), await statusOf('one.example')]).toEqual(stood);
});

it('puts back only who owned the company before, also where they have left', async () => {
  const cy = await server.signIn({ full_name: 'Cy Dale' });
  const owned = (email_address: string) => [
    { domain: 'three.example', tp_owners: [{ email_address, assigned_at: '2001-01-01T00:00:00Z' }] },
  ];
  for (const { email } of [cy, ben])
    expect((await restore(owned(email))).json()).toMatchObject({
      code: 422,
      name: `"${email}" never owned three.example.`,
    });
  expect(await ownersOf('three.example')).toEqual([]);

  await own('three.example', [cy.email]);
  const { before } = await operate('set_owner', ann.email);
  await server.db.updateTable('staff').set({ active: false }).where('user_id', '=', cy.user_id).execute();

  await restore(before);

  expect(await owners()).toEqual([['Ben Okoro'], ['Ben Okoro', 'Ann Lee'], ['Cy Dale']]);
  await own('three.example', []);
});

it('puts all back or none', async () => {
  const stranger = [{ email_address: 'who@else.example', assigned_at: '2026-01-31T00:00:00.000000Z' }];

  const reply = await restore([
    { domain: 'one.example', tp_owners: [] },
    { domain: 'two.example', tp_owners: stranger },
  ]);

  expect(reply.statusCode).toBe(422);
  expect(await ownersOf('one.example')).toEqual(['Ben Okoro']);
  expect((await restore([])).statusCode).toBe(422);
});

it.each(['set_owner', 'set_status'])(
  '%s clears where value is empty, and not where it was forgotten',
  async (operation) => {
    const stand = async () => [await owners(), await Promise.all(domains.map(statusOf))];
    const before = await stand();

    expect(await operate(operation)).toMatchObject({
      code: 422,
      name: 'value is required; send an empty one to clear.',
    });
    expect(await stand()).toEqual(before);
    const cleared = await operate(operation, '');
    expect((await stand())[operation === 'set_owner' ? 0 : 1]).toEqual(
      operation === 'set_owner' ? [[], [], []] : [null, null, null],
    );
    await restore(cleared.before);
  },
);
