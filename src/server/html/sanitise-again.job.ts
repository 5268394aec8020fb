import { type Kysely, sql } from 'kysely';
import type { DB } from '#db';
import type { JobDefinition } from '../jobs/queue.ts';
import type { Platform } from '../platform.ts';
import { safeHtml } from './safe-html.ts';
import { SANITISER_VERSION } from './sanitise.ts';

interface Holder {
  table: string;
  html: string;
  plain?: string;
}

/** Where safe HTML is kept, and where the words of it. */
const HOLDERS: readonly Holder[] = [
  { table: 'reference', html: 'content', plain: 'plain' },
  { table: 'reference_version', html: 'content' },
  { table: 'knowledge_source', html: 'html' },
  { table: 'cto_lunch_message', html: 'body' },
  { table: 'fathom_meeting', html: 'html_summary', plain: 'plain' },
  { table: 'digest_premise', html: 'answer' },
];
const BATCH = 20;

/** Texts that an older sanitiser left are made safe by today's. */
export const sanitiseAgainJob = ({ db, log }: Pick<Platform, 'db' | 'log'>): JobDefinition<object> => ({
  name: 'html.sanitise-again',
  schedule: '23 * * * *',
  atOnce: 1,
  async run(_data, { signal }) {
    for (const holder of HOLDERS) {
      const done = await sanitiseAgain(db, holder, signal);
      if (done > 0) log.info({ table: holder.table, done }, 'stored HTML made safe again');
    }
  },
});

async function sanitiseAgain(db: Kysely<DB>, holder: Holder, signal: AbortSignal) {
  for (let done = 0; ; ) {
    signal.throwIfAborted();
    const stale = await staleTexts(db, holder);
    for (const { at, html } of stale) await replaceText(db, holder, at, html);
    done += stale.length;
    if (stale.length < BATCH) return done;
  }
}

async function staleTexts(db: Kysely<DB>, { table, html }: Holder) {
  const { rows } = await sql<{ at: string; html: string }>`
    select ctid::text as at, coalesce(${sql.ref(html)}, '') as html from ${sql.table(table)}
    where sanitiser_version < ${SANITISER_VERSION} limit ${sql.lit(BATCH)}`.execute(db);
  return rows;
}

/** A row that was written anew in the meantime is not touched: it has moved. */
async function replaceText(db: Kysely<DB>, { table, html, plain }: Holder, at: string, text: string) {
  const safe = await safeHtml(text);
  const words = plain ? sql`, ${sql.ref(plain)} = ${safe.plain}` : sql``;
  const changes = safe.html === text ? sql`` : sql`, ${sql.ref(html)} = ${safe.html}${words}`;
  await sql`update ${sql.table(table)} set sanitiser_version = ${SANITISER_VERSION}${changes}
    where ctid = ${at}::tid and sanitiser_version < ${SANITISER_VERSION}`.execute(db);
}
