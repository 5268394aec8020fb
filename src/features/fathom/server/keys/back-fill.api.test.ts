import { afterAll, expect, it } from 'vitest';
import { fathom } from '#connectors/fathom/fathom.ts';
import { simulateFathom } from '#connectors/fathom/simulator/fathom-simulator.ts';
import { inventMeetings } from '#connectors/fathom/simulator/invented-meetings.ts';
import { testApp } from '#orion/server/testing/test-app.ts';
import { withoutProviders } from '#server/capabilities/capabilities.ts';
import { fetchMeetings } from './fetch-meetings.ts';
import { addFirmKey } from './keys.queries.ts';

const COUNT = 1000;

it('fetches everything although it is ended twice: none is missing, none twice', {
  timeout: 600_000,
}, async () => {
  const meetings = inventMeetings({
    count: COUNT,
    recorder: 'ann@firm.example',
    domains: ['acme.example', 'corvaline.example', 'stranger.example'],
    newest: new Date('2026-11-01T10:00:00Z'),
  });
  const simulator = await simulateFathom({ keys: { firm: meetings }, limit: 100 });
  afterAll(() => simulator.close());
  const source = fathom({ url: simulator.url });
  let stop = new AbortController();
  let left = 0;
  const provider = {
    ...source,
    pageOf: async (...asked: Parameters<typeof source.pageOf>) => {
      left -= 1;
      if (left === 0) stop.abort();
      return source.pageOf(...asked);
    },
  };
  const { platform, db, clock } = await testApp({
    env: { ALLOWED_EMAIL_DOMAINS: 'firm.example', FATHOM_API_KEY: 'firm' },
    platform: { capabilities: { ...withoutProviders(), meetings: { name: 'Fathom', provider } } },
  });
  await addFirmKey(db, clock.now().toISOString()).execute();
  const { key_id } = await db.selectFrom('meeting_key').select('key_id').executeTakeFirstOrThrow();

  for (const pages of [COUNT / 400, COUNT / 400, Number.POSITIVE_INFINITY]) {
    stop = new AbortController();
    left = pages;
    await fetchMeetings(platform, key_id, stop.signal);
  }

  const kept = await db.selectFrom('fathom_meeting').select('fathom_id').orderBy('fathom_id').execute();
  const wanted = meetings.filter((one) => one.calendar_invitees_domains_type !== 'only_internal');
  expect(kept.map(({ fathom_id }) => fathom_id)).toEqual(
    wanted.map(({ recording_id }) => recording_id).sort((a, b) => a - b),
  );
  expect(simulator.asked).toHaveLength(Math.ceil(wanted.length / 100));
});
