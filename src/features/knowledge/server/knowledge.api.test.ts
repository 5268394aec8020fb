import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testApp } from '#orion/server/testing/test-app.ts';

const server = await testApp();
const { db, platform } = server;
const ann = await server.signIn({ full_name: 'Ann Lee' });
const get = (path: string, headers: object = ann.headers) =>
  server.call('GET', path, { headers: headers as Record<string, string> });
/** As a browser asks for a picture or a new tab: with the cookie, without the token. */
const byCookie = (site: string | undefined = 'same-origin', cookie = ann.headers.cookie) => ({
  cookie,
  ...(site && { 'sec-fetch-site': site }),
});

await sql`insert into company (company_domain, company_name) values ('acme.example', 'Acme'), ('bare.example', 'Bare')`.execute(
  db,
);
await sql`insert into quip (company_id, quip_text, quip_type, date, source_type, source)
  select company_id, said.text, 'Customer', said.date, 'NEWSLETTER', said.source
  from company, (values ('old', date '2025-01-01', 'letter-1'), ('new', '2026-01-01', 'unknown')) said (text, date, source)
  where company_domain = 'acme.example'`.execute(db);
await sql`insert into choice (kind, server_value, display_name) values ('quip_type', 'Customer', 'Customer says')`.execute(
  db,
);
await sql`insert into mention (company_id, mentions, mentions_type, date, summary_text, source_type, source)
  select company_id, 3, 'positive', '2026-02-01', 'A good lunch', 'CTO_LUNCHES', 'thread-1' from company
  where company_domain = 'acme.example'`.execute(db);
await sql`insert into knowledge_source (source_type, source, title, html, newsletter_url, published_on) values
  ('NEWSLETTER', 'letter-1', 'Tools & <trades>', '<p onclick="steal()">Hello<script>steal()</script></p>', null, '2025-01-01'),
  ('NEWSLETTER', 'letter-2', 'Elsewhere', null, 'https://letters.example/2', '2025-01-01'),
  ('NEWSLETTER', 'letter-3', 'Hostile', null, 'javascript:steal()', '2025-01-01')`.execute(db);
await sql`insert into cto_lunch_thread values ('thread-1', 'Lunch in May'), ('thread-2', 'Nobody wrote')`.execute(
  db,
);
await sql`with message as (insert into cto_lunch_message (thread_id, sender_name, sender_email, body, received_at)
    values ('thread-1', 'Bo Berg', 'bo@guest.example', '<p>See <img src=x onerror=steal()> below</p>', '2026-05-02T10:00:00Z')
    returning message_id)
  insert into cto_lunch_file (content_id, message_id, filename, content_type)
  select 'never-kept', message_id, 'plan.pdf', 'application/pdf' from message`.execute(db);

// SLID-116, SLID-117, API-094, API-096
describe('what was said about a company', () => {
  it('is newest first, and says whether its full text is known', async () => {
    expect((await get('/api/v1/quips?company_domain=acme.example')).json()).toEqual({
      quips: [
        expect.objectContaining({ quip_text: 'new', date: '2026-01-01', has_content: false }),
        {
          quip_text: 'old',
          quip_type: 'Customer',
          quip_type_name: 'Customer says',
          date: '2025-01-01',
          source_type: 'NEWSLETTER',
          source: 'letter-1',
          has_content: true,
        },
      ],
    });
    expect((await get('/api/v1/mentions?company_domain=acme.example')).json()).toEqual({
      mentions: [
        {
          mentions: 3,
          mentions_type: 'positive',
          date: '2026-02-01',
          standouts_text: null,
          summary_text: 'A good lunch',
          source_type: 'CTO_LUNCHES',
          source: 'thread-1',
          has_content: false,
        },
      ],
    });
  });

  it('is nothing for a quiet company, and 404 for one nobody knows', async () => {
    expect((await get('/api/v1/quips?company_domain=bare.example')).json()).toEqual({ quips: [] });
    expect((await get('/api/v1/mentions?company_domain=bare.example')).json()).toEqual({ mentions: [] });
    expect((await get('/api/v1/quips?company_domain=nobody.example')).statusCode).toBe(404);
    expect((await get('/api/v1/mentions')).statusCode).toBe(422);
  });
});

