import { describe, expect, it } from 'vitest';
import { testApp } from '#orion/server/testing/test-app.ts';

const appConfigOf = async (env: Record<string, string>, email_address = 'ann@firm.example') => {
  const { call, signIn, db } = await testApp({ env });
  const { headers } = await signIn({
    email_address,
    full_name: 'Ann Lee',
    first_name: 'Ann',
    role: 'ASSOCIATE',
  });
  const ask = async () => (await call('GET', '/api/v1/app-config', { headers })).json();
  return { ask, db };
};

describe('GET /app-config', () => {
  // OPS-007, AUTH-039
  it('tells who is signed in, the release and the environment', async () => {
    const { ask } = await appConfigOf({
      CHAT_ASSISTANT_URL: 'https://chat.example',
      CLIPBOARD_MAX_CHARS: '500',
    });

    expect(await ask()).toEqual({
      user: {
        full_name: 'Ann Lee',
        first_name: 'Ann',
        email_address: 'ann@firm.example',
        role: 'ASSOCIATE',
        time_zone: null,
      },
      gates: { 'orion-fathom-tab': true },
      digest_allowed: false,
      administrator: false,
      chat_assistant_url: 'https://chat.example',
      clipboard_max_chars: 500,
      reference_contact_workboard_id: 1,
      map_search_url: 'https://www.openstreetmap.org/search?query=',
      release: 'v182',
      environment: 'local',
      error_reporting_dsn: null,
      analytics: true,
    });
  });

  // AUTH-034
  it('allows digests to the listed staff only, however their address is written', async () => {
    const env = { DIGEST_STAFF_EMAILS: 'ANN@firm.example, bob@firm.example' };

    expect(await (await appConfigOf(env, 'Ann@Firm.example')).ask()).toMatchObject({ digest_allowed: true });
    expect(await (await appConfigOf(env, 'ann@other.example')).ask()).toMatchObject({
      digest_allowed: false,
    });
  });

  // AUTH-035
  it('says whether a gate is on: by its setting, or as stored', async () => {
    const { ask, db } = await appConfigOf({ ORION_FATHOM_TAB: 'off' });

    expect(await ask()).toMatchObject({ gates: { 'orion-fathom-tab': false } });
    await db.insertInto('feature_gate').values({ name: 'orion-fathom-tab', enabled: true }).execute();

    expect(await ask()).toMatchObject({ gates: { 'orion-fathom-tab': true } });
  });

  // OPS-003
  it.each([
    ['production', 'https://orion.firm.example', true],
    ['staging', 'https://orion.firm.example', true],
    ['development', 'https://orion.firm.example', false],
    ['local', 'http://127.0.0.1:3000', false],
    ['production', 'http://127.0.0.1:3000', false],
  ])('reports faults in %s at %s: %s', async (APP_ENV, ORION_ORIGIN, reported) => {
    const dsn = 'https://key@errors.example/1';
    const { call, signIn } = await testApp({ env: { APP_ENV, ORION_ORIGIN, ERROR_REPORTING_DSN: dsn } });
    const { headers } = await signIn();

    const answer = await call('GET', '/api/v1/app-config', {
      headers: { ...headers, host: new URL(ORION_ORIGIN).host },
    });

    expect(answer.json()).toMatchObject({ environment: APP_ENV, error_reporting_dsn: reported ? dsn : null });
  });

  it('is for people who signed in', async () => {
    const { call } = await testApp();

    expect((await call('GET', '/api/v1/app-config')).statusCode).toBe(401);
  });
});

// OPS-009
describe('POST /analytics-events', () => {
  const event = { name: 'User Logout', properties: { screen: '/explore' } };

  it('counts what happened, with the person when one is signed in', async () => {
    const { call, signIn, db, clock } = await testApp();
    const { headers, user_id } = await signIn();

    const signedIn = await call('POST', '/api/v1/analytics-events', { headers, payload: event });
    const stranger = await call('POST', '/api/v1/analytics-events', { payload: { name: 'Screen Viewed' } });

    expect([signedIn.statusCode, stranger.statusCode]).toEqual([202, 202]);
    expect(signedIn.json()).toEqual({ status: 'success' });
    expect(await db.selectFrom('analytics_event').selectAll().orderBy('event_id').execute()).toMatchObject([
      { name: 'User Logout', user_id, properties: { screen: '/explore' }, at: clock.now().toISOString() },
      { name: 'Screen Viewed', user_id: null, properties: {} },
    ]);
  });

  it('is limited for those nobody knows, and leaves no trace in the audit trail', async () => {
    const { call, db } = await testApp({ env: { RATE_WRITE: '3' } });

    const codes = [];
    for (let at = 0; at < 6; at += 1)
      codes.push((await call('POST', '/api/v1/analytics-events', { payload: event })).statusCode);

    expect(codes).toEqual([202, 202, 202, 429, 429, 429]);
    expect(await db.selectFrom('analytics_event').select('event_id').execute()).toHaveLength(3);
    expect(await db.selectFrom('audit_event').select('action').execute()).toEqual([]);
  });

  it('counts nothing when analytics are off', async () => {
    const { call, db } = await testApp({ env: { ANALYTICS: 'off' } });

    expect((await call('POST', '/api/v1/analytics-events', { payload: event })).statusCode).toBe(202);

    expect(await db.selectFrom('analytics_event').selectAll().execute()).toEqual([]);
  });

  it.each([{ name: 'Note Written' }, { name: 'User Login', text: 'what Ann wrote' }, {}])(
    'refuses %j',
    async (payload) => {
      const { call, db } = await testApp();

      expect((await call('POST', '/api/v1/analytics-events', { payload })).statusCode).toBe(422);

      expect(await db.selectFrom('analytics_event').selectAll().execute()).toEqual([]);
    },
  );
});
