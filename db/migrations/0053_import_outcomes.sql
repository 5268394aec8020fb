-- Everything a file would change is listed before it does, not only what needs a choice; of each row somebody may choose.
alter table import_conflict rename to import_outcome;
alter index import_conflict_pkey rename to import_outcome_pkey;
alter table import_outcome
  add column action text not null default 'conflict' check (action in ('update', 'differ', 'conflict')),
  -- Null where nobody chose: the rule for all counts.
  alter column choice drop not null,
  alter column choice drop default;
alter table import_outcome alter column action drop default;
alter table import_outcome rename constraint import_conflict_choice_check to import_outcome_choice_check;

alter table import
  drop column differences,
  add column changed_fields jsonb not null default '[]',
  add column novelties jsonb not null default '[]';
-- What was checked before has no list of its changes.
update import set status = 'uploaded' where status = 'checked' and entity <> 'meetings';