// SLID-081, SLID-082, API-095
describe('the full text of a newsletter', () => {
  const source = (name: string) => get(`/api/v1/knowledge-source?source_type=NEWSLETTER&source=${name}`);

  it('is a page of ours in a sandbox, without what could run, for the cookie alone', async () => {
    const { content_url } = (await source('letter-1')).json<{ content_url: string }>();
    const page = await get(content_url, byCookie());

    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<title>Tools &amp; &lt;trades&gt;</title>');
    expect(page.body).toContain('<p>Hello</p>');
    expect(page.body).not.toMatch(/steal|onclick|<script/);
    expect(page.headers).toMatchObject({
      'content-security-policy': expect.stringMatching(
        /^sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'/,
      ),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });

  it('is an address elsewhere, or not found', async () => {
    expect((await source('letter-2')).json()).toEqual({
      newsletter_url: 'https://letters.example/2',
      title: 'Elsewhere',
    });
    expect((await source('letter-3')).statusCode).toBe(404);
    expect((await source('letter-9')).statusCode).toBe(404);
    expect((await get('/media/newsletters/999', byCookie())).statusCode).toBe(404);
  });

  // T2, T18
  it.each([
    ['another site', byCookie('cross-site')],
    ['a sister site', byCookie('same-site')],
    ['a browser that does not say', byCookie('')],
    ['somebody else’s cookie', byCookie('same-origin', 'orion_sid_3000=invented')],
    ['nobody', {}],
  ])('is refused to %s', async (_who, headers) => {
    const { content_url } = (await source('letter-1')).json<{ content_url: string }>();

    expect((await get(content_url, headers)).statusCode).toBe(401);
  });

  it('is the one thing the cookie alone opens', async () => {
    expect((await get('/api/v1/quips?company_domain=acme.example', byCookie())).statusCode).toBe(401);
  });
});

// API-097, SLID-085, SLID-118
describe('a CTO lunch', () => {
  it('is its subject and its messages, sanitised, with files that were kept or not', async () => {
    const stored = await platform.files.save(Readable.from([Buffer.from('plan')]), { file_name: 'plan.txt' });
    await sql`with file as (insert into stored_file (storage_name, file_name, content_type, size, sha256, created_at)
        values (${stored.storage_name}, 'plan.txt', 'text/plain', 4, ${stored.sha256}, now()) returning file_id)
      insert into cto_lunch_file (content_id, message_id, filename, content_type, file_id)
      select 'kept/file', message_id, 'plan.txt', 'text/plain', file_id from cto_lunch_message, file`.execute(
      db,
    );

    const { data } = (await get('/api/v1/ctolunches?mention_params=thread-1')).json<{
      data: { subject: string; messages: { body: string }[] };
    }>();

    expect(data).toEqual({
      subject: 'Lunch in May',
      messages: [
        {
          sender_name: 'Bo Berg',
          sender_email: 'bo@guest.example',
          body: expect.stringContaining('See'),
          received_at: '2026-05-02T10:00:00.000Z',
          files: [
            {
              filename: 'plan.txt',
              content_type: 'text/plain',
              content_id: 'kept/file',
              url: '/media/ctolunches/kept%2Ffile',
            },
            { filename: 'plan.pdf', content_type: 'application/pdf', content_id: 'never-kept', url: null },
          ],
        },
      ],
    });
    expect(data.messages[0]?.body).not.toContain('steal');
    const file = await get('/media/ctolunches/kept%2Ffile', byCookie('none'));
    expect(file.body).toBe('plan');
    expect(file.headers['content-disposition']).toMatch(/^attachment/);
  });

  it('may have no message, and is 404 when nobody knows it', async () => {
    expect((await get('/api/v1/ctolunches?mention_params=thread-2')).json()).toEqual({
      data: { subject: 'Nobody wrote', messages: [] },
    });
    expect((await get('/api/v1/ctolunches?mention_params=thread-9')).statusCode).toBe(404);
  });
});
