-- The audit trail lies in one table for each month, and visits can be rolled up.

create schema audit_months;

alter table audit_event rename to audit_event_whole;
create sequence audit_event_number as bigint;

create table audit_event (
  event_id bigint not null default nextval('audit_event_number'),
  at timestamptz not null,
  user_id integer,
  email_address text,
  subject text,
  action text not null,
  object_type text,
  object_id text,
  before_hash text,
  after_hash text,
  detail jsonb not null default '{}',
  request_id text,
  ip text,
  via text not null default 'browser',
  primary key (at, event_id)
) partition by range (at);
alter sequence audit_event_number owned by audit_event.event_id;

-- What no month is there for yet: nothing is ever refused because a job did not run.
create table audit_months.other partition of audit_event default;

/* Makes the table of a month, with what waited for it among the others. Whoever runs Orion may have this done, and no more. */
create function make_audit_month(day timestamptz) returns void language plpgsql security definer
set search_path = pg_catalog, public, audit_months as $$
declare
  first timestamptz := date_trunc('month', day, 'UTC');
  next timestamptz := (first at time zone 'UTC' + interval '1 month') at time zone 'UTC';
  month text := 'month_' || to_char(first at time zone 'UTC', 'YYYY_MM');
begin
  if to_regclass('audit_months.' || month) is not null then return; end if;
  execute format('create table audit_months.%I (like public.audit_event including defaults)', month);
  lock table audit_event in share row exclusive mode;
  execute format('insert into audit_months.%I select * from audit_months.other where at >= %L and at < %L', month, first, next);
  alter table audit_months.other disable trigger user;
  delete from audit_months.other where at >= first and at < next;
  alter table audit_months.other enable trigger user;
  execute format('alter table public.audit_event attach partition audit_months.%I for values from (%L) to (%L)', month, first, next);
end $$;

insert into audit_event (event_id, at, user_id, email_address, subject, action, object_type, object_id, before_hash,
  after_hash, detail, request_id, ip, via)
select event_id, at, user_id, email_address, subject, action, object_type, object_id, before_hash,
  after_hash, detail, request_id, ip, via from audit_event_whole;
select setval('audit_event_number', (select coalesce(max(event_id), 0) + 1 from audit_event), false);
drop table audit_event_whole;

create index audit_event_person on audit_event (user_id, at desc, event_id desc) where user_id is not null;
create index audit_event_object on audit_event (object_type, object_id, at desc, event_id desc);
create index audit_event_action on audit_event (action, at desc, event_id desc);

create trigger audit_event_append_only before update or delete on audit_event
  for each row execute function refuse_change();
create trigger audit_event_no_truncate before truncate on audit_event
  for each statement execute function refuse_change();

do $$
declare
  month timestamptz;
  months timestamptz[] := array(select distinct date_trunc('month', at, 'UTC') from audit_event
    union select date_trunc('month', now(), 'UTC') union select date_trunc('month', now() + interval '1 month', 'UTC'));
begin
  foreach month in array months loop perform make_audit_month(month); end loop;
end $$;

alter table website_visit
  -- More than one when old visits of a person at a company in a month were rolled up; visited_at is then the latest.
  add column visits integer not null default 1 check (visits > 0),
  add column first_visited_at timestamptz;
