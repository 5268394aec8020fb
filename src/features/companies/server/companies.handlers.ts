import { auditOf } from '#kernel/hand-editing.ts';
import { editMarkOf } from '#server/http/hand-editing.ts';
import { listChoices } from '#server/db/choices.queries.ts';
import { implement } from '#server/http/implement.ts';
import { companiesContract } from '../companies.contract.ts';
import { listChanges, pageOfChanges, searchCompanies } from './company.queries.ts';
import { addAlias, removeAlias } from './company-aliases.ts';
import { addCompany, correctCompany } from './company.edits.ts';
import { countSources, listDatasources, listQuipTypes } from './company-options.queries.ts';
import { knownCompany, shownCompany } from './known-company.ts';

export const companies = implement('companies', companiesContract, {
  async tpStatusOptions(_input, { db }) {
    return { data: await listChoices(db, 'tp_status').execute() };
  },
  async statuses(_input, { db }) {
    return { data: await listChoices(db, 'company_status').execute() };
  },
  async documentTypes(_input, { db }) {
    return { data: await listChoices(db, 'document_type').execute() };
  },
  async updateTypes(_input, { db }) {
    return { data: await listChoices(db, 'update_type').execute() };
  },
  async quipTypes(_input, { db }) {
    return { data: await listQuipTypes(db).execute() };
  },
  async sourceList(_input, { db }) {
    return { results: await countSources(db).execute() };
  },
  async datasources(_input, { db }) {
    return { results: await listDatasources(db).execute() };
  },

  async search({ query }, { db }) {
    return { results: await searchCompanies(db, query.search_term).execute() };
  },

  async create({ body }, context) {
    const { company_domain, ...typed } = body;
    const added = await addCompany(context.db, company_domain, typed, editMarkOf(context));
    const data = await shownCompany(context.db, added);
    context.audit({ object_type: 'company', object_id: data.company_domain, after: data });
    return { data };
  },

  async read({ params }, { db }) {
    return { data: await shownCompany(db, await knownCompany(db, params.domain)) };
  },

  async correct({ params, body }, context) {
    const { row, changes } = await correctCompany(context.db, params.domain, body, editMarkOf(context));
    context.audit({ object_type: 'company', object_id: row.company_domain, ...auditOf(changes) });
    return { data: await shownCompany(context.db, row) };
  },

  async changes({ params, query }, { db }) {
    const { company_id } = await knownCompany(db, params.domain);
    return pageOfChanges(await listChanges(db, company_id, query.page).execute());
  },

  async addAlias({ params, body }, context) {
    const { company, changes } = await addAlias(context.db, params.domain, body.domain, editMarkOf(context));
    context.audit({ object_type: 'company', object_id: company.company_domain, ...auditOf(changes) });
    return { data: await shownCompany(context.db, company) };
  },

  async removeAlias({ params }, context) {
    const { company, changes } = await removeAlias(
      context.db,
      params.domain,
      params.alias,
      editMarkOf(context),
    );
    context.audit({ object_type: 'company', object_id: company.company_domain, ...auditOf(changes) });
    return { data: await shownCompany(context.db, company) };
  },
});
