import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DB } from '#db';
import { knownCompany } from '#features/companies/server/known-company.ts';
import { discoveryFilters } from '#features/explore/explore.filters.ts';
import { refuseGuesses } from '#features/explore/server/free-text/guesses.ts';
import { valuesOf } from '#features/explore/server/search-values.ts';
import { isClosed } from '#features/pipeline/pipeline.rules.ts';
import type { Received } from '#kernel/endpoint.ts';
import { fromWire, malformed, toWire } from '#kernel/filters.ts';
import { json } from '#server/db/client.ts';
import { conflict, invalid, notFound } from '#server/http/errors.ts';
import type { Context } from '#server/http/implement.ts';
import type { Condition, conditionsContract } from '../conditions.contract.ts';
import { findCondition, holdCondition, listOwnWaiting } from './conditions.queries.ts';
import { factsOf } from './facts.ts';
import { isMet, nextCheck } from './met.ts';
import { isSameWish, whyNever } from './why-never.ts';

type Wish = Received<typeof conditionsContract.create>['body'];
type Change = Received<typeof conditionsContract.replace>['body'];
type Row = Awaited<ReturnType<ReturnType<typeof findCondition>['executeTakeFirstOrThrow']>>;

export const shownCondition = ({ user_id, ...row }: Row, reader: number): Condition => ({
  ...row,
  is_yours: user_id === reader,
});

const readCondition = async (uuid: string, { db, user }: Context) => ({
  data: shownCondition(await findCondition(db, uuid).executeTakeFirstOrThrow(), user.user_id),
});

export async function setCondition({ domain, note, filters: wire }: Wish, context: Context) {
  const { db, user, clock, audit } = context;
  const { company_id, company_name } = await knownCompany(db, domain);
  await holdCompany(db, company_id);
  const { tp_status } = await statusOf(db, company_id);
  if (!isClosed(tp_status)) throw invalid(`Pass on ${company_name} or put it on hold first.`);
  const kept = await checkFilters(context, company_id, wire);
  const twin = await findTwin(context, company_id, kept.filters);
  if (twin?.note === note) {
    // The answer to the first try got lost: it is given again.
    audit({ unchanged: true });
    return readCondition(twin.uuid, context);
  }
  if (twin) throw twinRefusal();
  const uuid = randomUUID();
  await db
    .insertInto('pass_condition')
    .values({
      uuid,
      company_id,
      user_id: user.user_id,
      note,
      created_at: clock.now().toISOString(),
      ...kept,
      filters: json(kept.filters),
    })
    .execute();
  audit({ object_type: 'pass_condition', object_id: uuid, after: { domain, wire, note } });
  return readCondition(uuid, context);
}

export async function changeCondition(
  uuid: string,
  { version, note, filters: wire }: Change,
  context: Context,
) {
  const { db, audit } = context;
  const held = await waitingCondition(uuid, context);
  if (held.note === note && isSameWish(held.filters, tidyWire(wire))) {
    audit({ unchanged: true });
    return readCondition(uuid, context);
  }
  if (version !== undefined && version !== held.version)
    throw conflict(
      'This condition was just changed. Open it again.',
      (await readCondition(uuid, context)).data,
    );
  await holdCompany(db, held.company_id);
  const kept = await checkFilters(context, held.company_id, wire);
  if (await findTwin(context, held.company_id, kept.filters, uuid)) throw twinRefusal();
  await db
    .updateTable('pass_condition')
    .set({ note, version: held.version + 1, ...kept, filters: json(kept.filters) })
    .where('uuid', '=', uuid)
    .execute();
  audit({ object_type: 'pass_condition', object_id: uuid, before: held.filters, after: { wire, note } });
  return readCondition(uuid, context);
}

