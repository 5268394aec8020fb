-- How meetings come in by themselves: the keys they are fetched with, what each key has seen, and what was delivered.

-- One row for the key of the settings (no person), one for each person who has a key or a wish of their own.
create table meeting_key (
  key_id integer generated always as identity primary key,
  user_id integer unique nulls not distinct references staff on delete cascade,
  -- Sealed; empty for the key of the settings, and for a person without one.
  sealed_key text,
  -- Tells another key from the one that saw `meeting_seen`.
  key_mark text,
  -- Meetings among ourselves come in only where whoever recorded them wants it.
  include_internal boolean not null default false,
  state text not null default 'idle' check (state in ('idle', 'running', 'slowed', 'failed', 'refused')),
  -- The run under way: everything ('sweep') or what is new ('poll'), and the page it goes on with.
  run text check (run in ('sweep', 'poll')),
  run_started_at timestamptz,
  cursor text,
  -- Nobody else runs it before.
  leased_until timestamptz,
  swept_at timestamptz,
  polled_until timestamptz,
  failures integer not null default 0,
  last_success_at timestamptz,
  last_error text,
  last_error_at timestamptz,
  next_run_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  check ((run is null) = (run_started_at is null))
);

-- Which key saw which meeting last when: one that no key sees any more was deleted there.
create table meeting_seen (
  key_id integer not null references meeting_key on delete cascade,
  fathom_id bigint not null references fathom_meeting on delete cascade,
  seen_at timestamptz not null,
  primary key (key_id, fathom_id)
);
create index meeting_seen_meeting on meeting_seen (fathom_id);

-- What was delivered to the webhook, once by its id; the body goes when it was taken in.
create table meeting_delivery (
  webhook_id text primary key,
  sent_at timestamptz not null,
  received_at timestamptz not null,
  body jsonb
);
create index meeting_delivery_received on meeting_delivery (received_at);

-- When what is kept was true, so that an older delivery changes nothing.
alter table fathom_meeting add column told_at timestamptz;
alter table fathom_meeting add column sanitiser_version integer not null default 0;

-- Guests without an address are guests too.
alter table fathom_attendee drop constraint fathom_attendee_pkey;
alter table fathom_attendee drop constraint fathom_attendee_attendee_id_key;
alter table fathom_attendee add primary key (attendee_id);
create unique index fathom_attendee_address on fathom_attendee (fathom_id, email) where email <> '';
create index fathom_attendee_meeting on fathom_attendee (fathom_id);
create index fathom_company_unknown on fathom_company (company_domain) where company_id is null;

/* A company that comes later finds the meetings that were held with it. */
create function find_meetings_of_company() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'company' then
    update fathom_company f set company_id = n.company_id
    from added n where f.company_id is null and f.company_domain = n.company_domain;
  else
    update fathom_company f set company_id = n.company_id
    from added n where f.company_id is null and f.company_domain = n.domain;
  end if;
  return null;
end $$;
create trigger company_added_meetings after insert on company
  referencing new table as added for each statement execute function find_meetings_of_company();
create trigger company_alias_added_meetings after insert on company_alias
  referencing new table as added for each statement execute function find_meetings_of_company();
update fathom_company set company_id = company_at(company_domain) where company_id is null;
