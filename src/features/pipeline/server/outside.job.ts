import type { Kysely } from 'kysely';
import type { DB } from '#db';
import { presentOrNull } from '#kernel/missing.ts';
import { ask } from '#server/capabilities/ask.ts';
import type { CrmProvider } from '#server/capabilities/crm.ts';
import type { JobDefinition } from '#server/jobs/queue.ts';
import type { Platform } from '#server/platform.ts';
import { findStatus, listOwnersOf } from './pipeline.queries.ts';

export const TELL_JOB = 'pipeline.tell-outside';

/** Which company the relationship system outside is to hear of: its owners and status, or whether it is on a list. */
export interface News {
  company_id: number;
  list?: { workboard_id: number; name: string };
}

/** Has it told, once the write it belongs to is made. Without such a system nothing is told, and nothing fails. */
export async function tellOutside(
  { db, jobs, capabilities }: Pick<Platform, 'db' | 'jobs' | 'capabilities'>,
  all: readonly News[],
) {
  if (capabilities.crm.provider === null) return;
  for (const news of all) await jobs.enqueue(TELL_JOB, news, { db });
}

// How a company stands is read when it is told: a job that comes late or twice says nothing wrong.
async function tell(db: Kysely<DB>, provider: CrmProvider, outside: string, { company_id, list }: News) {
  if (list) {
    const on = await db
      .selectFrom('workboard_company')
      .select('company_id')
      .where('workboard_id', '=', list.workboard_id)
      .where('company_id', '=', company_id)
      .executeTakeFirst();
    return on ? provider.addToList(outside, list.name) : provider.removeFromList(outside, list.name);
  }
  const owners = await listOwnersOf(db, company_id).execute();
  const stands = await findStatus(db, company_id).executeTakeFirst();
  await provider.saveOwners(
    outside,
    owners.map(({ email_address }) => email_address),
  );
  return provider.saveStatus(outside, stands?.tp_status ?? null);
}

/** Tells the relationship system outside how a company stands, if it knows the company. */
export const tellJob = (platform: Pick<Platform, 'db' | 'clock' | 'capabilities'>): JobDefinition<News> => ({
  name: TELL_JOB,
  async run(news) {
    const { db, capabilities } = platform;
    if (capabilities.crm.provider === null) return;
    const company = await db
      .selectFrom('company')
      .select('external_id')
      .where('company_id', '=', news.company_id)
      .executeTakeFirst();
    const outside = presentOrNull(company?.external_id);
    if (outside) await ask(platform, capabilities.crm, (provider) => tell(db, provider, outside, news));
  },
});
