-- concurrently
-- Who is meant by a name, where a file has no better key.
create index concurrently if not exists company_name_key on company (name_key(company_name));
create index concurrently if not exists person_name_key on person (name_key(full_name), company_id);
