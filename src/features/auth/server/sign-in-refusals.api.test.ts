import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aStaffMember } from '#server/testing/factories.ts';
import { type Browser } from './testing/browser.ts';
import {
  codeForm,
  type Returned,
  type RunningOrion,
  runningOrion,
  sessionCount,
  signInAs,
  visitProvider,
} from './testing/running-orion.ts';

const ANN = 'ann@firm.example';
let orion: RunningOrion;
let browser: Browser;

beforeAll(async () => {
  orion = await runningOrion();
  await aStaffMember(orion.db, { email_address: ANN });
});
beforeEach(() => {
  orion.clock.reset();
  browser = orion.browser();
});

const formOf = (returned: Returned) => codeForm({ ...orion, identity: orion.platform.identity }, returned);
const tokenWith = (fields: Record<string, string>, by = browser) => by.post('/auth/token', fields);
const attempts = () => orion.db.updateTable('sign_in_attempt');

/** Every flow is answered 400, in OAuth's shape and in ours, and leaves no session behind. */
const expectRefused = async (answer: Response, before: number) => {
  expect(answer.status).toBe(400);
  const message = expect.any(String);
  expect(await answer.json()).toEqual({
    error: 'invalid_grant',
    error_description: message,
    code: 400,
    name: 'invalid_grant',
    message,
  });
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect(await sessionCount(orion)).toBe(before);
};

// T7
describe('a sign-in is refused and makes no session', () => {
  const flows: [name: string, run: () => Promise<Response>][] = [
    [
      'when the state is missing',
      async () => {
        const { state: _missing, ...form } = formOf(await visitProvider(browser, ANN));
        return tokenWith(form);
      },
    ],
    [
      'when the state is not ours',
      async () =>
        tokenWith({ ...formOf(await visitProvider(browser, ANN)), state: 'AAAAAAAAAAAAAAAAAAAAAA' }),
    ],
    [
      'when the attempt is older than ten minutes',
      async () => {
        const returned = await visitProvider(browser, ANN);
        orion.clock.advance(601_000);
        return tokenWith(formOf(returned));
      },
    ],
    [
      'when another browser brings the state',
      async () => {
        const returned = await visitProvider(browser, ANN);
        const other = orion.browser();
        await other.ask('/auth/start');
        return tokenWith(formOf(returned), other);
      },
    ],
    [
      'when a browser without the pre-login cookie brings the state',
      async () => tokenWith(formOf(await visitProvider(browser, ANN)), orion.browser()),
    ],
    [
      'when the code is of another attempt',
      async () => {
        const mine = await visitProvider(browser, ANN);
        const theirs = await visitProvider(orion.browser(), ANN);
        return tokenWith(formOf({ ...mine, code: theirs.code }));
      },
    ],
    [
      'when the code is invented',
      async () => tokenWith(formOf({ ...(await visitProvider(browser, ANN)), code: 'x' })),
    ],
    [
      'when the nonce is not the one that was sent',
      async () => {
        const returned = await visitProvider(browser, ANN);
        await attempts().set({ nonce: 'another' }).execute();
        return tokenWith(formOf(returned));
      },
    ],
    [
      'when the verifier is not the one of the challenge',
      async () => {
        const returned = await visitProvider(browser, ANN);
        await attempts()
          .set({ verifier: orion.platform.secrets.seal('v'.repeat(43)) })
          .execute();
        return tokenWith(formOf(returned));
      },
    ],
    [
      'when the redirect address is another',
      async () =>
        tokenWith({
          ...formOf(await visitProvider(browser, ANN)),
          redirect_uri: 'https://evil.example/login',
        }),
    ],
    [
      'when the client is another',
      async () => tokenWith({ ...formOf(await visitProvider(browser, ANN)), client_id: 'another' }),
    ],
    [
      'when a client secret comes from the browser',
      async () => tokenWith({ ...formOf(await visitProvider(browser, ANN)), client_secret: 'guess' }),
    ],
    [
      'when the person cancelled',
      async () => {
        const returned = await visitProvider(browser);
        expect(returned).toMatchObject({ error: 'access_denied', code: '' });
        return tokenWith(formOf(returned));
      },
    ],
  ];

  it.each(flows)('%s', async (_name, run) => {
    const before = await sessionCount(orion);

    const answer = await run();

    await expectRefused(answer, before);
  });

  it('when the code and state are used a second time, and the first session stays', async () => {
    const returned = await visitProvider(browser, ANN);
    const first = await tokenWith(formOf(returned));
    const { id_token } = (await first.json()) as { id_token: string };
    const before = await sessionCount(orion);

    const second = await tokenWith(formOf(returned));

    await expectRefused(second, before);
    const reply = await browser.ask('/api/v1/app-config', {
      headers: { authorization: `Bearer ${id_token}` },
    });
    expect(reply.status).toBe(200);
  });

  it('when only one of two simultaneous uses of a code may win', async () => {
    const form = formOf(await visitProvider(browser, ANN));
    const before = await sessionCount(orion);

    const answers = await Promise.all(Array.from({ length: 5 }, () => tokenWith(form)));

    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400, 400, 400]);
    expect(await sessionCount(orion)).toBe(before + 1);
  });
});

// T26
it('notes a refused exchange in the audit trail', async () => {
  const returned = await visitProvider(browser, ANN);
  await tokenWith(formOf({ ...returned, code: 'x' }));

  const event = await orion.db
    .selectFrom('audit_event')
    .select(['action', 'detail', 'ip'])
    .orderBy('event_id', 'desc')
    .executeTakeFirst();

  expect(event).toEqual({
    action: 'auth.signInRefused',
    detail: { reason: 'invalid_grant' },
    ip: '127.0.0.1',
  });
});

it('leaves nothing readable of an attempt in the database', async () => {
  const start = await browser.ask('/auth/start');
  const { searchParams } = new URL(start.headers.get('location') ?? '');

  const rows = JSON.stringify(await orion.db.selectFrom('sign_in_attempt').selectAll().execute());

  for (const name of ['state', 'nonce', 'code_challenge']) expect(rows).not.toContain(searchParams.get(name));
  expect(rows).not.toContain(browser.cookie('orion_pre')?.value);
});

it('works again after all of this', async () => {
  await expect(signInAs(orion, ANN)).resolves.toBeDefined();
});