export async function endCondition(uuid: string, context: Context) {
  const { db, clock, audit } = context;
  const { ended_why } = await ownCondition(uuid, context);
  if (ended_why === 'met') throw invalid('This condition was met already.');
  if (ended_why === 'ended') audit({ unchanged: true });
  else
    await db
      .updateTable('pass_condition')
      .set({ ended_at: clock.now().toISOString(), ended_why: 'ended' })
      .where('uuid', '=', uuid)
      .execute();
  audit({ object_type: 'pass_condition', object_id: uuid });
  return readCondition(uuid, context);
}

/** Takes an ending back. Nobody looked at the company meanwhile, so it is looked at next. */
export async function restoreCondition(uuid: string, context: Context) {
  const { db, audit } = context;
  const { company_id, ended_why, filters } = await ownCondition(uuid, context);
  if (ended_why === 'met') throw invalid('This condition was met. Set a new one.');
  if (ended_why === null) audit({ unchanged: true });
  else {
    await holdCompany(db, company_id);
    if (await findTwin(context, company_id, filters, uuid)) throw twinRefusal();
    await db
      .updateTable('pass_condition')
      .set({ ended_at: null, ended_why: null })
      .where('uuid', '=', uuid)
      .execute();
    await db.insertInto('changed_company').values({ company_id }).execute();
  }
  audit({ object_type: 'pass_condition', object_id: uuid });
  return readCondition(uuid, context);
}

async function ownCondition(uuid: string, { db, user }: Context) {
  const held = await holdCondition(db, uuid, user.user_id).executeTakeFirst();
  if (!held) throw notFound('Pass condition');
  return held;
}

async function waitingCondition(uuid: string, context: Context) {
  const held = await ownCondition(uuid, context);
  if (held.ended_why !== null) throw invalid('This condition has ended. Set a new one.');
  return held;
}

type Wire = Record<string, string[]>;

/** The same condition of the same person, that waits already. */
async function findTwin({ db, user }: Context, company_id: number, filters: Wire, except?: string) {
  const waiting = await listOwnWaiting(db, company_id, user.user_id).execute();
  return waiting.find((one) => one.uuid !== except && isSameWish(one.filters, filters));
}

const twinRefusal = () => invalid('You already have this condition on this company. Edit that one instead.');

/** Filters as they are kept, without what none of them understands. */
const tidyWire = (wire: Wire) => toWire(discoveryFilters, fromWire(discoveryFilters, wire));

/** What is checked now must not change unseen before the condition is there: who writes about the company waits. */
const holdCompany = (db: Kysely<DB>, company_id: number) =>
  db.selectFrom('company').select('company_id').where('company_id', '=', company_id).forUpdate().execute();

const statusOf = async (db: Kysely<DB>, company_id: number) =>
  (await db
    .selectFrom('tp_status_history')
    .select('tp_status')
    .where('company_id', '=', company_id)
    .where('until', 'is', null)
    .executeTakeFirst()) ?? { tp_status: null };

/** The filters as they are kept, with what is known now; what is true already is no condition. */
async function checkFilters(context: Context, company_id: number, wire: Wire) {
  const { db, clock } = context;
  const now = clock.now();
  const unknown = Object.keys(wire).find((key) => !Object.hasOwn(discoveryFilters, key));
  if (unknown !== undefined) throw invalid(`${unknown} is not a filter.`);
  const query = new URLSearchParams();
  for (const [key, all] of Object.entries(wire)) for (const one of all) query.append(key, one);
  const [wrong] = malformed(discoveryFilters, query);
  if (wrong !== undefined) throw invalid(`${wrong} has an invalid value.`);
  const { description = null, ...values } = await valuesOf(db, discoveryFilters, wire);
  if (Object.keys(values).length === 0) throw invalid('Choose at least one filter.');
  await refuseGuesses(context, wire);
  if (await isMet(db, company_id, { filters: values, description }, now))
    throw invalid('The company already meets this. Choose something that hasn’t happened yet.');
  const { facts } = await factsOf(db, company_id);
  const never = whyNever(values, facts.last_email_at);
  if (never !== null) throw invalid(never);
  return {
    filters: toWire(discoveryFilters, values),
    description,
    facts: json(facts),
    recheck_at: nextCheck(values, facts, now),
  };
}
