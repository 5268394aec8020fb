-- How often each person wants each kind of mail; without a line, as often as the kind says.
create table mail_preference (
  user_id integer not null references staff on delete cascade,
  kind text not null check (kind <> ''),
  frequency text not null check (frequency in ('daily', 'weekly', 'never')),
  primary key (user_id, kind)
);

-- Where one click ends a kind of mail, without sign-in (RFC 8058).
alter table mail_outbox add column unsubscribe_url text;
