-- Forms are data: each version of a template stays, so that an entry shows under the one it was written with.
create table form_template (
  slug text not null check (slug ~ '^[a-z][a-z0-9-]{0,60}$'),
  version integer not null check (version > 0),
  name text not null check (name <> ''),
  definition jsonb not null,
  position integer not null default 100,
  created_at timestamptz not null default now(),
  primary key (slug, version)
);

alter table submission
  add column template_version integer not null default 1,
  add column updated_by integer references staff,
  -- Why somebody sent it back to who wrote it.
  add column return_reason text,
  -- The words of its answers, as far as they may be read; kept by whoever writes the answers.
  add column plain text not null default '',
  add column words tsvector not null default '';

create function keep_submission_words() returns trigger language plpgsql as $$
begin
  new.words := to_tsvector('simple', search_words(left(new.plain, 200000)));
  return new;
end $$;
create trigger submission_words before insert or update of plain on submission
  for each row execute function keep_submission_words();

-- Notes of board meetings are answers to a form like all others.
insert into submission (uuid, template, answers, company_id, state, created_by, created_at, deleted_at, version, plain)
select n.uuid, 'board-meeting-notes',
  jsonb_build_object('portfolio', c.company_domain, 'content', n.content, 'quarter', n.quarter, 'year', n.year),
  n.company_id, 'published', n.scoper_id, n.created_at, n.deleted_at, n.version,
  regexp_replace(n.content, '<[^>]*>', ' ', 'g')
from board_note n join company c using (company_id);
drop table board_note;

-- Weekly metrics are counted from what people do, who sent something in is told by the entry itself.
delete from submission where template = 'associate-weekly-metrics';
update submission set answers = answers - 'sender_email_address' - 'company_name';
update submission set answers = jsonb_set(answers, '{product}', jsonb_build_array(answers -> 'product'))
  where jsonb_typeof(answers -> 'product') = 'string';
update submission set plain = (select coalesce(string_agg(regexp_replace(value, '<[^>]*>', ' ', 'g'), ' '), '')
  from jsonb_each_text(answers)) where plain = '';

drop index submission_template;
create index submission_newest on submission (template, state, created_at desc, uuid desc) where deleted_at is null;
create index submission_words on submission using gin (words);
create index submission_own on submission (created_by, template) where deleted_at is null and state = 'draft';
create unique index submission_blocked on submission ((answers ->> 'domain'))
  where template = 'blocked-domains' and state = 'published' and deleted_at is null;

-- Whether the firm wants nothing from a domain: it, or one it lies under, is on the Blocked Domain List.
create function is_blocked_domain(asked text) returns boolean language sql stable parallel safe as $$
  select exists (
    select from submission s
    where s.template = 'blocked-domains' and s.state = 'published' and s.deleted_at is null
      and s.answers ->> 'domain' in (
        select array_to_string(labels[from_label:], '.')
        from (select string_to_array(lower(asked), '.') as labels) given,
          generate_series(1, greatest(1, array_length(labels, 1) - 1)) from_label));
$$;

