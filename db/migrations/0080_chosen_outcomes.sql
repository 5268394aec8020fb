-- What somebody chose for a row of a file counts before the rule for all; what only stands there until somebody chooses does not.
alter table import_outcome add column is_chosen boolean not null default false;
