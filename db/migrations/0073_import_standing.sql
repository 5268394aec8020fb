-- A file may say where a company stands, who looks after it and in which bucket it is. Whence each came is kept: what a
-- person set is asked about before a file replaces it.
alter table tp_status_history add column source text not null default 'person' check (source in ('person', 'import'));
alter table tp_owner add column source text not null default 'person' check (source in ('person', 'import'));
alter table company_bucket add column source text not null default 'person' check (source in ('person', 'import'));

-- Of what an import replaced beside the companies themselves: how it stood before, how the import left it, and which
-- entries of the history the import wrote.
alter table import_added
  add column before jsonb,
  add column after jsonb,
  add column history bigint[],
  drop constraint import_added_kind_check,
  add constraint import_added_kind_check check (kind in ('company_alias', 'company_growth_tag', 'company_datasource',
    'workboard_company', 'person_email', 'workboard', 'choice', 'datasource', 'place', 'named', 'tp_status_history',
    'tp_owner', 'company_bucket', 'bucket', 'alert'));

/* How a company stands in one regard, exactly: enough to tell whether that changed since, and to bring it back. */
create function standing_of(company integer, kind text) returns jsonb language sql stable as $$
  select case kind
    when 'tp_status_history' then
      (select to_jsonb(change_id) from tp_status_history where company_id = company and until is null)
    when 'tp_owner' then
      (select jsonb_agg(to_jsonb(o) - 'company_id' order by user_id) from tp_owner o where company_id = company)
    when 'company_bucket' then
      (select to_jsonb(b) - 'company_id' from company_bucket b where company_id = company)
  end
$$;

/* The entries of that history of a company. */
create function entries_of(company integer, kind text) returns bigint[] language sql stable as $$
  select case kind
    when 'tp_status_history' then array(select change_id from tp_status_history where company_id = company)
    when 'tp_owner' then array(select change_id from tp_owner_history where company_id = company)
    when 'company_bucket' then array(select change_id from company_bucket_history where company_id = company)
  end
$$;
