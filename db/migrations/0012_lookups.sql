-- What was asked of outside providers, what came of it, and how often each was asked.

-- One look-up of one kind for a company, or for one of its people (`subject`): asked once, whoever waits for it.
create table company_lookup (
  company_id integer not null references company on delete cascade,
  kind text not null check (kind in ('advertising', 'competitors', 'founders', 'founder_email')),
  subject text not null default '',
  state text not null check (state in ('asked', 'found', 'nothing', 'failed')),
  asked_at timestamptz not null,
  settled_at timestamptz,
  -- What failed, in a sentence for whoever asked.
  message text,
  primary key (company_id, kind, subject),
  check ((state = 'asked') = (settled_at is null))
);

-- Paid calls of a day, so that a budget holds for all instances together.
create table capability_use (
  capability text not null,
  day date not null,
  calls integer not null check (calls > 0),
  primary key (capability, day)
);

-- An e-mail address that was looked up comes from elsewhere than the person it belongs to.
alter table company_person
  add column email_source text,
  add column email_observed_at timestamptz,
  add check ((email_source is null) = (email_observed_at is null));

-- The meetings of one person of the firm.
create index meeting_participant_email on meeting_participant (lower(email), meeting_id);
