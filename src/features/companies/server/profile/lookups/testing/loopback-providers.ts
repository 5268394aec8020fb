import { faultServer } from '#server/capabilities/testing/fault-server.ts';
import type { InlineJobs } from '#server/testing/inline-jobs.ts';
import { aProfile } from '../../testing/profiled-company.ts';
import { providersAt } from './providers-at.ts';

type Reply = Parameters<typeof faultServer>[number];

/** Companies, and the way to put a provider behind every capability; what was looked up before is forgotten. */
export async function aProvidedProfile() {
  const profile = await aProfile();
  const { server, db, acme } = profile;
  const { platform, clock } = server;
  const inline = platform.jobs as InlineJobs;
  return {
    ...profile,
    jobs: inline,
    async behind(replies: readonly Reply[], options: Parameters<typeof providersAt>[1] = {}) {
      const upstream = await faultServer(...replies);
      await inline.runQueued();
      Object.assign(platform.capabilities, providersAt(upstream.host, options));
      for (const table of ['company_lookup', 'capability_use', 'competitor', 'advertising_stat'] as const)
        await db.deleteFrom(table).execute();
      await db.deleteFrom('company_person').where('company_id', '=', acme).execute();
      clock.advance(1000);
      return { ...upstream, origin: { source: 'loopback', observed_at: clock.now().toISOString() } };
    },
  };
}

/** What an outside system answers, as JSON. */
export const answer =
  (body: unknown) =>
  (response: { end(text: string): unknown }): void =>
    void response.end(JSON.stringify(body));
