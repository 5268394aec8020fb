import type { Kysely } from 'kysely';
import type { DB } from '#db';
import { once } from '#server/jobs/effects.ts';
import type { JobDefinition } from '#server/jobs/queue.ts';
import { dailyKey, type MailReader, tellReaders, writeDaily } from '#server/mail/daily-mail.ts';
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
const KIND = 'discovery-watch';
const SHOWN_COMPANIES = 10;
const TOP_SEARCHES = 3;
const TOP_DAYS = 30;
const DAY_MS = 86_400_000;

type Parts = Pick<Platform, 'db' | 'clock' | 'log' | 'mail' | 'config' | 'secrets'>;
/** Once a day, at their hour, it tells everyone what is new in the searches they watch. */
export const watchMailJob = (parts: Parts): JobDefinition<object> => ({
  name: WATCH_MAIL,
  schedule: '*/15 * * * *',
  atOnce: 1,
  async run(_data, { signal }) {
    const names = await searchNames(parts.db);
    const readers = await listWatchers(parts.db).execute();
    await tellReaders(parts, { kind: KIND, readers, signal }, (reader, day) =>
      tellOnce(parts, reader, day, names),
    );
  },
});

/** One view of the data for all of it: what is counted as told is exactly what the mail was made from. */
const tellOnce = (parts: Parts, reader: MailReader, day: string, names: SearchNames) =>
  parts.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((db) => once(db, dailyKey(KIND, day, reader), () => tell({ ...parts, db }, reader, day, names)));

async function tell(parts: Parts, reader: MailReader, day: string, names: SearchNames) {
  const { db, clock } = parts;
  const now = clock.now();
  const watched = [];
  for (const search of await listWatched(db, reader.user_id).execute()) {
    const filters = filtersOf(search.filters);
    watched.push({ ...search, filters, predicates: await watchedPredicates(db, filters, now) });
  }
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
  await writeDaily(parts, { kind: KIND, day, reader }, (given) => watchMail({ names, news, top, ...given }));
}

async function topOf(db: Kysely<DB>, { user_id }: MailReader, now: Date) {
  const since = new Date(now.getTime() - TOP_DAYS * DAY_MS);
  const found = await listTopSearches(db, user_id, since, TOP_SEARCHES).execute();
  return found.map(({ uuid, filters }) => ({ uuid, filters: filtersOf(filters) }));
}
