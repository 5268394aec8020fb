import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type SimulatedProvider, simulatedProvider } from '#connectors/openid/testing/simulated-provider.ts';
import { aStaffMember } from '#server/testing/factories.ts';
import {
  codeForm,
  type RunningOrion,
  runningOrion,
  signInAs,
  visitProvider,
} from './testing/running-orion.ts';

let provider: SimulatedProvider;
let orion: RunningOrion;

beforeAll(async () => {
  provider = await simulatedProvider();
  orion = await runningOrion({ provider, env: { ALLOWED_EMAIL_DOMAINS: 'invited.example' } });
});
beforeEach(() => {
  orion.clock.reset();
  provider.state.now = () => orion.clock.now().getTime();
  provider.state.lies = {};
});

const become = (sub: string, email: string, more: object = {}) => {
  provider.state.person = { sub, email, email_verified: true, ...more };
};
const tryToSignIn = async () => {
  const browser = orion.browser();
  const form = codeForm({ ...orion, identity: orion.platform.identity }, await visitProvider(browser));
  return browser.post('/auth/token', form);
};
const staffWith = (email: string) =>
  orion.db.selectFrom('staff').selectAll().where('email_address', '=', email).executeTakeFirst();
const NOT_INVITED = { code: 403, name: 'NotInvited', message: 'Ask an administrator for access.' };

// T8
describe('who may sign in', () => {
  it('is not a stranger: 403, no record, one audit event', async () => {
    become('stranger', 'outsider@gmail.example');

    const answer = await tryToSignIn();

    expect(await answer.json()).toMatchObject(NOT_INVITED);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await staffWith('outsider@gmail.example')).toBeUndefined();
    const events = await orion.db
      .selectFrom('audit_event')
      .orderBy('event_id')
      .select(['action', 'detail'])
      .where('email_address', '=', 'outsider@gmail.example')
      .execute();
    expect(events).toEqual([{ action: 'auth.signInRefused', detail: { reason: 'not listed' } }]);
  });

  it('is nobody whose token alone is presented', async () => {
    become('stranger', 'outsider@gmail.example');
    const authorization = `Bearer ${await provider.idToken()}`;

    const answer = await fetch(`${orion.origin}/api/v1/app-config`, { headers: { authorization } });

    expect(await answer.json()).toEqual(NOT_INVITED);
    expect(await staffWith('outsider@gmail.example')).toBeUndefined();
  });

  // AUTH-039
  it('is a listed person, bound at the first sign-in to issuer and subject', async () => {
    await aStaffMember(orion.db, { email_address: 'Listed@firm.example' });
    become('subject-7', 'listed@FIRM.example');

    await signInAs(orion);

    expect(await staffWith('listed@firm.example')).toMatchObject({
      email_address: 'Listed@firm.example',
      issuer: provider.issuer,
      subject: 'subject-7',
    });
  });

  it('is not another identity with the same address, until an administrator unbinds it', async () => {
    await aStaffMember(orion.db, { email_address: 'moved@firm.example' });
    become('first-subject', 'moved@firm.example');
    await signInAs(orion);
    become('second-subject', 'moved@firm.example');

    expect((await tryToSignIn()).status).toBe(403);

    await orion.db
      .updateTable('staff')
      .set({ issuer: null, subject: null })
      .where('email_address', '=', 'moved@firm.example')
      .execute();
    expect((await tryToSignIn()).status).toBe(200);
  });

  it('is the bound identity still, when the provider gives its address another name', async () => {
    await aStaffMember(orion.db, { email_address: 'old-name@firm.example' });
    become('renamed', 'old-name@firm.example');
    await signInAs(orion);
    become('renamed', 'new-name@firm.example');

    const { browser, tokens } = await signInAs(orion);

    const headers = { authorization: `Bearer ${tokens.access_token}` };
    const info = await browser.ask('/auth/user-info', { headers });
    expect(await info.json()).toEqual({ email: 'old-name@firm.example' });
    expect(await staffWith('new-name@firm.example')).toBeUndefined();
  });

  // AUTH-036, AUTH-038
  it('is anybody of an invited domain, listed from then on without a role', async () => {
    become('new-hire', 'New.Hire@invited.example', { name: ' Nora\n Hire' });

    await signInAs(orion);

    expect(await staffWith('new.hire@invited.example')).toMatchObject({
      full_name: 'Nora Hire',
      first_name: 'Nora',
      role: null,
      active: true,
    });
  });

  it.each([
    ['a domain that only ends like an invited one', 'x@evil-invited.example', {}],
    ['a domain below an invited one', 'x@sub.invited.example', {}],
    ['an address with a second @', 'x@evil.example@invited.example', {}],
    ['an address the provider has not verified', 'y@invited.example', { email_verified: false }],
    ['an address nobody says is verified', 'z@invited.example', { email_verified: undefined }],
    ['no address', undefined, {}],
  ])('is nobody with %s', async (_name, email, more) => {
    provider.state.person = { sub: `odd-${email}`, email_verified: true, ...(email && { email }), ...more };
    const before = await orion.db.selectFrom('staff').select('user_id').execute();

    const answer = await tryToSignIn();

    expect(await answer.json()).toMatchObject(NOT_INVITED);
    expect(await orion.db.selectFrom('staff').select('user_id').execute()).toHaveLength(before.length);
  });

  it('is not somebody who was deactivated, at once and without a logout', async () => {
    const { user_id } = await aStaffMember(orion.db, { email_address: 'leaver@firm.example' });
    become('leaver', 'leaver@firm.example');
    const { browser, headers, tokens } = await signInAs(orion);

    await orion.db.updateTable('staff').set({ active: false }).where('user_id', '=', user_id).execute();

    const call = await browser.ask('/api/v1/app-config', { headers });
    const refresh = await browser.post('/auth/token', {
      grant_type: 'refresh_token',
      refresh_token: tokens.refresh_token,
      client_id: 'orion-test',
    });
    expect(await call.json()).toEqual(NOT_INVITED);
    expect(await refresh.json()).toMatchObject({ code: 400, error: 'invalid_grant' });
    expect((await tryToSignIn()).status).toBe(403);
  });
});

// T7
it.each([
  ['another issuer', { iss: 'https://evil.example' }],
  ['another audience', { aud: 'another-client' }],
  ['another nonce', { nonce: 'AAAAAAAAAAAAAAAAAAAAAA' }],
  ['no nonce', { nonce: undefined }],
])('refuses an id token from the token endpoint with %s', async (_name, lies) => {
  become('new-hire', 'new.hire@invited.example');
  provider.state.lies = lies;

  const answer = await tryToSignIn();

  expect(await answer.json()).toMatchObject({ code: 400, error: 'invalid_grant' });
});

// T7
it('refuses an attempt that is older than ten minutes, though the provider would still take the code', async () => {
  become('new-hire', 'new.hire@invited.example');
  const browser = orion.browser();
  const form = codeForm({ ...orion, identity: orion.platform.identity }, await visitProvider(browser));

  orion.clock.advance(601_000);

  expect((await browser.post('/auth/token', form)).status).toBe(400);
});
