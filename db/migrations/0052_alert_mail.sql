-- When a mail told of an alert; null where none has.
alter table alert add column mailed_at timestamptz;
