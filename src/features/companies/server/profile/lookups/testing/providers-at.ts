import * as z from 'zod';
import { type Capabilities, withoutProviders } from '#server/capabilities/capabilities.ts';
import { openOutbound } from '#server/capabilities/outbound.ts';

const figure = z.number().nullable();
const monthsAnswer = z.object({
  results: z.array(
    z.object({
      searchMonth: z.int(),
      searchYear: z.int(),
      monthlyBudget: figure,
      monthlyOrganicClicks: figure,
      monthlyPaidClicks: figure,
      strength: figure,
      totalAdsPurchased: figure,
      totalOrganicResults: figure,
    }),
  ),
});
const site = z.array(z.object({ domain: z.string() }));
const competitorsAnswer = z.object({ seoCompetitors: site, ppcCompetitors: site });
const foundersAnswer = z.object({
  people: z.array(z.object({ first_name: z.string(), last_name: z.string(), email: z.string().optional() })),
});
const emailAnswer = z.object({ data: z.object({ email: z.string().nullable(), score: z.number() }) });

/** Each service is left alone by itself when it fails, as if they lived on machines of their own. */
function callerOf(host: string, timeoutMs: number) {
  const outbound = new Map<string, ReturnType<typeof openOutbound>>();
  return <S extends z.ZodType>(service: string, path: string, schema: S) => {
    const outboundJson = outbound.get(service) ?? openOutbound({ random: () => 0.1 });
    outbound.set(service, outboundJson);
    return outboundJson({
      service,
      url: `http://${host}${path}`,
      schema,
      timeoutMs,
      address: { trusted: [host] },
    });
  };
}

/** Providers that speak the wire of real ones, to a server on this machine. */
export function providersAt(host: string, { timeoutMs = 400, calls_per_day = 1000 } = {}): Capabilities {
  const call = callerOf(host, timeoutMs);
  const { advertising, competitors, founders, emails, crm } = withoutProviders();
  const source = 'loopback';
  return {
    ...withoutProviders(),
    crm,
    advertising: {
      ...advertising,
      calls_per_day,
      provider: {
        source,
        async monthsOf(domain) {
          const path = `/getLatestDomainStats?domain=${domain}`;
          const { results } = await call(advertising.name, path, monthsAnswer);
          return results.map((row) => ({
            recorded_on: `${row.searchYear}-${String(row.searchMonth).padStart(2, '0')}-01`,
            monthly_budget: row.monthlyBudget,
            monthly_organic_clicks: row.monthlyOrganicClicks,
            monthly_paid_clicks: row.monthlyPaidClicks,
            strength: row.strength,
            total_ads_purchased: row.totalAdsPurchased,
            total_organic_results: row.totalOrganicResults,
          }));
        },
      },
    },
    competitors: {
      ...competitors,
      calls_per_day,
      provider: {
        source,
        async competitorsOf(domain) {
          const path = `/getCombinedTopCompetitors?domain=${domain}`;
          const answer = await call(competitors.name, path, competitorsAnswer);
          return [
            ...answer.seoCompetitors.map((one) => ({ ...one, type: 'SEO' as const })),
            ...answer.ppcCompetitors.map((one) => ({ ...one, type: 'PPC' as const })),
          ];
        },
      },
    },
    founders: {
      ...founders,
      calls_per_day,
      provider: {
        source,
        foundersOf: async (domain) =>
          (await call(founders.name, `/founders?domain=${domain}`, foundersAnswer)).people.map(
            ({ email = null, ...name }) => ({ ...name, email }),
          ),
      },
    },
    emails: {
      ...emails,
      calls_per_day,
      provider: {
        source,
        async emailOf({ domain, full_name }) {
          const path = `/email-finder?domain=${domain}&full_name=${encodeURIComponent(full_name)}`;
          const { data } = await call(emails.name, path, emailAnswer);
          return data.score >= 50 ? data.email : null;
        },
      },
    },
  };
}
