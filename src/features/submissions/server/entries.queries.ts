import { type Kysely, type QueryCreator, type SqlBool, sql } from 'kysely';
import type { DB } from '#db';
import type { TimePlace } from '#server/http/time-places.ts';
import { prepareOnce } from '#server/db/prepared.ts';

export const PAGE_SIZE = 50;

export interface EntriesAsked {
  template: string;
  state: 'draft' | 'unpublished' | 'published';
  /** Only those of one writer. */
  created_by?: number | undefined;
  search?: string | undefined;
  company_id?: number | undefined;
  year?: number | undefined;
  quarter?: string | undefined;
  /** The last row of the page before. */
  after?: TimePlace<string> | null;
}

const narrowed = (db: QueryCreator<DB>, asked: EntriesAsked) =>
  db
    .selectFrom('submission as e')
    .select(['e.uuid', 'e.created_at'])
    .where('e.template', '=', asked.template)
    .where('e.state', '=', asked.state)
    .where('e.deleted_at', 'is', null)
    .$if(asked.created_by !== undefined, (query) => query.where('e.created_by', '=', asked.created_by ?? 0))
    .$if(asked.company_id !== undefined, (query) => query.where('e.company_id', '=', asked.company_id ?? 0))
    .$if(asked.search !== undefined, (query) =>
      query.where(sql<SqlBool>`e.words @@ (select every_word(${asked.search ?? ''}))`),
    )
    .$if(asked.year !== undefined, (query) =>
      query.where(sql<SqlBool>`e.answers ->> 'year' = ${String(asked.year)}`),
    )
    .$if(asked.quarter !== undefined, (query) =>
      query.where(sql<SqlBool>`e.answers ->> 'quarter' = ${asked.quarter ?? ''}`),
    );

/** Names of the fields of a template whose answers are kept sealed, or were under an earlier version. */
const sealedFields = (template: string) =>
  sql<string[]>`array(select distinct field #>> '{}' from form_template t, jsonb_path_query(t.definition,
    '$.request_schema.sections[*].data_model.attributes[*] ? (@.describe.sealed == "true").name') field
    where t.slug = ${template})`;

/**
 * Entries of a template, newest first; one row beyond the page tells whether another page follows, and each row of the first
 * says how many there are. They are put in order and counted without their answers, which are read for the page only.
 */
export const listEntries = (db: Kysely<DB>, asked: EntriesAsked) =>
  prepareOnce(
    db
      .with(
        // Words are looked up once for both; in the order of an index a page ends early.
        (cte) => (asked.search === undefined ? cte('hit').notMaterialized() : cte('hit').materialized()),
        (db) => narrowed(db, asked),
      )
      .with('first', (db) =>
        db
          .selectFrom('hit')
          .selectAll()
          .$if(!!asked.after, (query) =>
            query.where(
              sql<SqlBool>`(created_at, uuid) < (${asked.after?.at ?? ''}::timestamptz, ${asked.after?.id ?? ''}::uuid)`,
            ),
          )
          .orderBy('created_at', 'desc')
          .orderBy('uuid', 'desc')
          // Part of the text: without the number a plan made once would not know how few it is for.
          .limit(sql.lit(PAGE_SIZE + 1)),
      )
      .selectFrom('first as f')
      .innerJoin('submission as e', 'e.uuid', 'f.uuid')
      .innerJoin('staff as s', 's.user_id', 'e.created_by')
      .leftJoin('company as c', 'c.company_id', 'e.company_id')
      .select(['e.uuid', 'e.answers', 'e.created_at', 'e.template_version', 'e.return_reason'])
      .select(['s.email_address', 's.full_name', 'c.company_name', 'c.company_domain'])
      .select(sealedFields(asked.template).as('sealed'))
      .$if(!asked.after, (query) =>
        query.select((eb) => eb.selectFrom('hit').select(eb.fn.countAll<number>().as('count')).as('found')),
      )
      .orderBy('e.created_at', 'desc')
      .orderBy('e.uuid', 'desc'),
  );

/** One entry, with who wrote it and who changed it last. */
export const findEntry = (db: Kysely<DB>, template: string, uuid: string) =>
  db
    .selectFrom('submission as e')
    .innerJoin('staff as s', 's.user_id', 'e.created_by')
    .leftJoin('staff as u', 'u.user_id', 'e.updated_by')
    .leftJoin('company as c', 'c.company_id', 'e.company_id')
    .selectAll('e')
    .select(['s.email_address', 's.full_name', 'u.full_name as updated_by_name'])
    .select(['c.company_name', 'c.company_domain', sealedFields(template).as('sealed')])
    .where('e.template', '=', template)
    .where('e.uuid', '=', uuid);

/** The files that answers lead to, deleted ones too, and the company each is kept with. */
export const listFilesAt = (db: Kysely<DB>, urls: readonly string[]) =>
  db
    .selectFrom('company_file as f')
    .innerJoin('stored_file as b', 'b.file_id', 'f.file_id')
    .innerJoin('company as c', 'c.company_id', 'f.company_id')
    .select(['b.file_name', 'c.company_id', 'c.company_name'])
    .select([
      sql<string>`'/media/files/' || f.uuid`.as('url'),
      sql<boolean>`f.deleted_at is not null`.as('deleted'),
    ])
    .where(sql<SqlBool>`'/media/files/' || f.uuid = any(${sql.val(urls)}::text[])`);

/** Companies the firm holds whose name or domain begins like what is typed. */
export const listPortfolio = (db: Kysely<DB>, typed: string) =>
  db
    .selectFrom('tp_status_history as h')
    .innerJoin('company as c', 'c.company_id', 'h.company_id')
    .select(['c.company_name as name', 'c.company_domain as domain'])
    .where('h.until', 'is', null)
    .where('h.tp_status', '=', 'PORTFOLIO')
    .where(
      sql<SqlBool>`(position(lower(${typed}) in lower(c.company_name)) > 0 or (c.company_domain not like '~%' and position(lower(${typed}) in c.company_domain) > 0))`,
    )
    .orderBy('c.company_name')
    .limit(15);
