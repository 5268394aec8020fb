-- Reminders that people make, that arrive by mail, and whose last change can be taken back.

alter table reminder drop constraint reminder_source_type_check;
alter table reminder add constraint reminder_source_type_check check (source_type in
  ('EMAIL', 'CALL_SUMMARY', 'BOARD_NOTE', 'MANUAL', 'MEETING', 'REFERENCE', 'PASS_CONDITION'));

alter table reminder
  -- Who made it in Orion; null for what was imported.
  add column made_by integer references staff,
  add column person_id integer references person on delete set null,
  -- The reference, meeting or submission it was made from; source_type says which.
  add column origin_id text,
  -- Whether a time of day was asked for: then it also rings.
  add column has_time boolean not null default true,
  -- What the last change of status replaced, so that it can be taken back.
  add column previous_status text check (previous_status in ('passed', 'snooze', 'upcoming')),
  add column previous_next_reminder_at timestamptz,
  -- When it wants attention; null when it is settled.
  add column due_at timestamptz generated always as (case
    when status = 'upcoming' then schedule_date
    when status in ('snooze', 'passed') then coalesce(next_reminder_at, schedule_date) end) stored,
  -- The due time a mail has told of; another due time is mailed anew.
  add column mailed_due_at timestamptz;

-- What passed before reminders were mailed is no news.
update reminder set mailed_due_at = due_at where status = 'passed';

-- Each job reads what is due, however many reminders there are.
create index reminder_to_mail on reminder (user_id, due_at)
  where due_at is not null and mailed_due_at is distinct from due_at;
create index reminder_to_pass on reminder (due_at) where status in ('upcoming', 'snooze');
