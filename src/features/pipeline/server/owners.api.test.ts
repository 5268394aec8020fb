import { expect, it } from 'vitest';
import { aStaffMember } from '#server/testing/factories.ts';
import { aPipeline } from './testing/a-pipeline.ts';

const desk = await aPipeline();
const { server, ann, ben, added, own, ownersOf, found, read } = desk;
const cara = await aStaffMember(server.db, {
  full_name: 'Cara Diaz',
  email_address: 'cara.diaz@firm.example',
});
await aStaffMember(server.db, { full_name: 'Sam Hill', email_address: 'sam.hill@firm.example' });
await aStaffMember(server.db, { full_name: 'Sam Hill', email_address: 'sam.hill2@firm.example' });
await aStaffMember(server.db, { full_name: 'No Role', email_address: 'no.role@firm.example', role: null });

// PIPE-001, PIPE-015, API-052
it('makes those named the owners, by full name, server value or address, and keeps who did it', async () => {
  await added('owned.example');

  const reply = await own('owned.example', ['Ann Lee', 'cara', 'BEN OKORO']);

  expect(reply.json()).toEqual({
    status: 'success',
    data: {
      domain: 'owned.example',
      tp_owners: [
        { full_name: 'Ann Lee', email_address: ann.email },
        { full_name: 'Cara Diaz', email_address: cara.email_address },
        { full_name: 'Ben Okoro', email_address: ben.email },
      ],
      version: 1,
    },
  });
  await own('owned.example', [cara.email_address], ben);
  expect(await ownersOf('owned.example')).toEqual(['Cara Diaz']);
  const { results } = await read<{ results: object[] }>('/tp-owner-history?domain=owned.example');
  expect(results.slice(0, 2)).toEqual([
    expect.objectContaining({
      owner: expect.objectContaining({ full_name: 'Ben Okoro' }),
      change: 'removed',
      changed_by: 'Ben Okoro',
    }),
    expect.objectContaining({
      owner: expect.objectContaining({ full_name: 'Ann Lee' }),
      change: 'removed',
      changed_by: 'Ben Okoro',
    }),
  ]);
});

it('clears all owners with an empty list', async () => {
  await added('cleared.example');
  await own('cleared.example', ['Ann Lee']);

  expect((await own('cleared.example', [])).json().data).toMatchObject({ tp_owners: [], version: 2 });
  expect(await ownersOf('cleared.example')).toEqual([]);
});

// API-024
it('answers who owns a company under both spellings of the path', async () => {
  await added('spelled.example', {});
  await own('spelled.example', ['Ann Lee']);
  const answer = {
    data: {
      domain: 'spelled.example',
      tp_owners: [{ full_name: 'Ann Lee', email_address: ann.email }],
      version: 1,
      affinity_id: null,
    },
  };

  expect(await read('/Tp-owner?domain=spelled.example')).toEqual(answer);
  expect(await read('/tp-owner?domain=spelled.example')).toEqual(answer);
});

it.each([
  ['nobody known', 'Nobody', '"Nobody" can’t own a company.'],
  ['somebody without a role', 'No Role', '"No Role" can’t own a company.'],
  [
    'a name that two people have',
    'Sam Hill',
    '"Sam Hill" may be Sam Hill (sam.hill@firm.example) or Sam Hill (sam.hill2@firm.example). Use the e-mail address.',
  ],
])('refuses %s and changes nothing', async (_what, scoper, sentence) => {
  await added('refused.example');
  await own('refused.example', ['Ann Lee']);

  const reply = await own('refused.example', ['Ben Okoro', scoper]);

  expect(reply.json()).toMatchObject({ code: 422, name: sentence });
  expect(await ownersOf('refused.example')).toEqual(['Ann Lee']);
});

it('lets an owner stay who has left the firm, and takes on nobody who has', async () => {
  await added('left.example');
  const dan = await aStaffMember(server.db, { full_name: 'Dan Left', email_address: 'dan@firm.example' });
  await own('left.example', ['Dan Left']);
  await server.db.updateTable('staff').set({ active: false }).where('user_id', '=', dan.user_id).execute();

  expect((await own('left.example', ['Dan Left', 'Ann Lee'])).statusCode).toBe(200);
  await own('left.example', ['Ann Lee']);
  expect((await own('left.example', ['Ann Lee', 'Dan Left'])).statusCode).toBe(422);
});

it('refuses who read an older version, telling how it stands, so that both who add themselves can stay', async () => {
  await added('both.example');
  expect((await own('both.example', ['Ann Lee'], ann, 0)).json().data.version).toBe(1);

  const late = await own('both.example', ['Ben Okoro'], ben, 0);

  expect(late.statusCode).toBe(409);
  const { current } = late.json();
  expect(current).toMatchObject({ tp_owners: [{ full_name: 'Ann Lee' }], version: 1 });
  await own('both.example', ['Ann Lee', 'Ben Okoro'], ben, current.version);
  expect(await ownersOf('both.example')).toEqual(['Ann Lee', 'Ben Okoro']);
});

it('is seen by the filters of Explore at once', async () => {
  await added('seen.example');
  const mine = `tp_owner_email=${ann.email}&search_text=seen`;
  expect(await found(`tp_owner_email=${ann.email}`)).not.toContain('seen.example');

  await own('seen.example', ['Ann Lee']);
  expect(await found(`tp_owner_email=${ann.email}`), mine).toContain('seen.example');
  expect(await found('tp_owner_not_tagged=true')).not.toContain('seen.example');

  await own('seen.example', []);
  expect(await found('tp_owner_not_tagged=true')).toContain('seen.example');
});

it('keeps the id of the relationship system outside where none is known', async () => {
  await added('outside.example');
  const say = (affinity_id: string | number) =>
    desk.send('POST', '/add-tp-owner', { domain: 'outside.example', scopers: [], affinity_id });

  await say(4711);
  await say('other');

  expect((await desk.stored('outside.example')).external_id).toBe('4711');
});
