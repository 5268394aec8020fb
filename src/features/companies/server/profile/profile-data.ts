import type { Kysely } from 'kysely';
import type { DB } from '#db';
import { provenanceOf } from '#kernel/hand-editing.ts';
import { notFound } from '#server/http/errors.ts';
import type { CachedData, CompanyStats, NoCachedData } from '../../profile.rules.ts';
import { domainOf } from '../known-company.ts';
import { readCached } from './cached-data.queries.ts';
import { readPopulation } from './company-stats.queries.ts';
import { flagOf } from './flags.ts';
import { readNoCached } from './no-cached-data.queries.ts';

/** What a query found at the domain, or that nobody is there; 422 when it is no domain at all. */
export async function found<R>(
  domain: string,
  query: (domain: string) => { executeTakeFirst(): Promise<R | undefined> },
): Promise<R> {
  const row = await query(domainOf(domain)).executeTakeFirst();
  if (row === undefined) throw notFound('Company');
  return row;
}

const withFlags = <T extends { country: string }>(countries: readonly T[]) =>
  countries.map((row) => ({ ...row, flag_svg: flagOf(row.country) }));

export async function populationOf(db: Kysely<DB>, domain: string): Promise<CompanyStats> {
  const { departments, countries } = await found(domain, (at) => readPopulation(db, at));
  return { departments, countries: withFlags(countries) };
}

export async function cachedDataOf(db: Kysely<DB>, domain: string): Promise<CachedData> {
  const row = await found(domain, (at) => readCached(db, at));
  const { departments, countries, hands, provenance, ...rest } = row;
  const names = new Map(hands.map(({ user_id, full_name }) => [user_id, full_name]));
  const origins = Object.entries(provenanceOf(provenance)).map(([field, { source, by, at }]) => [
    field,
    { source, observed_at: momentOf(at), by: names.get(by ?? 0) ?? null },
  ]);
  return {
    ...rest,
    company_stats: { departments, countries: withFlags(countries) },
    provenance: Object.fromEntries(origins) as CachedData['provenance'],
  };
}

/** A moment somebody else wrote down, in wire shape; null when it is none. */
const momentOf = (text: string | undefined) => {
  const at = new Date(text ?? Number.NaN);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
};

export async function noCachedDataOf(db: Kysely<DB>, domain: string, now: Date): Promise<NoCachedData> {
  const row = await found(domain, (at) => readNoCached(db, at, now));
  const { tp_owners, tp_status, bucket, founders, version } = row;
  const { first_meeting, latest_meeting, next_meeting } = row;
  const { first_email_sent, last_email_sent, interactions_us_to_them, top_company_sender } = row;
  const { monthly_email_interactions, unique_threads } = row;
  return {
    tp_owners,
    tp_status,
    bucket,
    founders,
    version: version ?? 0,
    meetings: { first_meeting, latest_meeting, next_meeting },
    email_metadata: {
      first_email_sent,
      last_email_sent,
      interactions_us_to_them,
      monthly_email_interactions,
      top_company_sender,
      unique_threads,
    },
  };
}
