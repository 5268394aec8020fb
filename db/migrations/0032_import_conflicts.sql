-- What a file says otherwise than the firm is decided by a person; what exists is only filled up unless they say otherwise.

/* Two spellings of one name: capitals, spaces and punctuation tell no company from another. */
create function name_key(name text) returns text language sql immutable
  return coalesce(nullif(regexp_replace(lower(name), '[\s[:punct:]]+', '', 'g'), ''), name);

-- One row for each company or person that needs a choice; `number` is its first row in the file.
create table import_conflict (
  import_id uuid not null references import on delete cascade,
  number integer not null,
  line integer not null,
  key text not null,
  name text not null,
  -- What is in question, as [{field, kind, ours, theirs}].
  fields jsonb not null,
  -- Ours stays until somebody chooses.
  choice text not null default 'keep' check (choice in ('skip', 'keep', 'replace')),
  primary key (import_id, number)
);

alter table import
  drop column keep_ours,
  drop column conflicts,
  add column existing text not null default 'fill' check (existing in ('fill', 'replace')),
  -- Values that would stay ours only because they are not empty; the first of them.
  add column differences jsonb not null default '[]',
  -- The last row whose company or person is taken in, while a commit is under way.
  add column taken_through integer,
  alter column counts set default '{"create": 0, "update": 0, "differ": 0, "unchanged": 0, "conflict": 0, "rejected": 0}';
update import set counts = '{"differ": 0}' || counts;
-- A dry run by the old rules says nothing about these.
update import set status = 'uploaded' where status = 'checked';
