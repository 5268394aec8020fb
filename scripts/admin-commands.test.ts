import { userInfo } from 'node:os';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Signed, type TestApp, testApp } from '#orion/server/testing/test-app.ts';
import { adminCommands } from './admin-commands.ts';
import { runCommand } from './testing/run-command.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});

const admin = (...words: string[]) => runCommand(server, adminCommands, words);
const staff = (email: string) =>
  server.db.selectFrom('staff').selectAll().where('email_address', '=', email).executeTakeFirst();
const statusFor = async ({ headers }: Pick<Signed, 'headers'>) =>
  (await server.call('GET', '/api/v1/app-config', { headers })).statusCode;
const makeToken = ({ headers }: Pick<Signed, 'headers'>) =>
  server.call('POST', '/api/v1/api-tokens', { headers, payload: { name: 'Laptop' } });

describe('npm run admin', () => {
  // AUTH-036, AUTH-039
  it('lists people, gives them roles and says so', async () => {
    await admin('user', 'add', 'Nora@firm.example', '--name', 'Nora Hire', '--role', 'partner');
    await admin('user', 'add', 'otto@firm.example', '--name', 'Otto');

    expect(await staff('nora@firm.example')).toMatchObject({
      first_name: 'Nora',
      role: 'PARTNER',
      active: true,
    });
    expect(await admin('user', 'role', 'nora@firm.example', 'INVESTOR')).toBe(
      'Nora@firm.example is INVESTOR.',
    );
    expect(await admin('user', 'role', 'nora@firm.example', 'none')).toBe('Nora@firm.example has no role.');
    expect(await admin('user', 'list')).toMatch(
      /otto@firm\.example\s+Otto\s+-\s+-\s+active\s+not signed in yet/,
    );
  });

  it('ends the sessions of whom it deactivates or unbinds', async () => {
    const [leaver, mover] = [await server.signIn(), await server.signIn()];
    expect([await statusFor(leaver), await statusFor(mover)]).toEqual([200, 200]);

    await admin('user', 'deactivate', leaver.email);
    await admin('user', 'unbind', mover.email);

    expect([await statusFor(leaver), await statusFor(mover)]).toEqual([403, 401]);
    expect(await staff(mover.email)).toMatchObject({ issuer: null, subject: null });
    await admin('user', 'activate', leaver.email);
    expect(await staff(leaver.email)).toMatchObject({ active: true });
  });

  // API-010
  it('makes administrators, takes the flag back, and never leaves nobody in charge', async () => {
    const [ann, bob] = [await server.signIn(), await server.signIn()];
    const isOne = async ({ headers }: Signed) =>
      (await server.call('GET', '/api/v1/app-config', { headers })).json().administrator;
    expect([await isOne(ann), await isOne(bob)]).toEqual([false, false]);

    expect(await admin('user', 'admin', ann.email)).toBe(`${ann.email} is an administrator.`);
    expect([await isOne(ann), await isOne(bob)]).toEqual([true, false]);
    expect(await admin('user', 'admin', 'remove', bob.email)).toBe(`${bob.email} is no administrator.`);
    const last = `${ann.email} is the only administrator. Make someone else an administrator first.`;
    await expect(admin('user', 'admin', 'remove', ann.email)).rejects.toThrow(last);
    await expect(admin('user', 'deactivate', ann.email)).rejects.toThrow(last);

    await admin('user', 'admin', bob.email);
    const both = [ann, bob].map(({ email }) => admin('user', 'admin', 'remove', email));
    const outcomes = await Promise.allSettled(both);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect([await isOne(ann), await isOne(bob)].filter(Boolean)).toHaveLength(1);
  });

  it('an administrator by ORION_ADMIN_EMAILS stays one, and the command says so', async () => {
    const named = await server.signIn();
    const config = { ...server.config, ORION_ADMIN_EMAILS: [named.email] };

    expect(
      await runCommand(server, adminCommands, ['user', 'admin', 'remove', named.email], { config }),
    ).toBe(`${named.email} is still an administrator: ORION_ADMIN_EMAILS names them.`);
  });

  // AUTH-031, API-010
  it('a lost laptop: nothing of that person works any more, also after they are back', async () => {
    const { user_id, email, headers } = await server.signIn({ email_address: 'lost@firm.example' });
    const bystander = await server.signIn();
    const made = await makeToken({ headers });
    const stolen = [{ headers }, { headers: { authorization: `Bearer ${made.json().secret}`, cookie: '' } }];
    const tried = async () => Promise.all(stolen.map(statusFor));
    expect(await tried()).toEqual([200, 200]);
    expect(await admin('session', 'list', '--user', email)).toMatch(
      /lost@firm\.example .* since .* last used/,
    );
    expect(await admin('token', 'list', '--user', email)).toMatch(/lost@firm\.example +Laptop +.*ends 20/);

    expect(await admin('user', 'deactivate', email)).toBe(
      `${email} may not sign in any more; 1 session and 1 API token ended for good.`,
    );

    expect(await tried()).toEqual([403, 401]);
    expect(await admin('session', 'list', '--user', email)).toBe('There are no sessions.');
    expect(await admin('token', 'list', '--user', email)).toBe('There are no API tokens.');
    await admin('user', 'activate', email);
    expect(await tried()).toEqual([401, 401]);
    expect(await statusFor(bystander)).toBe(200);
    const trail = await server.db
      .selectFrom('audit_event')
      .select(['action', 'detail'])
      .where('object_type', '=', 'staff')
      .where('object_id', '=', String(user_id))
      .orderBy('event_id')
      .execute();
    const by = { os_user: userInfo().username };
    expect(trail).toMatchObject([
      { action: 'staff.deactivate', detail: { sessions: 1, tokens: 1, ...by } },
      { action: 'staff.activate', detail: { sessions: 0, tokens: 0, ...by } },
    ]);
  });

  it('a session that a sign-in left beside the deactivation does not come back to life', async () => {
    const late = await server.signIn();
    await server.db.updateTable('staff').set({ active: false }).where('user_id', '=', late.user_id).execute();

    await admin('user', 'activate', late.email);

    expect(await statusFor(late)).toBe(401);
  });

  it('ends one session or token by its id, or all of a person', async () => {
    const one = await server.signIn();
    const other = await server.signIn();
    const idOf = async (what: string, who: Signed) =>
      (await admin(what, 'list', '--user', who.email)).split(' ')[0] ?? '';
    await Promise.all([makeToken(one), makeToken(other)]);

    expect(await admin('session', 'end', await idOf('session', one))).toBe('The session is over.');
    expect([await statusFor(one), await statusFor(other)]).toEqual([401, 200]);
    expect(await admin('token', 'end', await idOf('token', one))).toBe('The token is over.');
    expect(await admin('token', 'list')).not.toContain(one.email);
    expect(await admin('session', 'end', other.email)).toBe(`1 session of ${other.email} is over.`);
    expect(await admin('token', 'end', other.email)).toBe(`1 token of ${other.email} is over.`);
    expect(await admin('token', 'end', other.email)).toBe(`${other.email} has no tokens to end.`);
    await expect(admin('session', 'end', '00000000-0000-4000-8000-000000000000')).rejects.toThrow(
      'No session 00000000-0000-4000-8000-000000000000 is alive.',
    );
    await expect(admin('token', 'end', 'x')).rejects.toThrow(
      '"x" is neither the id of a token nor an e-mail address.',
    );
  });

  // AUTH-035
  it('opens and closes a gate', async () => {
    expect(await admin('gate', 'orion-fathom-tab', 'off')).toBe('orion-fathom-tab is off.');
    expect(await server.platform.gates.isOn('orion-fathom-tab')).toBe(false);
    await admin('gate', 'orion-fathom-tab', 'on');
    expect(await server.platform.gates.isOn('orion-fathom-tab')).toBe(true);
  });

  // T26
  it('leaves one audit event for each change', async () => {
    const count = async () =>
      (
        await server.db
          .selectFrom('audit_event')
          .orderBy('event_id')
          .select('event_id')
          .where('via', '=', 'command')
          .execute()
      ).length;
    const before = await count();

    await admin('user', 'add', 'audited@firm.example', '--name', 'Ada');
    await admin('user', 'unbind', 'audited@firm.example');
    await admin('user', 'list');

    expect(await count()).toBe(before + 2);
  });

  it.each([
    [[], 'No such command.'],
    [['user', 'remove', 'x'], 'No such command.'],
    [['user', 'add'], 'EMAIL is missing.'],
    [['user', 'add', 'nobody', '--name', 'X'], '"nobody" is not an e-mail address.'],
    [['user', 'add', 'a@firm.example'], '--name "Full Name" is missing.'],
    [['user', 'add', 'a@firm.example', '--name', 'Ann\nLee'], '--name must be a single line'],
    [['user', 'add', 'a@firm.example', '--nmae', 'X'], "Unknown option '--nmae'"],
    [
      ['user', 'role', 'a@firm.example', 'BOSS'],
      '"BOSS" is not a role: PARTNER, PRINCIPAL, ASSOCIATE, INVESTOR or none.',
    ],
    [['user', 'list', 'all'], '"all" is one word too many.'],
    [['user', 'activate', 'stranger@firm.example'], 'stranger@firm.example is not listed.'],
    [['gate', 'another', 'on'], '"another" is not a gate.'],
    [['gate', 'orion-fathom-tab', 'maybe'], '"maybe" is neither on nor off.'],
  ])('answers %j with what is wrong', async (words, problem) => {
    await expect(admin(...words)).rejects.toThrow(problem);
  });
});

describe('npm run admin -- audit', () => {
  it('prints the trail, narrowed, and says when there is nothing', async () => {
    await admin('user', 'add', 'trail@firm.example', '--name', 'Trail');

    const printed = await admin('audit', '--action', 'staff.add', '--limit', '1');

    expect(printed).toMatch(/^\S+Z {2}.+ {2}Add \(staff\.add\) {2}Staff \d+ {2}Role: none\b.* {2}Command$/);
    expect(await admin('audit', '--person', 'trail@firm.example')).toBe('No entries.');
    await expect(admin('audit', '--since', 'yesterday')).rejects.toThrow('--since must be a day');
    await expect(admin('audit', '--until', '2026-02-30')).rejects.toThrow('--until must be a day');
    await expect(admin('audit', '--limit', '0')).rejects.toThrow('--limit must be');
    await expect(admin('audit', '--action', '')).rejects.toThrow('--action must not be empty.');
    await expect(admin('audit', '--since', '2026-02-02', '--until', '2026-02-01')).rejects.toThrow(
      '--until must be a day after --since.',
    );
  });

  it('tells the version of the data', async () => {
    expect(await admin('version')).toMatch(/^\d{4}_/);
  });
});
