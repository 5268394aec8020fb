import { beforeEach } from 'vitest';
import { fathom } from '#connectors/fathom/fathom.ts';
import { type FathomMeeting, simulateFathom } from '#connectors/fathom/simulator/fathom-simulator.ts';
import { testApp } from '#orion/server/testing/test-app.ts';
import { withoutProviders } from '#server/capabilities/capabilities.ts';
import type { InlineJobs } from '#server/testing/inline-jobs.ts';
import { atEnd } from '#server/testing/at-end.ts';

export const MINUTE = 60_000;

/** Orion with a Fathom that has two keys, the firm's and Ann's; each test begins with neither meetings nor keys. */
export async function meetingsApp() {
  const keys: Record<string, FathomMeeting[]> = { firm: [], 'ann-key': [] };
  const simulator = await simulateFathom({ keys });
  atEnd(() => simulator.close());
  const server = await testApp({
    env: { ALLOWED_EMAIL_DOMAINS: 'firm.example', FATHOM_API_KEY: 'firm' },
    platform: {
      capabilities: {
        ...withoutProviders(),
        meetings: { name: 'Fathom', provider: fathom({ url: simulator.url, retries: 0 }) },
      },
    },
  });
  const { db, clock, platform } = server;
  const ann = await server.signIn({
    email_address: 'ann@firm.example',
    full_name: 'Ann Lee',
    administrator: true,
  });
  const signedInAt = clock.now();
  /** As of the day of the sign-in, which ends long before these tests do. */
  const call: typeof server.call = async (...given) => {
    const now = clock.now();
    clock.set(signedInAt);
    try {
      return await server.call(...given);
    } finally {
      clock.set(now);
    }
  };
  const runQueued = () => (platform.jobs as InlineJobs).runQueued();

  beforeEach(async () => {
    await db.deleteFrom('meeting_key').execute();
    await db.deleteFrom('fathom_meeting').execute();
    Object.assign(simulator.limits, { refuseNext: 0, retryAfter: '30' });
    keys.firm = [];
    keys['ann-key'] = [];
    clock.advance(MINUTE);
  });

  return {
    server,
    db,
    clock,
    keys,
    simulator,
    ann,
    call,
    runQueued,
    /** Fetches from every key that is due. */
    async run() {
      await platform.jobs.enqueue('meetings.fetch', {});
      await runQueued();
    },
    connections: async () =>
      (await call('GET', '/api/v1/connections', { headers: ann.headers })).json().results,
    ownKey: (method: 'GET' | 'PUT' | 'PATCH' | 'DELETE', payload?: object) =>
      call(method, '/api/v1/meeting-key', { headers: ann.headers, ...(payload && { payload }) }),
    /** The ids of the meetings that are here and were not deleted there. */
    keptIds: async () =>
      (await db.selectFrom('fathom_meeting').select('fathom_id').where('deleted_at', 'is', null).execute())
        .map(({ fathom_id }) => fathom_id)
        .sort((a, b) => a - b),
  };
}
