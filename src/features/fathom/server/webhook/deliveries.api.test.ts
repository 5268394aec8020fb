import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { fathom } from '#connectors/fathom/fathom.ts';
import { deliveryOf, type FathomMeeting } from '#connectors/fathom/simulator/fathom-simulator.ts';
import { type Signed, type TestApp, testApp } from '#orion/server/testing/test-app.ts';
import { withoutProviders } from '#server/capabilities/capabilities.ts';
import type { InlineJobs } from '#server/testing/inline-jobs.ts';
import { aWireMeeting } from '../testing/told-meeting.ts';

const secret = `whsec_${Buffer.alloc(24, 1).toString('base64')}`;
const capabilities = {
  ...withoutProviders(),
  meetings: { name: 'Fathom', provider: fathom({ url: 'http://127.0.0.1:9' }) },
};
const STATES = 5;
const MEETINGS = process.env.ORION_TEST_LONG ? 140 : 42;
let server: TestApp;
let ann: Signed;

const open = (env: Record<string, string>) =>
  testApp({ env: { ALLOWED_EMAIL_DOMAINS: 'firm.example', ...env }, platform: { capabilities } });
const send = (request: { headers: object; payload: Buffer | string }, to = server) =>
  to.call('POST', '/api/v1/fathom-webhook', request as never);
const deliver = (id: string, meeting: object, at = server.clock.now()) =>
  send(deliveryOf(secret, id, at, meeting));
const work = () => (server.platform.jobs as InlineJobs).runQueued();
const list = async () =>
  (await server.call('GET', '/api/v1/fathom-ai-summaries', { headers: ann.headers })).json();
const counts = async () => {
  const { rows } = await sql`select (select count(*) from fathom_meeting) as meetings,
    (select count(*) from meeting_delivery) as deliveries, (select count(*) from audit_event) as events`.execute(
    server.db,
  );
  return rows[0];
};

beforeAll(async () => {
  server = await open({
    FATHOM_WEBHOOK_SECRET: `whsec_${Buffer.alloc(24, 2).toString('base64')}, ${secret}`,
  });
  ann = await server.signIn({ email_address: 'ann@firm.example', full_name: 'Ann Lee' });
});

