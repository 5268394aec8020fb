import { implement } from '#server/http/implement.ts';
import { similarContract } from '../../similar.contract.ts';
import { knownCompany } from '../known-company.ts';
import { similarCompanies } from './similar-companies.queries.ts';

export const similar = implement('similar', similarContract, {
  async similar({ query }, { db }) {
    const { company_id } = await knownCompany(db, query.domain);
    return { results: await similarCompanies(db, company_id) };
  },
});
