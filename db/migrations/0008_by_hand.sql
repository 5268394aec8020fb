-- What people correct by hand, and how companies and people are looked up while somebody types.

-- Each correction with the value before it, so that it can be shown and taken back.
create table company_change (
  change_id bigint generated always as identity primary key,
  company_id integer not null references company on delete cascade,
  field text not null check (field <> ''),
  old jsonb,
  new jsonb,
  changed_by integer not null references staff,
  changed_at timestamptz not null
);
create index company_change_company on company_change (company_id, change_id desc);

/* The company that is, or was, at this domain. */
create function company_at(asked text) returns integer language sql stable as $$
  select coalesce(
    (select company_id from company where company_domain = asked),
    (select company_id from company_alias where domain = asked))
$$;

-- The beginning is enough to look up by, and an index entry has a largest size.
create index company_name_prefix on company (lower(left(company_name, 100)) collate "C");
create index company_domain_prefix on company (company_domain collate "C");
create index company_alias_prefix on company_alias (domain collate "C");
create index company_alias_trgm on company_alias using gin (domain gin_trgm_ops);
create index person_name_prefix on person (lower(left(full_name, 100)) collate "C");
create index person_email_prefix on person_email (lower(email::text) collate "C");
create index person_email_trgm on person_email using gin ((email::text) gin_trgm_ops);
create index person_company on person (company_id) where company_id is not null;
create index quip_by_type on quip (quip_type);
