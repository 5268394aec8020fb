-- Which line of which file set a status, an owner or a bucket, as 0074 keeps it of other values.
alter table tp_status_history add column import_id uuid, add column import_line integer;
alter table tp_owner add column import_id uuid, add column import_line integer;
alter table company_bucket add column import_id uuid, add column import_line integer;

/* How a company stands in one regard, exactly. What no known file set looks as it did before files were kept: imports of
   that time can still be undone. */
create or replace function standing_of(company integer, kind text) returns jsonb language sql stable as $$
  select case kind
    when 'tp_status_history' then
      (select to_jsonb(change_id) from tp_status_history where company_id = company and until is null)
    when 'tp_owner' then
      (select jsonb_agg(to_jsonb(o) - 'company_id' - array(select unnest(array['import_id', 'import_line'])
        where o.import_id is null) order by user_id) from tp_owner o where company_id = company)
    when 'company_bucket' then
      (select to_jsonb(b) - 'company_id' - array(select unnest(array['import_id', 'import_line'])
        where b.import_id is null) from company_bucket b where company_id = company)
  end
$$;
