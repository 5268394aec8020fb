import * as z from 'zod';
import { staffMember } from '#features/portal/portal.contract.ts';
import { defineContract } from '#kernel/endpoint.ts';

export const peopleContract = defineContract({
  scopers: {
    method: 'GET',
    path: '/scopers',
    summary: 'Active staff, by full name',
    reply: z.object({ results: z.array(staffMember) }),
  },
});
