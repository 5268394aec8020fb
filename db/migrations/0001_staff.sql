-- Who may use Orion, and what they did.

create extension if not exists citext;
create extension if not exists pg_trgm;
create extension if not exists unaccent;
create extension if not exists btree_gin;

create table staff (
  user_id integer generated always as identity primary key,
  email_address citext not null unique check (email_address ~ '^[^@\s]+@[^@\s]+$'),
  full_name text not null check (full_name <> ''),
  first_name text not null default '',
  role text check (role in ('PARTNER', 'PRINCIPAL', 'ASSOCIATE', 'INVESTOR')),
  active boolean not null default true,
  -- The identity this record is bound to at its first sign-in; never the e-mail address alone.
  issuer text,
  subject text,
  created_at timestamptz not null default now(),
  unique (issuer, subject),
  check ((issuer is null) = (subject is null))
);

create table sign_in_attempt (
  state text primary key,
  browser_hash text not null,
  nonce text not null,
  verifier text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

create table session (
  session_id uuid primary key default gen_random_uuid(),
  user_id integer not null references staff on delete cascade,
  cookie_hash text not null unique,
  refresh_handle_hash text not null,
  refresh_token text,
  token_hash text not null,
  token_expires_at timestamptz not null,
  previous_token_hash text,
  previous_expires_at timestamptz,
  user_agent text not null default '',
  created_at timestamptz not null,
  refreshed_at timestamptz not null,
  -- One refresh at a time, also between two instances; a lease, so that no connection is held meanwhile.
  refreshing_until timestamptz,
  revoked_at timestamptz
);
create index session_of_user on session (user_id) where revoked_at is null;

create table api_token (
  token_id uuid primary key default gen_random_uuid(),
  user_id integer not null references staff on delete cascade,
  name text not null check (name <> ''),
  token_hash text not null unique,
  created_at timestamptz not null,
  last_used_at timestamptz,
  expires_at timestamptz,
  revoked_at timestamptz
);

-- What the embedded identity provider remembers (its adapter's one table).
create table identity_record (
  kind text not null,
  id text not null,
  payload jsonb not null,
  grant_id text,
  uid text,
  user_code text,
  expires_at timestamptz,
  consumed_at timestamptz,
  primary key (kind, id)
);
create index identity_record_grant on identity_record (grant_id) where grant_id is not null;
create index identity_record_uid on identity_record (kind, uid) where uid is not null;

create table audit_event (
  event_id bigint generated always as identity primary key,
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
  via text not null default 'browser'
);
create index audit_event_at on audit_event (at);
create index audit_event_object on audit_event (object_type, object_id);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end $$;
create trigger audit_event_append_only before update or delete on audit_event
  for each row execute function refuse_change();
create trigger audit_event_no_truncate before truncate on audit_event
  for each statement execute function refuse_change();

create table idempotency_key (
  user_id integer not null references staff on delete cascade,
  key text not null,
  fingerprint text not null,
  reply text,
  created_at timestamptz not null,
  primary key (user_id, key)
);
create index idempotency_key_age on idempotency_key (created_at);
