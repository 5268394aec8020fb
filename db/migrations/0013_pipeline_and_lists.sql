-- What was changed about owner, status, list and bucket, and by whom: nothing is overwritten without a trace.

comment on column pipeline_record.version is 'Counts changes of the owners; a writer names the one it read.';

-- Who ended a status, and whether another took its place.
alter table tp_status_history
  add column ended_by integer references staff,
  add column cleared boolean not null default false,
  add check (not cleared or until is not null);

-- Lists can be renamed and deleted, so the name is kept as it was.
create table workboard_company_history (
  change_id bigint generated always as identity primary key,
  company_id integer not null references company on delete cascade,
  workboard_id integer not null,
  name text not null,
  change text not null check (change in ('added', 'removed')),
  changed_by integer references staff,
  changed_at timestamptz not null
);
create index workboard_company_history_company on workboard_company_history (company_id, change_id desc);
create table company_bucket_history (
  change_id bigint generated always as identity primary key,
  company_id integer not null references company on delete cascade,
  name text not null,
  change text not null check (change in ('added', 'removed')),
  changed_by integer references staff,
  changed_at timestamptz not null
);
create index company_bucket_history_company on company_bucket_history (company_id, change_id desc);

-- A deleted list with all it held, to be brought back under its own number.
create table deleted_workboard (
  workboard_id integer primary key,
  name citext not null,
  type text not null,
  created_by integer references staff,
  created_at timestamptz not null,
  version integer not null,
  members jsonb not null,
  deleted_by integer references staff,
  deleted_at timestamptz not null
);

create index workboard_use_newest on workboard_use (user_id, used_at desc);
