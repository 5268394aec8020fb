import { knownCompany } from '#features/companies/server/known-company.ts';
import { countMeetingsOfCompany } from '#features/fathom/server/meetings.queries.ts';
import { implement } from '#server/http/implement.ts';
import { historyContract } from '../history.contract.ts';
import { countHistory } from './history.queries.ts';

export const history = implement('history', historyContract, {
  async read({ query }, { db, user, clock }) {
    const { company_id, company_domain } = await knownCompany(db, query.domain);
    const counts = await countHistory(db, company_id, clock.now().toISOString()).executeTakeFirstOrThrow();
    const recorded = await countMeetingsOfCompany(db, user.user_id, company_domain).executeTakeFirstOrThrow();
    // A recorded meeting mostly stands in the calendar too: the larger figure counts none twice.
    return { data: { ...counts, meetings: Math.max(counts.meetings, recorded.count) } };
  },
});
