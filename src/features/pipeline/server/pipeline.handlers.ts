import type { Kysely } from 'kysely';
import type { DB } from '#db';
import { knownCompany } from '#features/companies/server/known-company.ts';
import { editMarkOf } from '#server/http/hand-editing.ts';
import { presentOrNull } from '#kernel/missing.ts';
import { conflict } from '#server/http/errors.ts';
import { type Context, implement } from '#server/http/implement.ts';
import { pipelineContract } from '../pipeline.contract.ts';
import { meantOwners, meantStatus } from './meant-owners.ts';
import { heldCompany } from './held-companies.ts';
import { insights } from './insights.ts';
import { operate } from './change-many.ts';
import { restorePipeline } from './restore-many.ts';
import { tellOutside } from './outside.job.ts';
import {
  findRecord,
  findStatus,
  listOwnerChanges,
  listOwnersOf,
  listStatusChanges,
} from './pipeline.queries.ts';
import { countRecords, listRecords, pagesOf } from './pipeline-records.queries.ts';
import { giveOwners, keepExternalId, moveTo } from './pipeline.edits.ts';

async function ownersOf(db: Kysely<DB>, company_id: number) {
  const [owners, record] = await Promise.all([
    listOwnersOf(db, company_id).execute(),
    findRecord(db, company_id).executeTakeFirst(),
  ]);
  return {
    tp_owners: owners.map(({ full_name, email_address }) => ({ full_name, email_address })),
    version: record?.version ?? 0,
  };
}

async function readOwners({ query }: { query: { domain: string } }, { db }: Pick<Context, 'db'>) {
  const { company_id, company_domain: domain, external_id } = await knownCompany(db, query.domain);
  return { data: { domain, ...(await ownersOf(db, company_id)), affinity_id: presentOrNull(external_id) } };
}

export const pipeline = implement('pipeline', pipelineContract, {
  ...insights,
  operate,
  restorePipeline,
  readOwners,
  readOwnersInLowerCase: readOwners,

  async setOwners({ body, headers }, context) {
    const { db } = context;
    const { company_id, company_domain: domain } = await heldCompany(db, body.domain);
    const before = await ownersOf(db, company_id);
    const read = headers['if-match'];
    if (read !== undefined && read !== before.version)
      throw conflict('Someone else just changed the owners. Review and try again.', before);
    await giveOwners(db, [company_id], await meantOwners(db, body.scopers, company_id), editMarkOf(context));
    await keepExternalId(db, company_id, body.affinity_id);
    await tellOutside(context, [{ company_id }]);
    const after = await ownersOf(db, company_id);
    context.audit({
      object_type: 'company',
      object_id: domain,
      before: before.tp_owners,
      after: after.tp_owners,
    });
    return { status: 'success' as const, data: { domain, ...after } };
  },

  async setStatus({ body }, context) {
    const { db } = context;
    const { company_id, company_domain: domain } = await heldCompany(db, body.domain);
    const tp_status = await meantStatus(db, body.tp_status);
    const before = await findStatus(db, company_id).executeTakeFirst();
    await moveTo(db, [company_id], tp_status, editMarkOf(context));
    await keepExternalId(db, company_id, body.affinity_id);
    await tellOutside(context, [{ company_id }]);
    context.audit({ object_type: 'company', object_id: domain, before: before?.tp_status, after: tp_status });
    return { status: 'success' as const, data: { domain, tp_status } };
  },

  async readStatus({ query }, { db }) {
    const { company_id, company_domain: domain, external_id } = await knownCompany(db, query.domain);
    const stands = await findStatus(db, company_id).executeTakeFirst();
    const { tp_status = null, changed_at = null, changed_by = null } = stands ?? {};
    return { data: { domain, tp_status, changed_at, changed_by, affinity_id: presentOrNull(external_id) } };
  },

  async statusHistory({ query }, { db }) {
    const { company_id } = await knownCompany(db, query.domain);
    return { results: await listStatusChanges(db, company_id).execute() };
  },

  async ownerHistory({ query }, { db }) {
    const { company_id } = await knownCompany(db, query.domain);
    const changes = await listOwnerChanges(db, company_id).execute();
    return {
      results: changes.map(({ full_name, email_address, ...change }) => ({
        owner: { full_name, email_address },
        ...change,
      })),
    };
  },

  async records({ query: { page, ...wanted } }, { db }) {
    const counted = await countRecords(db, wanted).executeTakeFirstOrThrow();
    return {
      results: await listRecords(db, wanted, counted, page).execute(),
      ...pagesOf(counted, page),
    };
  },
});
