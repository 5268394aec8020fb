import { type Kysely, sql } from 'kysely';
import type { DB } from '#db';
import type { EditMark } from '#kernel/hand-editing.ts';
import { editMarkOf } from '#server/http/hand-editing.ts';
import { invalid } from '#server/http/errors.ts';
import type { Handlers } from '#server/http/implement.ts';
import type { pipelineContract } from '../pipeline.contract.ts';
import { firstStatus, meantOwners, meantStatus } from './meant-owners.ts';
import { heldCompanies } from './held-companies.ts';
import { leftAs } from './left-as.ts';
import { tellOutside } from './outside.job.ts';
import { addOwners, giveOwners, moveTo, removeOwners } from './pipeline.edits.ts';
import { listStaffAt, listStandings } from './pipeline.queries.ts';

type Pipeline = Handlers<typeof pipelineContract>;
type Operation = (
  db: Kysely<DB>,
  ids: number[],
  value: string | undefined,
  hand: EditMark,
) => Promise<number[]>;

const operations: Record<Parameters<Pipeline['operate']>[0]['body']['operation'], Operation> = {
  async add(db, ids, value, hand) {
    const tp_status = (await meantStatus(db, value ?? null)) ?? (await firstStatus(db));
    const moved = await moveTo(db, await without(db, ids, 'tp_status_history'), tp_status, hand);
    const given = await giveOwners(db, await without(db, ids, 'tp_owner'), [hand.by], hand);
    return [...moved, ...given];
  },
  async remove(db, ids, _value, hand) {
    return [...(await moveTo(db, ids, null, hand)), ...(await giveOwners(db, ids, [], hand))];
  },
  async set_status(db, ids, value, hand) {
    return moveTo(db, ids, await meantStatus(db, mustBeGiven(value)), hand);
  },
  async set_owner(db, ids, value, hand) {
    const owner = mustBeGiven(value);
    return giveOwners(db, ids, owner === '' ? [] : await meantOwners(db, [owner]), hand);
  },
  async add_owner(db, ids, value, hand) {
    return addOwners(db, ids, await meantOwners(db, [mustName(value)]), hand);
  },
  async remove_owner(db, ids, value, hand) {
    const [left] = await listStaffAt(db, [mustName(value).toLowerCase()]).execute();
    return removeOwners(db, ids, left ? [left.user_id] : await meantOwners(db, [mustName(value)]), hand);
  },
};

/** Only what was said clears: a field that was forgotten does not. */
function mustBeGiven(value: string | undefined) {
  if (value === undefined) throw invalid('value is required; send an empty one to clear.');
  return value;
}

function mustName(value: string | undefined) {
  if (!value) throw invalid('value must name an owner.');
  return value;
}

/** What each operation changes, and so what has to be put back to undo it. */
const touched = (operation: keyof typeof operations) => ({
  owners: operation !== 'set_status',
  status: ['add', 'remove', 'set_status'].includes(operation),
});

/** The companies that stand nowhere, or that nobody owns. */
async function without(db: Kysely<DB>, ids: number[], table: 'tp_owner' | 'tp_status_history') {
  const current = table === 'tp_owner' ? sql`` : sql`and until is null`;
  const { rows } = await sql<{ id: number }>`select id from unnest(${ids}::int[]) id
    where not exists (select from ${sql.table(table)} where company_id = id ${current})`.execute(db);
  return rows.map(({ id }) => id);
}

export const operate: Pipeline['operate'] = async ({ body: { operation, domains, value } }, context) => {
  const companies = await heldCompanies(context.db, domains);
  const ids = companies.map(({ company_id }) => company_id);
  const standings = await listStandings(context.db, ids).execute();
  const changed = new Set(await operations[operation](context.db, ids, value, editMarkOf(context)));
  await tellOutside(
    context,
    [...changed].map((company_id) => ({ company_id })),
  );
  const named = companies.filter(({ company_id }) => changed.has(company_id));
  context.audit({
    object_type: 'company',
    detail: { operation, value, domains: named.map(({ company_domain }) => company_domain) },
  });
  const { owners, status } = touched(operation);
  const earlier = new Map(standings.map((standing) => [standing.company_id, standing]));
  const before = (await listStandings(context.db, [...changed]).execute()).map((standing) => ({
    domain: standing.domain,
    ...(owners && { tp_owners: earlier.get(standing.company_id)?.tp_owners ?? [] }),
    ...(status && { tp_status: earlier.get(standing.company_id)?.tp_status ?? null }),
    left_as: leftAs(standing, { owners, status }),
  }));
  return { status: 'success', updated: changed.size, before };
};
