import type { Kysely } from 'kysely';
import type { DB } from '#db';
import { normaliseDomain } from '#kernel/domains.ts';
import { ask } from '#server/capabilities/ask.ts';
import type { Capabilities } from '#server/capabilities/capabilities.ts';
import { Refusal } from '#server/http/errors.ts';
import type { JobDefinition } from '#server/jobs/queue.ts';
import type { Platform } from '#server/platform.ts';
import { refuseLookUp } from '../../no-company.ts';
import { keepMonths } from './advertising.queries.ts';
import { keepCompetitors } from './competitors.queries.ts';
import { findAsked, settleAsked } from './lookups.queries.ts';

export const LOOKUP_JOB = 'companies.look-up';
const RETRIES = 2;
const LONGEST_SECONDS = 60;
const GAVE_UP = 'Something went wrong!';

/** What is looked up while nobody waits. */
export type BackgroundKind = 'advertising' | 'competitors';
export interface LookupData {
  company_id: number;
  kind: BackgroundKind;
  asked_at: string;
}
type JobPlatform = Pick<Platform, 'db' | 'clock' | 'log' | 'capabilities'>;
type Keep = ((db: Kysely<DB>) => { execute(): Promise<unknown> }) | null;

/** Asks, and says how what came is kept; null when nothing came. */
const asking: Record<
  BackgroundKind,
  (platform: JobPlatform, company_id: number, domain: string) => Promise<Keep>
> = {
  async advertising(platform, company_id, domain) {
    const { advertising } = platform.capabilities;
    const months = await ask(platform, advertising, (provider) => provider.monthsOf(domain));
    const origin = originOf(platform, 'advertising');
    return months.length > 0 ? (db) => keepMonths(db, company_id, months, origin) : null;
  },
  async competitors(platform, company_id, domain) {
    const { competitors } = platform.capabilities;
    const all = await ask(platform, competitors, (provider) => provider.competitorsOf(domain));
    const rivals = all
      .map((one) => ({ ...one, domain: normaliseDomain(one.domain) ?? domain }))
      .filter((one) => one.domain !== domain);
    const origin = originOf(platform, 'competitors');
    return rivals.length > 0 ? (db) => keepCompetitors(db, company_id, rivals, origin) : null;
  },
};

const originOf = ({ capabilities, clock }: JobPlatform, kind: keyof Capabilities) => ({
  source: capabilities[kind].provider?.source ?? 'unknown',
  observed_at: clock.now().toISOString(),
});

async function lookUp(platform: JobPlatform, data: LookupData, lastAttempt: boolean) {
  const { db, clock, log } = platform;
  const { company_id, kind, asked_at } = data;
  const asked = await findAsked(db, company_id, kind, asked_at).executeTakeFirst();
  if (!asked) return;
  const settled_at = () => clock.now().toISOString();
  try {
    await refuseLookUp(db, asked.company_domain);
    const keep = await asking[kind](platform, company_id, asked.company_domain);
    await db.transaction().execute(async (transaction) => {
      const outcome = { state: keep ? 'found' : 'nothing', settled_at: settled_at(), message: null } as const;
      const settled = await settleAsked(transaction, data, outcome).executeTakeFirst();
      if (settled) await keep?.(transaction).execute();
    });
  } catch (error) {
    if (!(error instanceof Refusal) && !lastAttempt) throw error;
    log.warn({ err: error, company_id, kind }, 'look-up');
    const message = error instanceof Refusal ? error.message : GAVE_UP;
    await settleAsked(db, data, { state: 'failed', settled_at: settled_at(), message }).execute();
  }
}

/** Looks advertising figures or competitors up. It may run twice; the second time finds nothing to do. */
export const lookupJob = (platform: JobPlatform): JobDefinition<LookupData> => ({
  name: LOOKUP_JOB,
  retries: RETRIES,
  longest: LONGEST_SECONDS,
  run: (data, { attempt }) => lookUp(platform, data, attempt > RETRIES),
});
