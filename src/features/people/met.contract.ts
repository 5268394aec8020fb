import * as z from 'zod';
import { defineContract } from '#kernel/endpoint.ts';
import { searchText } from '#kernel/query-fields.ts';
import { appearances, met } from './met.rules.ts';
import { peopleContract } from './people.contract.ts';

const LONGEST_ASKED = 500;

export const metContract = defineContract({
  haveWeMet: {
    method: 'GET',
    path: '/have-we-met',
    summary: 'Everything the firm has on an e-mail address, a domain or a LinkedIn address',
    query: z.object({ q: searchText(LONGEST_ASKED).min(3, 'must have at least 3 characters') }),
    reply: z.object({ data: met }),
  },
  appearances: {
    method: 'GET',
    path: '/people/{person_id}/appearances',
    summary: 'Every reference, meeting and list in which a person appears, newest first',
    params: peopleContract.read.params,
    reply: z.object({ data: appearances }),
  },
});
