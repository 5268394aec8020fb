import type { Kysely } from 'kysely';
import type { DB } from '#db';
import { daysBefore } from '#kernel/date-shortcuts.ts';
import { dayOf } from '#kernel/dates.ts';
import { companyAddress } from '#kernel/domains.ts';
import { grouped, shortMoney } from '#kernel/numbers.ts';
import type { DigestCompany } from '../digests.contract.ts';
import {
  type ChangeKind,
  type ChangeRow,
  listAskedCompanies,
  listRecentChanges,
} from './digest-companies.queries.ts';

const DAYS = 30;

/** What is known of the companies that premises name, each once, in the order they are first named. */
export async function companiesAsked(
  db: Kysely<DB>,
  domains: readonly string[],
  now: Date,
): Promise<DigestCompany[]> {
  const asked = [...new Set(domains)].map((as) => ({ as, domain: companyAddress(as) ?? '' }));
  if (asked.length === 0) return [];
  const found = await listAskedCompanies(db, asked).execute();
  const ids = [...new Set(found.flatMap(({ company_id }) => company_id ?? []))];
  const today = dayOf(now, 'utc');
  const changes =
    ids.length > 0 ? await listRecentChanges(db, ids, daysBefore(today, DAYS), today).execute() : [];
  const byName = new Map(found.map((one) => [one.asked_as, one]));
  const told = new Map<number | null, DigestCompany['changes']>(ids.map((id) => [id, []]));
  for (const row of changes) told.get(row.company_id)?.push({ on: row.on, text: wordsOf(row) });
  return asked.flatMap(({ as }) => {
    const one = byName.get(as);
    if (!one) return [];
    const { company_id, ...company } = one;
    return { ...company, changes: told.get(company_id) ?? [] };
  });
}

const WORDS: Record<ChangeKind, (what: string, amount: number | null) => string> = {
  status: (what) => `Status changed to ${what}`,
  owner_added: (what) => `${what} became an owner`,
  owner_removed: (what) => `${what} is no longer an owner`,
  funding: (what, amount) =>
    amount === null ? `Raised a ${what}` : `Raised ${shortMoney(amount)} (${what})`,
  update: (what) => what,
  meeting: (what) => `Meeting: ${what}`,
  headcount: (what, amount) => `${grouped(Number(what))} → ${grouped(amount)} employees`,
};
const wordsOf = ({ kind, what, amount }: ChangeRow) => WORDS[kind](what, amount);
