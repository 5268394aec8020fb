-- What the platform under the features keeps.

create table mail_outbox (
  mail_id uuid primary key default gen_random_uuid(),
  -- An outside effect happens once: the same key is never queued twice.
  effect_key text not null unique,
  to_address text not null,
  subject text not null,
  html text not null,
  plain text not null,
  template text not null,
  created_at timestamptz not null,
  sent_at timestamptz,
  attempts integer not null default 0,
  -- When delivery is tried (again); null when sent, given up, or written while no mail server was configured.
  next_attempt_at timestamptz,
  last_error text
);
create index mail_outbox_due on mail_outbox (next_attempt_at) where next_attempt_at is not null;

-- What jobs have done: written in the transaction of the effect, so that it happens once however often a job runs.
create table job_effect (
  effect_key text primary key,
  done_at timestamptz not null default now()
);

create table stored_file (
  file_id uuid primary key default gen_random_uuid(),
  storage_name text not null unique,
  file_name text not null check (file_name <> ''),
  content_type text not null,
  size bigint not null check (size >= 0),
  sha256 text not null,
  uploaded_by integer references staff,
  created_at timestamptz not null,
  deleted_at timestamptz
);

create table analytics_event (
  event_id bigint generated always as identity primary key,
  name text not null check (name <> ''),
  user_id integer references staff,
  properties jsonb not null default '{}',
  at timestamptz not null
);

create table feature_gate (
  name text primary key,
  enabled boolean not null,
  changed_at timestamptz not null default now()
);
