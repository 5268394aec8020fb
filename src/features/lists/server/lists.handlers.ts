import { knownCompany } from '#features/companies/server/known-company.ts';
import { editMarkOf } from '#server/http/hand-editing.ts';
import { heldCompanies, heldCompany } from '#features/pipeline/server/held-companies.ts';
import { tellOutside } from '#features/pipeline/server/outside.job.ts';
import { keepExternalId } from '#features/pipeline/server/pipeline.edits.ts';
import type { Received } from '#kernel/endpoint.ts';
import { presentOrNull } from '#kernel/missing.ts';
import { type Context, implement } from '#server/http/implement.ts';
import { listsContract } from '../lists.contract.ts';
import { addToList, assignBucket, heldList, removeFromList } from './filing.ts';
import { findBucketOf, listFilings, listsOfCompany, listWorkboards, suggestLists } from './lists.queries.ts';
import { addWorkboard } from './workboard.edits.ts';
import { workboards } from './workboards.ts';

const SUCCESS = { status: 'success' } as const;

type One = Received<typeof listsContract.addCompany>;
type Many = Received<typeof listsContract.addCompanies>;

async function file({ body }: One, context: Context) {
  const { company_id, company_domain } = await heldCompany(context.db, body.domain);
  const list = await heldList(context.db, body.list_id);
  await addToList(context.db, [company_id], list, editMarkOf(context));
  await keepExternalId(context.db, company_id, body.affinity_id);
  await tellOutside(context, [{ company_id, list }]);
  context.audit({ object_type: 'company', object_id: company_domain, after: list.name });
  return SUCCESS;
}

async function fileMany({ body }: Many, context: Context, change: typeof addToList) {
  const companies = await heldCompanies(context.db, body.domains);
  return fileHeld(companies, await heldList(context.db, body.list_id), context, change);
}

async function fileHeld(
  companies: Awaited<ReturnType<typeof heldCompanies>>,
  list: Awaited<ReturnType<typeof heldList>>,
  context: Context,
  change: typeof addToList,
) {
  const ids = companies.map(({ company_id }) => company_id);
  const touched = new Set(await change(context.db, ids, list, editMarkOf(context)));
  await tellOutside(
    context,
    [...touched].map((company_id) => ({ company_id, list })),
  );
  const changed = companies.flatMap(({ company_id, company_domain }) =>
    touched.has(company_id) ? company_domain : [],
  );
  context.audit({ object_type: 'workboard', object_id: list.workboard_id, detail: { domains: changed } });
  return { ...SUCCESS, changed };
}

export const lists = implement('lists', listsContract, {
  ...workboards,
  addCompany: file,
  putCompany: file,
  addCompanies: (input, context) => fileMany(input, context, addToList),
  removeCompanies: (input, context) => fileMany(input, context, removeFromList),

  async addCompaniesToNew({ body }, context) {
    const companies = await heldCompanies(context.db, body.domains);
    const list = await addWorkboard(context.db, body.name, 'companies', editMarkOf(context));
    const filed = await fileHeld(companies, list, context, addToList);
    return { ...filed, data: { list_id: list.workboard_id, name: list.name } };
  },

  async companyLists({ query }, { db, user }) {
    const { company_id, external_id } = await knownCompany(db, query.domain);
    const [data, suggested_lists, bucket] = await Promise.all([
      listsOfCompany(db, company_id).execute(),
      suggestLists(db, user.user_id, company_id).execute(),
      findBucketOf(db, company_id).executeTakeFirst(),
    ]);
    return { data, suggested_lists, bucket: bucket?.name ?? null, affinity_id: presentOrNull(external_id) };
  },

  async addList({ body }, context) {
    const { company_id, company_domain } = await heldCompany(context.db, body.domain);
    const list = await addWorkboard(context.db, body.name, 'companies', editMarkOf(context));
    await addToList(context.db, [company_id], list, editMarkOf(context));
    await keepExternalId(context.db, company_id, body.affinity_id);
    await tellOutside(context, [{ company_id, list }]);
    context.audit({ object_type: 'workboard', object_id: list.workboard_id, after: [list, company_domain] });
    return SUCCESS;
  },

  async removeCompany({ params }, context) {
    const { company_id, company_domain } = await heldCompany(context.db, params.domain);
    const list = await heldList(context.db, params.list_id);
    await removeFromList(context.db, [company_id], list, editMarkOf(context));
    await tellOutside(context, [{ company_id, list }]);
    context.audit({ object_type: 'company', object_id: company_domain, before: list.name });
    return SUCCESS;
  },

  async assignBucket({ body }, context) {
    const { company_id, company_domain } = await heldCompany(context.db, body.domain);
    const moved = await assignBucket(context.db, company_id, body.bucket_name, editMarkOf(context));
    await keepExternalId(context.db, company_id, body.affinity_id);
    context.audit({
      object_type: 'company',
      object_id: company_domain,
      before: moved.before?.name,
      after: moved.after?.name,
    });
    return SUCCESS;
  },

  async companyHistory({ query }, { db }) {
    const { company_id } = await knownCompany(db, query.domain);
    return { results: await listFilings(db, company_id).execute() };
  },

  async allLists(_input, { db }) {
    const found = await listWorkboards(db, 'companies').execute();
    return {
      results: found.map(({ workboard_id, name, count }) => ({
        list_id: workboard_id,
        workboard_id,
        name,
        count,
      })),
    };
  },
});