// FATH-074
describe('a delivery', () => {
  it('is acknowledged at once, and its meeting is there when it was taken in', async () => {
    const meeting = aWireMeeting({ meeting_title: 'Acme, pricing' });

    const answer = await deliver('msg_1', meeting);

    expect([answer.statusCode, answer.json()]).toEqual([202, { status: 'accepted' }]);
    await work();
    expect((await list()).results[0]).toMatchObject({
      fathom_id: meeting.recording_id,
      meeting_title: 'Acme, pricing',
      meeting_start_time: '2026-11-01T10:00:00.000Z',
      scoper: 'ann@firm.example',
      attendee_count: 1,
      company_count: 1,
      processed_by_orion: false,
    });
    expect(await server.db.selectFrom('meeting_delivery').select('body').execute()).toEqual([{ body: null }]);
  });

  it('that comes again is acknowledged and changes nothing', async () => {
    await deliver('msg_again', aWireMeeting());
    await work();
    const before = await counts();

    const answer = await deliver('msg_again', aWireMeeting());

    expect(answer.statusCode).toBe(202);
    await work();
    expect(await counts()).toEqual(before);
  });

  const minutes = (n: number) => new Date(server.clock.now().getTime() + n * 60_000);
  it.each<[string, () => { headers: object; payload: Buffer | string }]>([
    ['late', () => deliveryOf(secret, 'msg_late', minutes(-6), aWireMeeting())],
    ['early', () => deliveryOf(secret, 'msg_early', minutes(6), aWireMeeting())],
    [
      'forged',
      () =>
        deliveryOf(
          `whsec_${Buffer.alloc(24, 9).toString('base64')}`,
          'msg_forged',
          server.clock.now(),
          aWireMeeting(),
        ),
    ],
    [
      'changed on its way',
      () => {
        const { headers, payload } = deliveryOf(secret, 'msg_x', server.clock.now(), aWireMeeting());
        return { headers, payload: payload.toString().replace('Meeting', 'meeting') };
      },
    ],
    [
      'not signed',
      () => ({ headers: { 'content-type': 'application/json' }, payload: JSON.stringify(aWireMeeting()) }),
    ],
    ['of an endless id', () => deliveryOf(secret, 'm'.repeat(201), server.clock.now(), aWireMeeting())],
  ])('that is %s is refused in the error shape, and nothing changed', async (_how, request) => {
    const before = await counts();

    const answer = await send(request());

    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({ code: 401, name: 'BadSignature', message: expect.any(String) });
    expect(await counts()).toEqual(before);
  });

  it('larger than 5 MB is refused', async () => {
    const before = await counts();

    const answer = await deliver('msg_huge', aWireMeeting({ transcript: 'x'.repeat(5 * 1024 * 1024) }));

    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject({ code: 413, name: 'TooLarge' });
    expect(await counts()).toEqual(before);
  });

  it.each([
    ['no JSON', '{'],
    ['no meeting', '{"hello":1}'],
    ['no meeting at all', 'null'],
  ])('that is signed but %s is refused, and nothing changed', async (_what, text) => {
    const before = await counts();
    const { headers, payload } = deliveryOf(secret, 'msg_odd', server.clock.now(), JSON.parse('{}'));
    const { timestamp, id } = { timestamp: headers['webhook-timestamp'], id: headers['webhook-id'] };
    const { signDelivery } = await import('#server/http/webhook-signature.ts');
    const body = Buffer.from(text);
    const signature = `v1,${signDelivery({ id, timestamp, body }, secret).toString('base64')}`;

    const answer = await send({ headers: { ...headers, 'webhook-signature': signature }, payload: body });

    expect(payload).not.toEqual(body);
    expect(answer.statusCode).toBe(422);
    expect(await counts()).toEqual(before);
  });

  it('finds the address closed while no secret is set, and gone while the tab is off', async () => {
    const closed = await open({});
    const off = await open({ FATHOM_WEBHOOK_SECRET: secret, ORION_FATHOM_TAB: 'off' });

    expect(
      (await send(deliveryOf(secret, 'm1', closed.clock.now(), aWireMeeting()), closed)).statusCode,
    ).toBe(401);
    expect((await send(deliveryOf(secret, 'm1', off.clock.now(), aWireMeeting()), off)).statusCode).toBe(404);
  });
});

describe('hundreds of deliveries in any order, a third of them repeated', () => {
  it('leave each meeting once, in its last state', async () => {
    const start = server.clock.now().getTime() - 290_000;
    const random = randomOf(20_261_116);
    const last = new Map<number, FathomMeeting>();
    const all = Array.from({ length: STATES * MEETINGS }, (_, at) => {
      const meeting = aWireMeeting({
        recording_id: 800_000 + (at % MEETINGS),
        meeting_title: `State ${at}`,
        default_summary: at % 5 === 4 ? null : { markdown_formatted: `# Number ${at}` },
        guests: [`guest${at}@acme.example`, 'mira@acme.example'],
      });
      last.set(meeting.recording_id, meeting);
      return { id: `msg_many_${at}`, meeting, at: new Date(start + Math.floor(at / MEETINGS) * 50_000) };
    });
    const repeats = all.filter((_, at) => at % 7 < 3);
    const sent = [...all, ...repeats].sort(() => random() - 0.5);
    expect(sent).toHaveLength((STATES * MEETINGS * 10) / 7);

    for (const { id, meeting, at } of sent) {
      expect((await deliver(id, meeting, at)).statusCode).toBe(202);
      if (random() < 0.2) await work();
    }
    await work();

    const kept = await server.db
      .selectFrom('fathom_meeting')
      .select(['fathom_id', 'meeting_title', 'attendee_count'])
      .where('fathom_id', '>=', 800_000)
      .where('fathom_id', '<', 900_000)
      .orderBy('fathom_id')
      .execute();
    expect(kept).toEqual(
      [...last.values()].map(({ recording_id, meeting_title }) => ({
        fathom_id: recording_id,
        meeting_title,
        attendee_count: 2,
      })),
    );
  });
});

/** The same order every time (mulberry32). */
function randomOf(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
