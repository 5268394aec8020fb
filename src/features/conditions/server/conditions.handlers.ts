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
    const of = query.domain ? await knownCompany(db, query.domain) : user;
    const found = await listConditions(
      db,
      'company_id' in of ? { company_id: of.company_id } : { user_id: of.user_id },
    ).execute();
    return { results: found.map((row) => shownCondition(row, user.user_id)) };
  },
  create: ({ body }, context) => setCondition(body, context),
  replace: ({ params, body }, context) => changeCondition(params.uuid, body, context),
  end: ({ params }, context) => endCondition(params.uuid, context),
  restore: ({ params }, context) => restoreCondition(params.uuid, context),
});
