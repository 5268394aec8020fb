-- A newsletter is opened by a number of its own, for its source may hold anything.
alter table knowledge_source add column knowledge_id integer generated always as identity unique;
create index quip_company on quip (company_id, date desc);
create index mention_company on mention (company_id, date desc);
