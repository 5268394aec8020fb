import type { Kysely } from 'kysely';
import type { DB } from '#db';
import { companyAt } from '../company-facts.ts';
import type { LookupKind } from './lookup-standing.ts';

/** The company at a domain, and how its look-up of this kind stands. */
export const findWithLookup = (db: Kysely<DB>, domain: string, kind: LookupKind, subject = '') =>
  companyAt(db, domain)
    .leftJoin('company_lookup as l', (join) =>
      join.onRef('l.company_id', '=', 'c.company_id').on('l.kind', '=', kind).on('l.subject', '=', subject),
    )
    .select(['c.company_id', 'c.company_domain', 'l.state', 'l.asked_at', 'l.settled_at', 'l.message']);

/** Takes a look-up on, unless somebody else has since `readAt`, which is what this caller saw. */
export const claimLookup = (
  db: Kysely<DB>,
  {
    company_id,
    kind,
    asked_at,
    seen,
  }: { company_id: number; kind: LookupKind; asked_at: string; seen: string | null },
) =>
  db
    .insertInto('company_lookup')
    .values({ company_id, kind, state: 'asked', asked_at })
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'kind', 'subject'])
        .doUpdateSet({ state: 'asked', asked_at, settled_at: null, message: null })
        .where('company_lookup.asked_at', '=', seen),
    )
    .returning('company_id');

/** The look-up that a job was queued for, if nobody has settled it or asked anew since. */
export const findAsked = (db: Kysely<DB>, company_id: number, kind: LookupKind, asked_at: string) =>
  db
    .selectFrom('company_lookup as l')
    .innerJoin('company as c', 'c.company_id', 'l.company_id')
    .select('c.company_domain')
    .where('l.company_id', '=', company_id)
    .where('l.kind', '=', kind)
    .where('l.subject', '=', '')
    .where('l.asked_at', '=', asked_at)
    .where('l.state', '=', 'asked');

/** Settles exactly that look-up; whoever comes second changes nothing. */
export const settleAsked = (
  db: Kysely<DB>,
  { company_id, kind, asked_at }: { company_id: number; kind: LookupKind; asked_at: string },
  outcome: { state: 'found' | 'nothing' | 'failed'; settled_at: string; message: string | null },
) =>
  db
    .updateTable('company_lookup')
    .set(outcome)
    .where('company_id', '=', company_id)
    .where('kind', '=', kind)
    .where('subject', '=', '')
    .where('asked_at', '=', asked_at)
    .where('state', '=', 'asked')
    .returning('company_id');

/** Writes down what a look-up came to that was waited for. */
export const noteLookup = (
  db: Kysely<DB>,
  row: { company_id: number; kind: LookupKind; subject: string; state: 'found' | 'nothing'; at: string },
) => {
  const { company_id, kind, subject, state, at } = row;
  const outcome = { state, asked_at: at, settled_at: at, message: null };
  return db
    .insertInto('company_lookup')
    .values({ company_id, kind, subject, ...outcome })
    .onConflict((conflict) => conflict.columns(['company_id', 'kind', 'subject']).doUpdateSet(outcome));
};
