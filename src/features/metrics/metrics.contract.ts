import * as z from 'zod';
import { defineContract } from '#kernel/endpoint.ts';
import { type AnyFilters, filterQuery } from '#kernel/filters.ts';
import { day, domainText, page } from '#kernel/query-fields.ts';
import { alexaFilters, downstreamFilters, linkedinFilters, spyfuFilters } from './metrics.filters.ts';

const figure = z.number().nullable();
const recorded_on = z.iso.date();
const origin = { source: z.string(), observed_at: z.iso.datetime() };

export const spyfuPoint = z.object({
  recorded_on,
  monthly_budget: figure,
  monthly_paid_clicks: figure,
  monthly_organic_clicks: figure,
  strength: figure,
  ...origin,
});
export const linkedinPoint = z.object({
  recorded_on,
  employee_count: z.int(),
  growth_1m: figure.describe('Percent, against the point a month earlier; null where there is none'),
  growth_6m: figure,
  growth_1y: figure,
  growth_2y: figure,
  ...origin,
});
export const alexaPoint = z.object({ recorded_on, traffic_rank: figure, page_views: figure, ...origin });

const series = <const P extends `/${string}`, S extends z.ZodType>(path: P, summary: string, point: S) => ({
  method: 'GET' as const,
  path,
  summary: `${summary}, oldest first`,
  query: z.object({ domain: domainText, date_from: day.optional(), date_to: day.optional() }),
  reply: z.object({ results: z.array(point) }),
});
const filter = <const P extends `/${string}`, F extends AnyFilters>(
  path: P,
  summary: string,
  filters: F,
) => ({
  method: 'GET' as const,
  path,
  summary: `${summary}; 20 a page`,
  query: z.object({ ...filterQuery(filters), page }),
  reply: z.object({
    results: z.array(z.object({ domain: z.string() })),
    total_count: z.int(),
    next_page: z.int().nullable(),
  }),
});

export const metricsContract = defineContract({
  spyfuMetrics: series('/spyfu-metrics', 'Advertising and search of a company by month', spyfuPoint),
  spyfuFilter: filter(
    '/spyfu-filter',
    'Companies whose latest advertising figures lie in these ranges',
    spyfuFilters,
  ),
  linkedinMetrics: series('/linkedin-metrics', 'Head count of a company over time', linkedinPoint),
  linkedinFilter: filter(
    '/linkedin-filter',
    'Companies whose head count and growth lie in these ranges',
    linkedinFilters,
  ),
  alexaMetrics: series('/alexa-metrics', 'Web traffic of a company by month', alexaPoint),
  alexaFilter: filter(
    '/alexa-filter',
    'Companies whose latest web traffic lies in these ranges',
    alexaFilters,
  ),
  downstreamFilter: filter(
    '/downstream-filter',
    'Companies whose latest figures of every kind lie in these ranges',
    downstreamFilters,
  ),
  combinedDownstream: {
    method: 'GET',
    path: '/combined-downstream',
    summary: 'The latest figures of a company, of each kind',
    query: z.object({ domain: domainText }),
    reply: z.object({
      data: z.object({
        spyfu: spyfuPoint.nullable(),
        linkedin: linkedinPoint.nullable(),
        alexa: alexaPoint.nullable(),
      }),
    }),
  },
});
