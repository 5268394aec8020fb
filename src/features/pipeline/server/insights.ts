import type { Handlers } from '#server/http/implement.ts';
import type { pipelineContract } from '../pipeline.contract.ts';
import {
  countAdded,
  countByCountry,
  countByOwner,
  countByStatus,
  countEverything,
  countReached,
} from './insight.queries.ts';

type Insights = Pick<
  Handlers<typeof pipelineContract>,
  'countStatuses' | 'managed' | 'overview' | 'universe' | 'universePipeline'
>;

/** What the pipeline looks like from above. */
export const insights: Insights = {
  async countStatuses({ query }, { db, user }) {
    return { results: await countByStatus(db, query.scoper_email ?? user.email_address).execute() };
  },

  async managed({ query }, { db }) {
    const owners = new Map<string, { scoper: string; full_name: string; counts: Record<string, number> }>();
    for (const { scoper, full_name, tp_status, count } of await countByOwner(db, query).execute()) {
      const owner = owners.get(scoper) ?? { scoper, full_name, counts: {} };
      owner.counts[tp_status] = count;
      owners.set(scoper, owner);
    }
    return { results: [...owners.values()] };
  },

  async overview(_input, { db }) {
    const [counted, statuses] = await Promise.all([
      countEverything(db).executeTakeFirstOrThrow(),
      countByStatus(db).execute(),
    ]);
    const { users, companies, lists, last_import_at } = counted;
    return {
      data: { users: users ?? 0, companies: companies ?? 0, lists: lists ?? 0, statuses, last_import_at },
    };
  },

  async universe(_input, { db, clock }) {
    const [added, countries, by_status] = await Promise.all([
      countAdded(db, clock.now()).executeTakeFirstOrThrow(),
      countByCountry(db).execute(),
      countByStatus(db).execute(),
    ]);
    const by_country = countries.flatMap(({ country, count }) =>
      country === null ? [] : [{ country, count }],
    );
    const total_companies = countries.reduce((sum, { count }) => sum + count, 0);
    return { data: { total_companies, ...added, by_country, by_status } };
  },

  async universePipeline(_input, { db }) {
    const [statuses, reached] = await Promise.all([countByStatus(db).execute(), countReached(db).execute()]);
    const shares = new Map(reached.map((row) => [row.tp_status, row.reached / row.ever]));
    const ever = reached.length > 0 ? 0 : null;
    return {
      results: statuses.map((status) => ({ ...status, conversion: shares.get(status.tp_status) ?? ever })),
    };
  },
};
