import { ask } from '#server/capabilities/ask.ts';
import type { FoundFounder } from '#server/capabilities/people-data.ts';
import type { Context } from '#server/http/implement.ts';
import { keepFounders, listFounders } from './founders.queries.ts';
import { standingOf, toldOf } from './lookup-standing.ts';
import { findWithLookup, noteLookup } from './lookups.queries.ts';
import { found } from '../profile-data.ts';
import { refuseLookUp } from '../../no-company.ts';

type Parts = Pick<Context, 'db' | 'clock' | 'capabilities'>;

/** Look-ups under way: who asks for the same company meanwhile waits for the same answer. */
const underWay = new Map<string, Promise<void>>();

/** The founders the firm knows; where it knows none, those a provider tells of. */
export async function foundersOf(parts: Parts, domain: string) {
  const { db, clock, capabilities } = parts;
  const company = await found(domain, (at) => findWithLookup(db, at, 'founders'));
  const { company_id, company_domain } = company;
  const capability = toldOf(capabilities.founders);
  const stored = await listFounders(db, company_id).execute();
  const isOpen = capability.configured && standingOf(company, clock.now()) === 'open';
  if (stored.length > 0 || !isOpen) return { founders: stored, capability };
  const looking = underWay.get(company_domain) ?? lookUp(parts, company_id, company_domain);
  underWay.set(company_domain, looking);
  try {
    await looking;
  } finally {
    if (underWay.get(company_domain) === looking) underWay.delete(company_domain);
  }
  return { founders: await listFounders(db, company_id).execute(), capability };
}

async function lookUp(parts: Parts, company_id: number, domain: string) {
  const { db, clock, capabilities } = parts;
  await refuseLookUp(db, domain);
  // Another look-up may have ended between our reading and our turn.
  const now = await found(domain, (at) => findWithLookup(db, at, 'founders'));
  if (standingOf(now, clock.now()) !== 'open') return;
  const founders = await ask(parts, capabilities.founders, (provider) => provider.foundersOf(domain));
  const at = clock.now().toISOString();
  const origin = { source: capabilities.founders.provider?.source ?? 'unknown', observed_at: at };
  const state = founders.length > 0 ? 'found' : 'nothing';
  await db.transaction().execute(async (transaction) => {
    await noteLookup(transaction, { company_id, kind: 'founders', subject: '', state, at }).execute();
    if (founders.length > 0)
      await keepFounders(transaction, company_id, eachOnce(founders), origin).execute();
  });
}

/** One statement cannot change the same row twice. */
const eachOnce = (founders: readonly FoundFounder[]) => [
  ...new Map(founders.map((one) => [`${one.first_name}\0${one.last_name}`, one])).values(),
];
