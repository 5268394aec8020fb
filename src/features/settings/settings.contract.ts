import * as z from 'zod';
import { staffMember } from '#features/portal/portal.contract.ts';
import { defineContract } from '#kernel/endpoint.ts';
import { plainText } from '#kernel/query-fields.ts';
import { isTimeZone } from '#kernel/time-zones.ts';

/** What a person sets for themselves. */
const preferences = z.object({
  time_zone: plainText(60).refine(isTimeZone, 'must be a time zone such as America/Chicago'),
  mail_hour: z.int().min(0).max(23),
});

const account = staffMember.extend({ time_zone: z.string().nullable(), mail_hour: z.int() });
export type Account = z.infer<typeof account>;

export const settingsContract = defineContract({
  account: {
    access: 'own',
    method: 'GET',
    path: '/account',
    summary: 'Who you are, and what you set for yourself',
    reply: account,
    rejects404: true,
  },
  saveAccount: {
    access: 'own',
    method: 'PATCH',
    path: '/account',
    summary: 'Set your time zone, or the hour at which daily mails come',
    body: preferences.partial(),
    reply: account,
  },
});
