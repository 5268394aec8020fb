import { knownCompany } from '#features/companies/server/known-company.ts';
import { implement } from '#server/http/implement.ts';
import { conditionsContract } from '../conditions.contract.ts';
import {
  changeCondition,
  endCondition,
  restoreCondition,
  setCondition,
  shownCondition,
} from './condition-edits.ts';
import { listConditions } from './conditions.queries.ts';

export const conditions = implement('conditions', conditionsContract, {
  async list({ query }, { db, user }) {
    const company = query.domain ? await knownCompany(db, query.domain) : null;
    const { user_id } = user;
    const of = company ? { company_id: company.company_id } : { user_id };
    const found = await listConditions(db, of).execute();
    return {
      company_name: company?.company_name ?? null,
      results: found.map((row) => shownCondition(row, user_id)),
    };
  },
  create: ({ body }, context) => setCondition(body, context),
  replace: ({ params, body }, context) => changeCondition(params.uuid, body, context),
  end: ({ params }, context) => endCondition(params.uuid, context),
  restore: ({ params }, context) => restoreCondition(params.uuid, context),
});
