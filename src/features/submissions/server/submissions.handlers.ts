import { definition } from '#kernel/forms/form-language.ts';
import { invalid, notFound } from '#server/http/errors.ts';
import { type Context, implement } from '#server/http/implement.ts';
import { submissionsContract } from '../submissions.contract.ts';
import { listPortfolio } from './entries.queries.ts';
import { endpointOf, keptTemplate, wireTemplate } from './templates.ts';
import { listTemplates } from './templates.queries.ts';
import { weeklyMetrics } from './weekly-metrics.queries.ts';

const QUARTERS = 40;
const DAYS = 30;
const DAY_MS = 86_400_000;

interface MetricsAsked {
  scoper_email?: string | undefined;
  start_time?: string | undefined;
  end_time?: string | undefined;
}

async function metricsOf({ db, user, clock }: Context, asked: MetricsAsked) {
  const now = clock.now();
  const end = asked.end_time ? new Date(asked.end_time) : now;
  const start = asked.start_time ? new Date(asked.start_time) : new Date(end.getTime() - DAYS * DAY_MS);
  if (start > end) throw invalid('start_time must be before end_time.');
  const scoper = await db
    .selectFrom('staff')
    .select(['user_id', 'email_address'])
    .where('email_address', '=', asked.scoper_email || user.email_address)
    .executeTakeFirst();
  if (!scoper) throw notFound('Scoper');
  const email = scoper.email_address;
  // Weeks to come hold nothing yet.
  const until = end < now ? end : now;
  const weeks = await weeklyMetrics(db, { user_id: scoper.user_id, email, start, end: until }).execute();
  return { results: weeks.map((week) => ({ scoper: email, ...week })) };
}

/** The quarter of a day and those before it, as “Q4 2026”. */
function quartersUntil(now: Date): string[] {
  const current = now.getUTCFullYear() * 4 + Math.floor(now.getUTCMonth() / 3);
  return Array.from({ length: QUARTERS }, (_, ago) => current - ago).map(
    (quarter) => `Q${(quarter % 4) + 1} ${Math.floor(quarter / 4)}`,
  );
}

export const submissions = implement('submissions', submissionsContract, {
  async templates(_input, { db }) {
    const data: Record<string, Record<string, string>> = {};
    for (const { slug, definition: kept } of await listTemplates(db).execute()) {
      const { group, name } = definition.parse(kept);
      data[group] = { ...data[group], [name]: `${endpointOf(slug)}/template` };
    }
    return { data };
  },
  async portfolio({ query }, { db }) {
    return { results: await listPortfolio(db, query.search_term ?? '').execute() };
  },
  async quarters({ query }, { clock }) {
    const typed = (query.search_term ?? '').toLowerCase();
    return { data: quartersUntil(clock.now()).filter((one) => one.toLowerCase().includes(typed)) };
  },
  async people({ query }, { db }) {
    const typed = (query.search_term ?? '').toLowerCase();
    const staff = await db
      .selectFrom('staff')
      .select(['full_name as display_name', 'email_address as server_value'])
      .where('active', 'is', true)
      .orderBy('full_name')
      .execute();
    return { results: staff.filter(({ display_name }) => display_name.toLowerCase().includes(typed)) };
  },
  async metricsTemplate(_input, { db, user }) {
    return { data: wireTemplate(await keptTemplate(db, 'associate-weekly-metrics'), user.email_address) };
  },
  metrics: ({ query }, context) => metricsOf(context, query),
  metricsByPost: ({ body }, context) => metricsOf(context, body),
});
