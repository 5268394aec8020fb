import * as z from 'zod';
import { defineContract } from '#kernel/endpoint.ts';
import { day, domainText, plainText } from '#kernel/query-fields.ts';
import { lookupCalls } from './profile-lookups.contract.ts';
import { cachedData, companyStats, meetings, noCachedData } from './profile.rules.ts';

const ofCompany = z.object({ domain: domainText });
const days = { date_from: day.optional(), date_to: day.optional() };
const success = z.object({ status: z.literal('success') });

const figure = z.number().nullable();
const visits = z.object({
  first_visit: z.iso.datetime(),
  latest_visit: z.iso.datetime(),
  visit_count: z.int(),
});

/** The company slider's profile. Unknown companies answer 404; a second domain leads to its company. */
export const profileContract = defineContract({
  ...lookupCalls,
  cachedData: {
    method: 'GET',
    path: '/get-company-cached-data',
    summary: 'Who a company is: what changes seldom',
    query: ofCompany,
    reply: cachedData,
  },
  noCachedData: {
    method: 'GET',
    path: '/get-company-no-cached-data',
    summary: 'What the firm does with a company, as of now',
    query: ofCompany,
    reply: noCachedData,
  },
  page: {
    method: 'GET',
    path: '/company-page',
    summary: 'Everything of the two calls above in one',
    query: ofCompany,
    reply: z.object({ data: cachedData.extend(noCachedData.shape) }),
  },
  funding: {
    method: 'GET',
    path: '/funding',
    summary: 'What a company raised, and when',
    query: ofCompany,
    reply: z.object({
      data: z.object({
        total_funding_usd: figure.describe('Millions of US dollars'),
        last_funding_on: z.iso.date().nullable(),
        rounds: z
          .array(
            z.object({
              round: z.string(),
              amount_usd: figure.describe('Whole US dollars'),
              announced_on: z.iso.date(),
              investors: z.array(z.string()),
              source: z.string(),
              observed_at: z.iso.datetime(),
            }),
          )
          .describe('Newest first'),
      }),
    }),
  },
  visit: {
    method: 'POST',
    path: '/website_history',
    summary: 'Note a visit of yours, one in 30 minutes at most, and tell of the whole firm’s',
    body: ofCompany,
    reply: visits,
  },
  population: {
    method: 'GET',
    path: '/employee-population-details',
    summary: 'Departments and countries of a company, largest first',
    query: ofCompany,
    reply: z.object({ data: companyStats }),
  },
  meetingStat: {
    method: 'GET',
    path: '/meeting-stat',
    summary: 'Meetings with a company, or of a person of the firm: how many, first, latest and next',
    query: z.object({
      domain: domainText.optional(),
      scoper_email: plainText(320).trim().optional(),
      ...days,
    }),
    reply: z.object({
      data: meetings.extend({ total: z.int(), last_30_days: z.int() }),
    }),
  },
  emailHistory: {
    method: 'GET',
    path: '/email-history',
    summary: 'E-mail with a company by month, oldest first',
    query: ofCompany.extend(days),
    reply: z.object({
      results: z.array(z.object({ month: z.iso.date(), us_to_them: z.int(), them_to_us: z.int() })),
      insights: z.object({
        first_email_sent: z.iso.datetime().nullable(),
        last_email_sent: z.iso.datetime().nullable(),
        top_company_sender: z.string().nullable(),
        unique_threads: z.int().nullable(),
      }),
    }),
  },
  projects: {
    method: 'GET',
    path: '/company-project',
    summary: 'Projects a company belongs to, by name',
    query: ofCompany,
    reply: z.object({ data: z.array(z.string()) }),
  },
  setProjects: {
    method: 'POST',
    path: '/company-project',
    summary: 'Say which projects a company belongs to, all of them at once',
    body: ofCompany.extend({
      projects: z.array(plainText(200).trim().min(1, 'must not be empty')).max(100, 'At most 100 projects.'),
    }),
    reply: success,
  },
});
