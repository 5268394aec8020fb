import type pg from 'pg';

/** What no backup holds, and why. A restore empties them, but for the first. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  migration: 'belongs to the schema that a restore finds, and is compared with the archive',
  session: 'people sign in again after a restore; what opens Orion lies in no file',
  sign_in_attempt: 'lives ten minutes, in the browser that began it',
  idempotency_key: 'a call that is repeated after a restore is a new call',
  rate_count: 'how often somebody called in this minute; after a restore everybody begins anew',
  identity_record: 'what the embedded sign-in remembers of running sign-ins',
};
/** Belongs to the schema, or to a ranking that was never finished. A restore does not touch them. */
const NOT_DATA = /^(migration|company_rank_next|discovery_next)$/;

export interface PublicTable {
  name: string;
  /** Those that are stored, not computed. */
  columns: string[];
  /** What puts its rows into an order that does not depend on the machine. */
  order: string;
}

const CATALOG = `
  select c.relname as name, c.relpersistence = 'p' as lasting,
    array(select a.attname::text from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      order by a.attnum) as columns,
    coalesce((select string_agg(
        case t.typcategory when 'S' then format('%I::text collate "C"', a.attname) else quote_ident(a.attname) end,
        ', ' order by k.position)
      from pg_index i cross join unnest(i.indkey) with ordinality as k(attnum, position)
      join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
      join pg_type t on t.oid = a.atttypid
      where i.indrelid = c.oid and i.indisprimary), format('%I::text collate "C"', c.relname)) as "order",
    array(select f.confrelid::regclass::text from pg_constraint f
      where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as needs
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
  order by c.relname`;

interface Catalogued extends PublicTable {
  lasting: boolean;
  needs: string[];
}

/** What a backup holds, each table after those it refers to; and all that a restore empties. */
export async function publicTables(client: pg.ClientBase) {
  const { rows } = await client.query<Catalogued>(CATALOG);
  const ours = rows.filter(({ name }) => !NOT_DATA.test(name));
  const saved = inOrder(ours.filter(({ name, lasting }) => lasting && !(name in LEFT_OUT)));
  return { saved, emptied: ours.map(({ name }) => name) };
}

function inOrder(tables: readonly Catalogued[]): PublicTable[] {
  const byName = new Map(tables.map((table) => [table.name, table]));
  const placed = new Map<string, PublicTable>();
  const place = ({ needs, name, columns, order }: Catalogued, path: readonly string[]) => {
    if (placed.has(name) || path.includes(name)) return;
    for (const needed of needs) {
      const table = byName.get(needed);
      if (table) place(table, [...path, name]);
    }
    placed.set(name, { name, columns, order });
  };
  for (const table of tables) place(table, []);
  return [...placed.values()];
}

/** The tables that say where a file lies. */
export const fileHolders = (tables: readonly PublicTable[]) =>
  tables.filter(({ columns }) => columns.includes('storage_name'));

export async function appliedMigrations(client: pg.ClientBase) {
  const { rows } = await client.query<{ name: string }>('select name from migration order by name');
  return rows.map(({ name }) => name);
}
