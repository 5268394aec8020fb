import type { Kysely } from 'kysely';
import type { DB } from '#db';
import { dayOf } from '#kernel/dates.ts';
import { once } from '#server/jobs/effects.ts';
import type { JobDefinition } from '#server/jobs/queue.ts';
import type { Platform } from '#server/platform.ts';
import type { SearchNames } from '../../search-words.rules.ts';
import { searchNames } from './search-names.ts';
import { type News, watchMail } from './watch.email.ts';
import {
  listNews,
  listTopSearches,
  listWatched,
  listWatchers,
  noteMailed,
  takeStock,
} from './watch.queries.ts';
import { filtersOf, watchedPredicates } from './watched-search.ts';

export const WATCH_MAIL = 'watch.mail';
const SHOWN_COMPANIES = 10;
const TOP_SEARCHES = 3;
const TOP_DAYS = 30;
const DAY_MS = 86_400_000;

type Parts = Pick<Platform, 'db' | 'clock' | 'log' | 'mail' | 'config'>;
interface Reader {
  user_id: number;
  email_address: string;
}

/**
 * Once a day it tells everyone what is new in the searches they watch. It looks every hour from six on, because a
 * day's mail must also leave when Orion was away at six; whoever was looked after that day is passed over.
 */
export const watchMailJob = (parts: Parts): JobDefinition<object> => ({
  name: WATCH_MAIL,
  schedule: '0 6-23 * * *',
  atOnce: 1,
  async run(_data, { signal }) {
    const { db, clock, log } = parts;
    const names = await searchNames(db);
    const failed: number[] = [];
    for (const reader of await listWatchers(db).execute()) {
      if (signal.aborted) throw new Error('Stopped before everyone was told; what is left follows.');
      await tellOnce(parts, reader, dayOf(clock.now(), 'utc'), names).catch((error: unknown) => {
        log.error({ err: error, user_id: reader.user_id }, 'a watch mail was not written');
        failed.push(reader.user_id);
      });
    }
    if (failed.length > 0) throw new Error(`${failed.length} watch mails were not written.`);
  },
});

/** One view of the data for all of it: what is counted as told is exactly what the mail was made from. */
const tellOnce = (parts: Parts, reader: Reader, day: string, names: SearchNames) =>
  parts.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((db) =>
      once(db, `${WATCH_MAIL} ${day} ${reader.user_id}`, () => tell({ ...parts, db }, reader, day, names)),
    );

async function tell({ db, clock, mail, config }: Parts, reader: Reader, day: string, names: SearchNames) {
  const now = clock.now();
  const watched = (await listWatched(db, reader.user_id).execute()).map((search) => {
    const filters = filtersOf(search.filters);
    return { ...search, filters, predicates: watchedPredicates(filters, now) };
  });
  const news: News[] = [];
  for (const { uuid, filters, predicates, taken_at } of watched) {
    // Nothing is new in a search that was never looked at; from now on something can be.
    if (taken_at === null) await takeStock(db, uuid, predicates, now).execute();
    const companies = await listNews(db, uuid, predicates, SHOWN_COMPANIES).execute();
    const found = companies[0]?.found ?? 0;
    if (found > 0) news.push({ uuid, filters, found, companies });
  }
  if (news.length === 0) return;
  for (const { uuid, predicates } of watched) await takeStock(db, uuid, predicates, now).execute();
  await noteMailed(
    db,
    watched.map(({ uuid }) => uuid),
    now,
  ).execute();
  const top = await topOf(db, reader, now);
  await mail.send(db, {
    effect_key: `${WATCH_MAIL} ${day} ${reader.user_id}`,
    to: reader.email_address,
    template: 'discovery-watch',
    ...watchMail({ origin: config.ORION_ORIGIN, names, news, top }),
  });
}

async function topOf(db: Kysely<DB>, { user_id }: Reader, now: Date) {
  const since = new Date(now.getTime() - TOP_DAYS * DAY_MS);
  const found = await listTopSearches(db, user_id, since, TOP_SEARCHES).execute();
  return found.map(({ uuid, filters }) => ({ uuid, filters: filtersOf(filters) }));
}
