import { implement } from '#server/http/implement.ts';
import { peopleContract } from '../people.contract.ts';
import { listActiveStaff } from './people.queries.ts';

export const people = implement('people', peopleContract, {
  async scopers(_input, { db }) {
    return { results: await listActiveStaff(db).execute() };
  },
});
