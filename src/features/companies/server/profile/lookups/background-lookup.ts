import type { Capability } from '#server/capabilities/capability.ts';
import { Refusal } from '#server/http/errors.ts';
import type { Context } from '#server/http/implement.ts';
import { type BackgroundKind, LOOKUP_JOB, type LookupData } from './lookup.job.ts';
import { type Lookup, standingOf, toldOf } from './lookup-standing.ts';
import { refuseLookUpOf } from '../../no-company.ts';
import { claimLookup } from './lookups.queries.ts';

interface Asked extends Lookup {
  company_id: number;
}

/** How it stands with values that may still come; `stored` says whether there are any. */
export function statusOf(lookup: Lookup, capability: Capability<unknown>, stored: boolean, now: Date) {
  const standing = standingOf(lookup, now);
  const waiting = !stored && capability.provider !== null && standing !== 'settled';
  return {
    status: waiting ? ('pending' as const) : ('ready' as const),
    capability: toldOf(capability, waiting && standing === 'failed' ? lookup.message : null),
  };
}

/** Has values looked up in the background where there are none: once, however many people ask. */
export async function requestLookup(context: Context, kind: BackgroundKind, lookup: Asked, stored: boolean) {
  const { clock, capabilities } = context;
  const answer = statusOf(lookup, capabilities[kind], stored, clock.now());
  if (answer.status === 'ready') return answer;
  const standing = standingOf(lookup, clock.now());
  if (standing === 'failed') throw new Refusal(502, 'Upstream', lookup.message ?? 'Something went wrong!');
  if (standing === 'open') await refuseLookUpOf(context.db, lookup.company_id);
  if (standing === 'open') await queueLookup(context, kind, lookup);
  return answer;
}

/** The claim and the job are one transaction: neither is there without the other. */
async function queueLookup({ db, clock, jobs }: Context, kind: BackgroundKind, lookup: Asked) {
  const { company_id } = lookup;
  const data: LookupData = { company_id, kind, asked_at: clock.now().toISOString() };
  await db.transaction().execute(async (transaction) => {
    const claimed = await claimLookup(transaction, { ...data, seen: lookup.asked_at }).executeTakeFirst();
    if (!claimed) return;
    await jobs.enqueue(LOOKUP_JOB, data, {
      key: `${kind} ${company_id} ${data.asked_at}`,
      db: transaction,
    });
  });
}