insert into form_template (slug, version, position, name, definition) values
('company-call-summaries', 1, 1, 'Company Call Summary', $json${
  "name": "Company Call Summary", "title": "Company Call Summary", "group": "Calls",
  "display": {"sections": [{"name": "Call summaries", "data_model": {"attributes": [
    {"name": "call_summaries", "title": "Call summaries", "data_type": "table", "describe": {"fields": [
      {"column_name": "company_name", "title": "Company"},
      {"column_name": "call_date", "title": "Call date"},
      {"column_name": "quarter", "title": "Quarter"},
      {"column_name": "email", "title": "Created by"},
      {"column_name": "created_at", "title": "Created at"}]}}]}}]},
  "request_schema": {"sections": [{"name": "Call summary", "occurrence": "multiple", "data_model": {"attributes": [
    {"name": "domain", "title": "Company", "data_type": "dropdown",
      "describe": {"typeahead": "true", "values_endpoint": "/api/v1/company-search"}},
    {"name": "call_date", "title": "Call date", "data_type": "timestamp"},
    {"name": "quarter", "title": "Quarter", "data_type": "dropdown", "describe": {"values": ["Q1", "Q2", "Q3", "Q4"]}},
    {"name": "year", "title": "Year", "data_type": "int"},
    {"name": "content", "title": "Content", "data_type": "editor"},
    {"name": "product", "title": "Product", "data_type": "list"},
    {"name": "why_now", "title": "Why now", "data_type": "string", "required": "false"},
    {"name": "deck_attached", "title": "Deck attached", "data_type": "dropdown",
      "describe": {"values": ["Yes", "No"], "default": "No", "choose_one": "true"}},
    {"name": "deck_file_urls", "title": "Deck", "data_type": "file", "describe": {"multiple": "true"}}]}}]}
}$json$),
('blocked-domains', 1, 2, 'Blocked Domain List', $json${
  "name": "Blocked Domain List", "title": "Blocked Domain", "group": "Privacy",
  "display": {"sections": [{"name": "Blocked domains", "data_model": {"attributes": [
    {"name": "blocked_domains", "title": "Blocked domains", "data_type": "table", "describe": {"fields": [
      {"column_name": "domain", "title": "Domain"},
      {"column_name": "reason", "title": "Reason"},
      {"column_name": "email", "title": "Created by"},
      {"column_name": "created_at", "title": "Created at"}]}}]}}]},
  "request_schema": {"sections": [{"name": "Blocked domain", "occurrence": "multiple", "data_model": {"attributes": [
    {"name": "domain", "title": "Domain", "data_type": "string", "describe": {"format": "domain"}},
    {"name": "reason", "title": "Reason", "data_type": "string", "required": "false"}]}}]}
}$json$),
('cookie-store', 1, 3, 'Downstream Cookie', $json${
  "name": "Downstream Cookie", "title": "Downstream Cookie", "group": "Privacy",
  "display": {"sections": [{"name": "Cookies", "data_model": {"attributes": [
    {"name": "cookies", "title": "Cookies", "data_type": "table", "describe": {"fields": [
      {"column_name": "domain", "title": "Domain"},
      {"column_name": "kind", "title": "Kind"},
      {"column_name": "email", "title": "Created by"},
      {"column_name": "created_at", "title": "Created at"}]}}]}}]},
  "request_schema": {"sections": [{"name": "Cookie", "data_model": {"attributes": [
    {"name": "domain", "title": "Domain", "data_type": "string", "describe": {"format": "domain"}},
    {"name": "kind", "title": "Kind", "data_type": "dropdown", "describe": {"values": ["Cookie", "Token", "Login"]}},
    {"name": "cookie_name", "title": "Cookie name", "data_type": "string",
      "describe": {"dependent_on": "kind", "visible_on_selected_value": "Cookie"}},
    {"name": "cookie_value", "title": "Cookie value", "data_type": "string",
      "describe": {"dependent_on": "kind", "visible_on_selected_value": "Cookie", "sealed": "true"}},
    {"name": "token", "title": "Token", "data_type": "string",
      "describe": {"dependent_on": "kind", "visible_on_selected_value": "Token", "sealed": "true"}},
    {"name": "user_name", "title": "User name", "data_type": "string",
      "describe": {"dependent_on": "kind", "visible_on_selected_value": "Login"}},
    {"name": "password", "title": "Password", "data_type": "string",
      "describe": {"dependent_on": "kind", "visible_on_selected_value": "Login", "sealed": "true"}}]}}]}
}$json$),
('file-metrics', 1, 4, 'File Metrics', $json${
  "name": "File Metrics", "title": "File Metrics", "group": "Metrics", "approval": "true",
  "display": {"sections": [{"name": "Metrics", "data_model": {"attributes": [
    {"name": "metrics", "title": "Metrics", "data_type": "table", "describe": {"fields": [
      {"column_name": "company_name", "title": "Company"},
      {"column_name": "quarter", "title": "Quarter"},
      {"column_name": "revenue_usd", "title": "Revenue (USD)"},
      {"column_name": "gross_margin_percent", "title": "Gross margin (%)"},
      {"column_name": "cash_usd", "title": "Cash (USD)"},
      {"column_name": "customers", "title": "Customers"},
      {"column_name": "sender_email_address", "title": "Sent by"},
      {"column_name": "created_at", "title": "Created at"}]}}]}}]},
  "request_schema": {"sections": [{"name": "Metrics", "data_model": {"attributes": [
    {"name": "domain", "title": "Company", "data_type": "dropdown",
      "describe": {"typeahead": "true", "values_endpoint": "/api/v1/company-search"}},
    {"name": "quarter", "title": "Quarter", "data_type": "dropdown", "describe": {"values": ["Q1", "Q2", "Q3", "Q4"]}},
    {"name": "year", "title": "Year", "data_type": "int"},
    {"name": "revenue_usd", "title": "Revenue (USD)", "data_type": "int"},
    {"name": "gross_margin_percent", "title": "Gross margin (%)", "data_type": "int", "required": "false"},
    {"name": "cash_usd", "title": "Cash (USD)", "data_type": "int", "required": "false"},
    {"name": "customers", "title": "Customers", "data_type": "int", "required": "false"},
    {"name": "head_count", "title": "Head count", "data_type": "int", "required": "false"}]}}]}
}$json$),
('associate-weekly-metrics', 1, 5, 'Associate Weekly Metrics', $json${
  "name": "Associate Weekly Metrics", "title": "Associate Weekly Metrics", "group": "Metrics",
  "display": {"sections": [{"name": "Metrics", "data_model": {"attributes": [
    {"name": "metrics", "title": "Metrics", "data_type": "graph",
      "describe": {"input_parameters": {"scoper_email": {"value": ""}}}}]}}]}
}$json$),
('board-meeting-notes', 1, 6, 'Board Meeting Notes', $json${
  "name": "Board Meeting Notes", "title": "Board Meeting Notes", "group": "Board",
  "display": {"sections": [
    {"name": "Filters", "data_model": {"attributes": [
      {"name": "portfolio", "title": "Portfolio", "data_type": "dropdown", "required": "false",
        "describe": {"typeahead": "true", "values_endpoint": "/api/v1/portfolio-companies"}},
      {"name": "year", "title": "Quarter", "data_type": "dropdown", "required": "false",
        "describe": {"values_endpoint": "/api/v1/quarters"}}]}},
    {"name": "Notes", "data_model": {"attributes": [
      {"name": "notes", "title": "Notes", "data_type": "table", "describe": {"fields": [
        {"column_name": "company_name", "title": "Company"},
        {"column_name": "quarter", "title": "Quarter"},
        {"column_name": "year", "title": "Year"},
        {"column_name": "scoper_name", "title": "Scoper"},
        {"column_name": "created_at", "title": "Created at"},
        {"column_name": "content", "title": "Notes"}]}}]}}]},
  "request_schema": {"sections": [{"name": "board_meeting", "data_model": {"attributes": [
    {"name": "portfolio", "title": "Portfolio", "data_type": "dropdown",
      "describe": {"typeahead": "true", "values_endpoint": "/api/v1/portfolio-companies"}},
    {"name": "year", "title": "Quarter", "data_type": "dropdown", "describe": {"values_endpoint": "/api/v1/quarters"}},
    {"name": "content", "title": "Notes", "data_type": "editor"}]}}]}
}$json$);
