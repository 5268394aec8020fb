-- Files taken in: what they held, what they changed, and what was there before.

create table import (
  id uuid primary key default gen_random_uuid(),
  entity text not null check (entity in ('companies', 'people')),
  file_name text not null check (file_name <> ''),
  storage_name text not null,
  size bigint not null check (size >= 0),
  status text not null default 'uploaded' check (status in ('uploaded', 'checking', 'checked', 'committing', 'committed',
    'undoing', 'undone', 'failed')),
  headers text[] not null,
  -- The field of each column; null where the column is left out.
  mapping jsonb not null,
  preview jsonb not null,
  keep_ours boolean not null default true,
  counts jsonb not null default '{"create": 0, "update": 0, "unchanged": 0, "conflict": 0, "rejected": 0}',
  rows_done integer not null default 0,
  -- Estimated from the bytes while a file is read, exact afterwards.
  rows_total integer,
  problems jsonb not null default '[]',
  conflicts jsonb not null default '[]',
  notes jsonb not null default '[]',
  -- What an undo had to leave as it was, because it changed since.
  kept jsonb not null default '[]',
  failure text,
  created_by integer references staff,
  created_at timestamptz not null,
  checked_at timestamptz,
  committed_by integer references staff,
  committed_at timestamptz,
  undone_at timestamptz
);
create index import_newest on import (created_at desc, id);

-- The rows of a file, read but not taken in. Missing values are left out of `data`.
create table import_row (
  import_id uuid not null references import on delete cascade,
  number integer not null,
  line integer not null,
  data jsonb not null,
  -- What is added to, never replaced: tags, lists, data sources.
  lists jsonb not null,
  -- What the row is known by, best first: domains, or e-mail addresses.
  keys text[] not null,
  problems jsonb,
  primary key (import_id, number)
);
create index import_row_rejected on import_row (import_id, number) where problems is not null;

-- Values as they were, and as the import left them, with the provenance of each; enough to go back exactly.
create table import_before (
  import_id uuid not null references import on delete cascade,
  target_id integer not null,
  created boolean not null,
  before jsonb not null,
  before_provenance jsonb not null,
  after jsonb not null,
  after_provenance jsonb not null,
  primary key (import_id, target_id)
);

-- Rows an import added beside the companies and people themselves.
create table import_added (
  import_id uuid not null references import on delete cascade,
  kind text not null check (kind in ('company_alias', 'company_growth_tag', 'company_datasource', 'workboard_company',
    'person_email', 'workboard', 'choice', 'datasource', 'place')),
  target_id integer,
  ref text not null
);
create index import_added_import on import_added (import_id, kind);

/* Objects laid over each other in order: the later value wins. */
create aggregate jsonb_overlaid(jsonb) (sfunc = jsonb_concat, stype = jsonb, initcond = '{}');

/* Which of these rows of a table others point to, except the tables named; also tables that do not exist yet. */
create function pointed_at(target regclass, ids integer[], leaving_out regclass[]) returns setof integer
language plpgsql as $$
declare pointer record;
begin
  for pointer in
    select constraint_of.conrelid::regclass as source, attribute.attname as named
    from pg_constraint constraint_of
    join pg_attribute attribute on attribute.attrelid = constraint_of.conrelid and attribute.attnum = constraint_of.conkey[1]
    where constraint_of.contype = 'f' and constraint_of.confrelid = target and constraint_of.conrelid <> all (leaving_out)
  loop
    return query execute format('select distinct %1$I from %2$s where %1$I = any ($1)', pointer.named, pointer.source) using ids;
  end loop;
end $$;
