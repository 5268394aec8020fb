import * as z from 'zod';
import { defineContract } from '#kernel/endpoint.ts';
import { template } from '#kernel/forms/form-language.ts';
import { moment, option, plainText, searchText } from '#kernel/query-fields.ts';
import { templates } from './templates.contract.ts';

const metricsAsked = z.object({
  scoper_email: plainText(320).trim().toLowerCase().optional().describe('Your own without'),
  start_time: moment.optional(),
  end_time: moment.optional(),
});
const metrics = z.object({
  results: z.array(
    z.object({
      scoper: z.string(),
      from_date: z.iso.date(),
      to_date: z.iso.date(),
      companies_viewed: z.int(),
      status_changes: z.int(),
      references_written: z.int(),
      calls_held: z.int(),
      meetings: z.int(),
    }),
  ),
});
export type WeeklyMetrics = z.infer<typeof metrics>['results'][number];

export const submissionsContract = defineContract({
  templates,
  portfolio: {
    method: 'GET',
    path: '/portfolio-companies',
    summary: 'Companies whose status is Portfolio, by name; at most 15 of those that match what is typed',
    query: z.object({ search_term: searchText().optional() }),
    reply: z.object({ results: z.array(z.object({ name: z.string(), domain: z.string() })) }),
    options: true,
  },
  quarters: {
    method: 'GET',
    path: '/quarters',
    summary: 'Quarters to choose from, the current one first',
    query: z.object({ search_term: searchText().optional() }),
    reply: z.object({ data: z.array(z.string()) }),
    options: true,
  },
  people: {
    method: 'GET',
    path: '/scoper-options',
    summary: 'Active staff as options: their names, with their addresses as values',
    query: z.object({ search_term: searchText().optional() }),
    reply: z.object({ results: z.array(option) }),
    options: true,
  },
  metricsTemplate: {
    method: 'GET',
    path: '/associate-weekly-metrics/template',
    summary: 'The form “Associate Weekly Metrics”',
    reply: z.object({ data: template }),
  },
  metrics: {
    method: 'GET',
    path: '/associate-weekly-metrics',
    summary: 'What one of the staff did in each week that touches a range, oldest first',
    query: metricsAsked,
    reply: metrics,
  },
  metricsByPost: {
    method: 'POST',
    path: '/associate-weekly-metrics',
    summary: 'The same as GET, asked in a body',
    body: metricsAsked,
    rate: 'read',
    reply: metrics,
    waits: true,
  },
});
