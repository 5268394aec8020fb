-- What every row of a file gets besides its cells, as [{field, value}]; the file whose columns were matched the same way;
-- and, while a step runs that somebody stops, the sentence that says so.
alter table import add column constants jsonb not null default '[]', add column mapping_from text,
  add column stop_asked text;

/* The one company of this name; none where several share it. */
create function company_named(asked text) returns integer language sql stable as $$
  select case when count(*) = 1 then min(company_id) end
  from (select company_id from company where name_key(company_name) = name_key(asked) limit 2) named
$$;
