-- The private address at which somebody's calendar reads their reminders; switched off, there is no line.
create table calendar_feed (
  user_id integer primary key references staff on delete cascade,
  token_hash text not null unique,
  created_at timestamptz not null
);
