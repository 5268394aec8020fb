import { type Kysely, sql } from 'kysely';
import type { DB } from '#db';
import { jsonArrayFrom } from 'kysely/helpers/postgres';

const hasContent = sql<boolean>`exists (select from knowledge_source k
  where k.source_type = said.source_type and k.source = said.source)`;

export const listQuips = (db: Kysely<DB>, company_id: number) =>
  db
    .selectFrom('quip as said')
    .leftJoin('choice as c', (join) =>
      join.on('c.kind', '=', 'quip_type').onRef('c.server_value', '=', 'said.quip_type'),
    )
    .select(['quip_text', 'quip_type', 'c.display_name as quip_type_name'])
    .select(['date', 'source_type', 'source', hasContent.as('has_content')])
    .where('company_id', '=', company_id)
    .orderBy('date', 'desc')
    .orderBy('quip_id', 'desc');

export const listMentions = (db: Kysely<DB>, company_id: number) =>
  db
    .selectFrom('mention as said')
    .select(['mentions', 'mentions_type', 'date', 'standouts_text', 'summary_text'])
    .select(['source_type', 'source', hasContent.as('has_content')])
    .where('company_id', '=', company_id)
    .orderBy('date', 'desc')
    .orderBy('mention_id', 'desc');

export const findSource = (db: Kysely<DB>, source_type: string, source: string) =>
  db
    .selectFrom('knowledge_source')
    .select(['knowledge_id', 'title', 'newsletter_url'])
    .select(sql<boolean>`html is not null`.as('has_html'))
    .where('source_type', '=', source_type)
    .where('source', '=', source);

export const newsletterAt = (db: Kysely<DB>, knowledge_id: number) =>
  db
    .selectFrom('knowledge_source')
    .select(['title', 'html', 'sanitiser_version'])
    .where('knowledge_id', '=', knowledge_id)
    .where('html', 'is not', null);

export const findThread = (db: Kysely<DB>, thread_id: string) =>
  db
    .selectFrom('cto_lunch_thread as t')
    .select((select) => [
      't.subject',
      jsonArrayFrom(
        select
          .selectFrom('cto_lunch_message as m')
          .select(['m.sender_name', 'm.sender_email', 'm.body', 'm.sanitiser_version'])
          .select(
            sql<string>`to_char(m.received_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`.as(
              'received_at',
            ),
          )
          .select((nested) =>
            jsonArrayFrom(
              nested
                .selectFrom('cto_lunch_file as f')
                .select(['f.filename', 'f.content_type', 'f.content_id'])
                .select(sql<boolean>`f.file_id is not null`.as('is_kept'))
                .whereRef('f.message_id', '=', 'm.message_id')
                .orderBy('f.content_id'),
            ).as('files'),
          )
          .whereRef('m.thread_id', '=', 't.thread_id')
          .orderBy('m.received_at')
          .orderBy('m.message_id'),
      ).as('messages'),
    ])
    .where('t.thread_id', '=', thread_id);

export const lunchFileAt = (db: Kysely<DB>, content_id: string) =>
  db
    .selectFrom('cto_lunch_file as f')
    .innerJoin('stored_file as b', 'b.file_id', 'f.file_id')
    .select(['b.storage_name', 'f.filename as file_name', 'f.content_type', 'b.size'])
    .where('f.content_id', '=', content_id);
