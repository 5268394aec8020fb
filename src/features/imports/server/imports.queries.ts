import { type Kysely, sql } from 'kysely';
import type { DB } from '#db';
import type { TimePlace } from '#server/http/time-places.ts';
import type { ExistingRule, ImportRecord, ImportSummary } from '../import-record.contract.ts';

const summaries = (db: Kysely<DB>) =>
  db
    .selectFrom('import')
    .leftJoin('staff', 'staff.user_id', 'import.created_by')
    .select([
      'import.id',
      'import.entity',
      'import.file_name',
      'import.status',
      'import.counts',
      'import.rows_done',
      'import.rows_total',
      'import.failure',
      'staff.full_name as created_by',
      'import.created_at',
      'import.checked_at',
      'import.committed_at',
      'import.undone_at',
      sql<boolean>`coalesce(import.status = 'failed' and starts_with(import.failure, import.stop_asked), false)`.as(
        'stopped',
      ),
    ]);

/** The newest first, those after a place in the list. */
export const listImports = (db: Kysely<DB>, after: TimePlace<string> | null, limit: number) =>
  summaries(db)
    .$if(after !== null, (query) =>
      query
        .where('import.created_at', '<=', after?.at ?? '')
        .where(
          sql<boolean>`(import.created_at < ${after?.at}::timestamptz or import.id > ${after?.id}::uuid)`,
        ),
    )
    .orderBy('import.created_at', 'desc')
    .orderBy('import.id')
    .limit(limit)
    .$castTo<ImportSummary>();

export const findImport = (db: Kysely<DB>, id: string) =>
  summaries(db)
    .select([
      'import.headers',
      'import.layout',
      'import.mapping',
      'import.preview',
      'import.problems',
      'import.changed_fields',
      'import.novelties',
      'import.bad_cells',
      'import.readings',
      'import.column_readings',
      'import.mends',
      'import.constants',
      'import.mapping_from',
      'import.kept',
      'import.undone',
    ])
    .select(({ fn }) => [
      sql`import.file_notes || import.notes`.as('notes'),
      'import.created_by as brought_by',
      fn.coalesce('import.committed_by', 'import.created_by').as('taken_in_by'),
    ])
    .where('import.id', '=', id)
    .$castTo<
      Omit<ImportRecord, 'may_undo' | 'may_change' | 'undo'> & {
        undone: ImportRecord['undo'];
        brought_by: number | null;
        taken_in_by: number | null;
      }
    >();

/** What the steps need of an import, held against other callers until the transaction ends. */
export const holdImport = (db: Kysely<DB>, id: string) =>
  db
    .selectFrom('import')
    .select(['id', 'entity', 'status', 'headers', 'mapping', 'file_removed_at', 'created_by'])
    .$narrowType<Pick<ImportRecord, 'entity' | 'status' | 'mapping'>>()
    .where('id', '=', id)
    // Not against a step that writes rows of it: that one can be asked to stop.
    .forNoKeyUpdate();

/** The import a step works on, while it stands where that step begins. */
export const importAt = (db: Kysely<DB>, id: string, status: ImportRecord['status']) =>
  db
    .selectFrom('import')
    .select([
      'id',
      'entity',
      'file_name',
      'storage_name',
      'size',
      'headers',
      'layout',
      'mapping',
      'preview',
      'readings',
      'mends',
      'constants',
      'existing',
      'created_by',
      'committed_by',
      'rows_total',
      'rows_done',
      'taken_through',
      'failure',
    ])
    .$narrowType<
      Pick<ImportRecord, 'entity' | 'layout' | 'mapping' | 'preview' | 'readings' | 'mends' | 'constants'> & {
        existing: ExistingRule;
      }
    >()
    .where('id', '=', id)
    .where('status', '=', status);

export const noteProgress = (db: Kysely<DB>, id: string, rows_done: number, rows_total: number | null) =>
  db.updateTable('import').set({ rows_done, rows_total }).where('id', '=', id);

/** What somebody said who stops the step that is under way. */
export const findStop = (db: Kysely<DB>, id: string) =>
  db.selectFrom('import').select('stop_asked').where('id', '=', id).where('stop_asked', 'is not', null);

/** Who brought a file, as far as it was a person who still works here. */
export const findMaker = (db: Kysely<DB>, id: string) =>
  db
    .selectFrom('import')
    .innerJoin('staff', 'staff.user_id', 'import.created_by')
    .select('staff.email_address')
    .where('import.id', '=', id);

/** The rejected rows after a number, in the order of the file. */
export const rejectedAfter = (db: Kysely<DB>, id: string, number: number, most: number) =>
  db
    .selectFrom('import_row')
    .select(['number', 'line', 'problems'])
    .$narrowType<{ problems: { field: string; message: string }[] }>()
    .where('import_id', '=', id)
    .where('problems', 'is not', null)
    .where('number', '>', number)
    .orderBy('number')
    .limit(most);

/** The last file with the same columns, in whatever order, that was taken in. */
export const findTakenLike = (db: Kysely<DB>, entity: string, headers: readonly string[]) =>
  db
    .selectFrom('import')
    .select(['file_name', 'headers', 'mapping'])
    .$narrowType<Pick<ImportRecord, 'mapping'>>()
    .where('entity', '=', entity)
    .where('committed_at', 'is not', null)
    .where(sql<boolean>`headers @> ${sql.val(headers)}::text[] and headers <@ ${sql.val(headers)}::text[]`)
    .orderBy('committed_at', 'desc')
    .limit(1);

/** Where the bytes of an import are kept. */
export const findImportFile = (db: Kysely<DB>, id: string) =>
  db
    .selectFrom('import')
    .select(['id', 'entity', 'file_name', 'storage_name', 'layout'])
    .$narrowType<Pick<ImportRecord, 'entity' | 'layout'>>()
    .where('id', '=', id);
