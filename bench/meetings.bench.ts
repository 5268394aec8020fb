import { sql } from 'kysely';
import { aPersonalToken } from '#orion/server/testing/product-process.ts';
import { openDatabase } from '#server/db/client.ts';
import { besideFloor, measureBeside } from './beside.ts';

const MEETINGS = 20_000;

/** The whole list of meetings, and a search in their summaries, beside the same as hand-written SQL. */
export const run = () =>
  besideFloor({
    fill,
    floor: new URL('meetings/baseline.ts', import.meta.url),
    async compare(oursAt, theirsAt) {
      const idOf = ({ fathom_id }: { fathom_id: number }) => fathom_id;
      const list = { ours: oursAt('/fathom-ai-summaries'), theirs: theirsAt('/list'), idOf };
      const search = { ours: oursAt('/meetings-search'), theirs: theirsAt('/search'), idOf, each: 40 };
      console.log(`${MEETINGS.toLocaleString('en-US')} meetings with summaries`);
      await measureBeside({ ...list, name: 'list of all', search: () => '', each: 8 });
      const term = (words: string) => `?search_term=${encodeURIComponent(words)}`;
      await measureBeside({ ...search, name: 'search, rare word', search: (at) => term(`w${at % 500}`) });
      await measureBeside({
        ...search,
        name: 'search, two words',
        search: (at) => term(`w${at % 500} pumps`),
      });
      await measureBeside({
        ...search,
        name: 'search, every meeting',
        search: () => term('revenue'),
        each: 5,
      });
    },
  });

async function fill(url: string) {
  const { db, close } = openDatabase(url, { most: 2, statementTimeoutMs: 0 });
  try {
    const said = sql`'Met w' || n % 500 || '. Revenue is up a third, ' || (array['pumps', 'valves', 'pipes'])[1 + n % 3]
      || ' sell. ' || repeat('They asked about terms, the board and hiring in Ohio. ', 20) || md5(n::text)`;
    await sql`insert into fathom_meeting (fathom_id, meeting_title, meeting_start_time, scoper, html_summary, plain,
        processed_by_orion, attendee_count, company_count)
      select n, 'Meeting ' || n || ' with acme', timestamptz '2026-11-01' - n * interval '1 hour',
        'p' || n % 40 || '@firm.example', '<p>' || ${said} || '</p>', ${said}, n % 3 = 0, n % 7, n % 3
      from generate_series(1, ${MEETINGS}) n`.execute(db);
    await sql`vacuum analyze`.execute(db);
    return await aPersonalToken(db);
  } finally {
    await close();
  }
}
