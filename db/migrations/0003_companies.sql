-- Companies and everything the firm knows about them. Every table of facts says where they came from and when.

-- What may be chosen in a form or a filter; administrators edit it by command.
create table choice (
  kind text not null check (kind in ('rating', 'project', 'function', 'reference_type', 'tp_status', 'company_status',
    'document_type', 'update_type', 'growth_tag', 'newsletter_type', 'quip_type')),
  server_value text not null check (server_value <> ''),
  choice_id integer generated always as identity unique,
  display_name text not null check (display_name <> ''),
  description text not null default '',
  position integer not null default 0,
  active boolean not null default true,
  primary key (kind, server_value)
);
create unique index choice_name on choice (kind, lower(display_name));

create table place (
  place_id integer generated always as identity primary key,
  kind text not null check (kind in ('country', 'state', 'city', 'metro')),
  name text not null check (name <> ''),
  -- The country of a metro area narrows its picker; the state of a city its look-up.
  within text not null default '',
  unique (kind, name, within)
);
create index place_name on place using gin (name gin_trgm_ops);

create table datasource (
  datasource_id integer generated always as identity primary key,
  datasource text not null unique check (datasource ~ '^[a-z0-9_]+$'),
  datasource_type text not null default 'import',
  scoper text,
  created_at timestamptz not null default now()
);

create table company (
  company_id integer generated always as identity primary key,
  company_domain text not null unique check (company_domain = lower(company_domain) and company_domain ~ '^[^\s/]+$'),
  company_name text not null check (company_name <> ''),
  company_logo text,
  url text,
  g2_url text,
  linkedin_url text,
  description text,
  hq_address text,
  hq_city text,
  hq_state text,
  hq_country text,
  year_founded integer check (year_founded between 1000 and 2200),
  employee_count integer check (employee_count >= 0),
  growth_1m double precision,
  growth_6m double precision,
  growth_1y double precision,
  growth_2y double precision,
  total_funding_usd bigint check (total_funding_usd >= 0),
  last_funding_on date,
  status text,
  is_saas boolean not null default false,
  external_id text,
  -- Where the row came from; fields that came from elsewhere since are named in provenance.
  source text not null default 'import',
  observed_at timestamptz not null default now(),
  provenance jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  status_kind text not null generated always as ('company_status') stored,
  foreign key (status_kind, status) references choice (kind, server_value)
);
create index company_name_trgm on company using gin (company_name gin_trgm_ops);
create index company_domain_trgm on company using gin (company_domain gin_trgm_ops);

-- Old and second domains of one company. A domain many share (a site builder, a store) is in shared_domain instead.
create table company_alias (
  domain text primary key check (domain = lower(domain)),
  company_id integer not null references company on delete cascade,
  source text not null default 'import',
  observed_at timestamptz not null default now()
);
create index company_alias_company on company_alias (company_id);

create table shared_domain (domain text primary key check (domain = lower(domain)));

create table company_datasource (
  company_id integer not null references company on delete cascade,
  datasource_id integer not null references datasource on delete cascade,
  primary key (company_id, datasource_id)
);
create index company_datasource_source on company_datasource (datasource_id);

create table employee_count_point (
  company_id integer not null references company on delete cascade,
  metric_recorded_on date not null,
  raw_count integer not null check (raw_count >= 0),
  raw_inflow integer not null default 0,
  raw_outflow integer not null default 0,
  source text not null default 'import',
  observed_at timestamptz not null default now(),
  primary key (company_id, metric_recorded_on)
);

create table company_department (
  company_id integer not null references company on delete cascade,
  department text not null check (department <> ''),
  percentage double precision not null check (percentage between 0 and 100),
  count integer not null check (count >= 0),
  growth_1m double precision, growth_6m double precision, growth_1y double precision, growth_2y double precision,
  churn_1m double precision, churn_6m double precision, churn_1y double precision, churn_2y double precision,
  source text not null default 'import',
  observed_at timestamptz not null default now(),
  primary key (company_id, department)
);

create table company_country (
  company_id integer not null references company on delete cascade,
  country text not null check (country <> ''),
  percentage double precision not null check (percentage between 0 and 100),
  employee_count integer not null check (employee_count >= 0),
  growth_1m double precision, growth_6m double precision, growth_1y double precision, growth_2y double precision,
  churn_1m double precision, churn_6m double precision, churn_1y double precision, churn_2y double precision,
  source text not null default 'import',
  observed_at timestamptz not null default now(),
  primary key (company_id, country)
);
create index company_country_count on company_country (country, employee_count);

create table company_growth_tag (
  company_id integer not null references company on delete cascade,
  tag text not null,
  date_observed date not null,
  source text not null default 'import',
  observed_at timestamptz not null default now(),
  tag_kind text not null generated always as ('growth_tag') stored,
  primary key (company_id, tag),
  foreign key (tag_kind, tag) references choice (kind, server_value)
);
create index company_growth_tag_tag on company_growth_tag (tag);

create table funding_round (
  round_id integer generated always as identity primary key,
  company_id integer not null references company on delete cascade,
  round text not null check (round <> ''),
  amount_usd bigint check (amount_usd >= 0),
  announced_on date not null,
  investors text[] not null default '{}',
  source text not null default 'import',
  observed_at timestamptz not null default now(),
  unique (company_id, round, announced_on)
);

