import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { aReference } from '#features/conversations/server/testing/firm.ts';
import { testApp } from '#orion/server/testing/test-app.ts';
import { sanitiseAgainJob } from './sanitise-again.job.ts';
import { SANITISER_VERSION } from './sanitise.ts';

const server = await testApp();
const { db, platform } = server;
const ann = await server.signIn({ full_name: 'Ann Lee' });
const HOSTILE = '<p onclick="x()">Tall ships<b hidden>secret</b></p>';
const SAFE = '<p>Tall ships</p>';
const run = () =>
  sanitiseAgainJob(platform).run({}, { key: 'k', attempt: 1, signal: new AbortController().signal });
const stale = async (table: string) =>
  (
    await sql<{
      n: number;
    }>`select count(*) n from ${sql.table(table)} where sanitiser_version < ${SANITISER_VERSION}`.execute(db)
  ).rows[0]?.n;

// CONV-027
it('what an older sanitiser left is made safe once more, everywhere, and found by its words', async () => {
  const reference_id = await aReference(db, { creator_id: ann.user_id });
  await sql`update reference set content = ${HOSTILE}, plain = 'stale', sanitiser_version = 1, version = 3`.execute(
    db,
  );
  await sql`insert into reference_version (reference_id, version, content, changed_at)
    select ${reference_id}, n, ${HOSTILE}, now() from generate_series(1, 45) n`.execute(db);
  await sql`insert into knowledge_source (source_type, source, title, html, newsletter_url, published_on) values
    ('NEWSLETTER', 'a', 'A', ${HOSTILE}, null, '2025-01-01'), ('NEWSLETTER', 'b', 'B', null, 'https://b.example', '2025-01-01')`.execute(
    db,
  );

  await run();

  const { rows } = await sql`select content, plain, version from reference`.execute(db);
  expect(rows).toEqual([{ content: SAFE, plain: 'Tall ships', version: 3 }]);
  const texts = await sql`select distinct content from reference_version`.execute(db);
  expect(texts.rows).toEqual([{ content: SAFE }]);
  const letters = await sql`select source, html from knowledge_source order by source`.execute(db);
  expect(letters.rows).toEqual([
    { source: 'a', html: SAFE },
    { source: 'b', html: null },
  ]);
  for (const table of ['reference', 'reference_version', 'knowledge_source'])
    expect(await stale(table)).toBe(0);
  const { rows: found } =
    await sql`select from reference_text where document @@ to_tsquery('simple', 'ships')`.execute(db);
  expect(found).toHaveLength(1);
});

it('what today’s sanitiser has seen is sent as it lies', async () => {
  await sql`insert into cto_lunch_thread values ('seen', 'Seen')`.execute(db);
  await sql`insert into cto_lunch_message (thread_id, sender_name, sender_email, body, received_at, sanitiser_version)
    values ('seen', 'Bo', 'bo@guest.example', '<p data-mark="kept">Hi</p>', now(), ${SANITISER_VERSION})`.execute(
    db,
  );
  const bodies = async () =>
    (await server.call('GET', '/api/v1/ctolunches?mention_params=seen', { headers: ann.headers }))
      .json<{ data: { messages: { body: string }[] } }>()
      .data.messages.map(({ body }) => body);

  expect(await bodies()).toEqual(['<p data-mark="kept">Hi</p>']);

  await sql`update cto_lunch_message set sanitiser_version = 0`.execute(db);
  expect(await bodies()).toEqual(['<p>Hi</p>']);
});