-- Founders and notable people, as a data source tells of them; they may be people the firm knows.
create table company_person (
  company_person_id integer generated always as identity primary key,
  company_id integer not null references company on delete cascade,
  first_name text not null,
  last_name text not null,
  job_title text,
  profile_picture text,
  linkedin_url text,
  email text,
  city text,
  state text,
  country text,
  metro_area text,
  is_founder boolean not null default false,
  is_notable boolean not null default true,
  position integer not null default 0,
  source text not null default 'import',
  observed_at timestamptz not null default now(),
  unique (company_id, first_name, last_name)
);

create table advertising_stat (
  company_id integer not null references company on delete cascade,
  recorded_on date not null,
  monthly_budget bigint, monthly_budget_growth_desc text,
  monthly_organic_clicks bigint, monthly_organic_clicks_growth_desc text,
  monthly_paid_clicks bigint, monthly_paid_clicks_growth_desc text,
  strength integer, strength_growth_desc text,
  total_ads_purchased bigint, total_ads_purchased_growth_desc text,
  total_organic_results bigint, total_organic_results_growth_desc text,
  source text not null default 'import',
  observed_at timestamptz not null default now(),
  primary key (company_id, recorded_on)
);

create table web_traffic_point (
  company_id integer not null references company on delete cascade,
  recorded_on date not null,
  traffic_rank integer,
  page_views bigint,
  source text not null default 'import',
  observed_at timestamptz not null default now(),
  primary key (company_id, recorded_on)
);

create table competitor (
  company_id integer not null references company on delete cascade,
  type text not null check (type in ('SEO', 'PPC')),
  domain text not null check (domain = lower(domain)),
  name text not null,
  logo_url text, city text, state_code text, employee_count integer,
  growth_1m double precision, growth_6m double precision, growth_1y double precision, growth_2y double precision,
  position integer not null default 0,
  source text not null default 'import',
  observed_at timestamptz not null default now(),
  primary key (company_id, type, domain)
);

-- What was written elsewhere: newsletters and other texts that quips and mentions point to.
create table knowledge_source (
  source_type text not null,
  source text not null,
  title text not null,
  html text,
  newsletter_url text,
  newsletter_type text,
  published_on date not null,
  observed_at timestamptz not null default now(),
  primary key (source_type, source),
  check (html is not null or newsletter_url is not null)
);

create table quip (
  quip_id integer generated always as identity primary key,
  company_id integer not null references company on delete cascade,
  quip_text text not null check (quip_text <> ''),
  quip_type text not null,
  date date not null,
  source_type text not null,
  source text not null,
  observed_at timestamptz not null default now(),
  unique (company_id, source_type, source, quip_text)
);

create table mention (
  mention_id integer generated always as identity primary key,
  company_id integer not null references company on delete cascade,
  mentions integer not null default 1 check (mentions > 0),
  mentions_type text not null default '',
  date date not null,
  standouts_text text,
  summary_text text,
  source_type text not null,
  source text not null,
  newsletter_type text,
  observed_at timestamptz not null default now(),
  unique (company_id, source_type, source)
);
create index mention_newsletter on mention (date, newsletter_type, company_id) where newsletter_type is not null;

create table cto_lunch_thread (
  thread_id text primary key,
  subject text not null
);
create table cto_lunch_message (
  message_id integer generated always as identity primary key,
  thread_id text not null references cto_lunch_thread on delete cascade,
  sender_name text not null,
  sender_email text not null,
  body text not null,
  received_at timestamptz not null
);
create index cto_lunch_message_thread on cto_lunch_message (thread_id, received_at);
create table cto_lunch_file (
  content_id text primary key,
  message_id integer not null references cto_lunch_message on delete cascade,
  filename text not null,
  content_type text not null,
  file_id uuid references stored_file
);

create table company_meeting (
  meeting_id integer generated always as identity primary key,
  company_id integer not null references company on delete cascade,
  subject text not null,
  meeting_time timestamptz not null,
  created_at timestamptz not null,
  external_id text,
  source text not null default 'import',
  unique (company_id, meeting_time, subject)
);
create table meeting_participant (
  meeting_id integer not null references company_meeting on delete cascade,
  email text not null,
  name text not null default '',
  primary key (meeting_id, email)
);

create table email_summary (
  company_id integer primary key references company on delete cascade,
  first_email_sent timestamptz,
  last_email_sent timestamptz,
  interactions_us_to_them integer not null default 0,
  top_company_sender text,
  unique_threads integer not null default 0,
  source text not null default 'import',
  observed_at timestamptz not null default now()
);
create table email_month (
  company_id integer not null references company on delete cascade,
  month date not null check (extract(day from month) = 1),
  us_to_them integer not null default 0,
  them_to_us integer not null default 0,
  primary key (company_id, month)
);

create table website_visit (
  visit_id bigint generated always as identity primary key,
  company_id integer not null references company on delete cascade,
  user_id integer not null references staff,
  visited_at timestamptz not null
);
create index website_visit_company on website_visit (company_id, visited_at desc);
create index website_visit_user on website_visit (user_id, company_id, visited_at desc);
