-- One narrow row per company for Explore, kept by the transaction that changes what it is made of.

create table discovery (
  company_id integer primary key references company on delete cascade,
  company_name text not null,
  employee_count integer,
  size_band smallint,
  total_funding_usd bigint,
  growth_1m double precision,
  growth_6m double precision,
  growth_1y double precision,
  growth_2y double precision,
  year_founded integer,
  hq_country_id integer,
  hq_state_id integer,
  hq_city_id integer,
  status_id integer,
  tp_status_id integer,
  is_saas boolean not null,
  last_email_at timestamptz,
  last_visit_at timestamptz,
  tag_ids integer[] not null,
  list_ids integer[] not null,
  metro_ids integer[] not null,
  owner_ids integer[] not null,
  datasource_ids integer[] not null
);

-- Each sort in both directions: one index does not serve the other with missing values last.
do $$
declare sorted text;
begin
  foreach sorted in array array['employee_count', 'year_founded', 'growth_1m', 'growth_6m', 'growth_1y', 'growth_2y'] loop
    execute format('create index discovery_%1$s_desc on discovery (%1$s desc nulls last, company_id)', sorted);
    execute format('create index discovery_%1$s_asc on discovery (%1$s asc nulls last, company_id)', sorted);
  end loop;
end $$;
create index discovery_size_desc on discovery (size_band desc nulls last, company_name, company_id);
create index discovery_size_asc on discovery (size_band asc nulls last, company_name, company_id);
create index discovery_funding on discovery (total_funding_usd);
create index discovery_country on discovery (hq_country_id);
create index discovery_tp_status on discovery (tp_status_id) where tp_status_id is not null;
create index discovery_tags on discovery using gin (tag_ids);
create index discovery_lists on discovery using gin (list_ids);
create index discovery_metros on discovery using gin (metro_ids);
create index discovery_owners on discovery using gin (owner_ids);
create index discovery_datasources on discovery using gin (datasource_ids);

-- The words of a company, parsed once.
create table company_text (
  company_id integer primary key references company on delete cascade,
  document tsvector not null
);
create index company_text_document on company_text using gin (document);

-- The bands of the company-size tags: Below 20, 20-50, 50-100, 100-200, 200-500, 500-1000, Above 1000.
create function size_band(employees integer) returns smallint language sql immutable as $$
  select case when employees is null then null else width_bucket(employees, array[20, 50, 100, 200, 500, 1000]) end::smallint
$$;

/* Makes the rows of these companies again from their sources; of all companies when none are named. */
create function refresh_discovery(ids integer[]) returns void language plpgsql as $$
-- `ids` is the parameter; the joins below have columns of that name.
#variable_conflict use_variable
begin
  -- Who changes the same company waits here, and reads when the other has committed; a row that was read before
  -- the wait would be written without what the other changed.
  if ids is null then
    lock table discovery in share row exclusive mode;
  else
    perform from company where company_id = any (ids) order by company_id for no key update;
  end if;

  insert into place (kind, name, within)
  select distinct kind, name, within from (
    select 'country' as kind, hq_country as name, '' as within from company where ids is null or company_id = any (ids)
    union all
    select 'state', hq_state, coalesce(hq_country, '') from company where ids is null or company_id = any (ids)
    union all
    select 'city', hq_city, coalesce(hq_state, hq_country, '') from company where ids is null or company_id = any (ids)
    union all
    select 'metro', metro_area, coalesce(country, '') from company_person
    where is_founder and (ids is null or company_id = any (ids))
  ) named where name is not null and name <> ''
  on conflict do nothing;

  insert into discovery
  select c.company_id, c.company_name, c.employee_count, size_band(c.employee_count), c.total_funding_usd,
    c.growth_1m, c.growth_6m, c.growth_1y, c.growth_2y, c.year_founded,
    country.place_id, state.place_id, city.place_id, status.choice_id, tp.choice_id, c.is_saas,
    email.last_email_sent, visit.latest,
    coalesce(tag.found, '{}'), coalesce(list.found, '{}'), coalesce(metro.found, '{}'), coalesce(owner.found, '{}'),
    coalesce(source.found, '{}')
  from company c
  left join place country on country.kind = 'country' and country.name = c.hq_country and country.within = ''
  left join place state on state.kind = 'state' and state.name = c.hq_state and state.within = coalesce(c.hq_country, '')
  left join place city on city.kind = 'city' and city.name = c.hq_city
    and city.within = coalesce(c.hq_state, c.hq_country, '')
  left join choice status on status.kind = 'company_status' and status.server_value = c.status
  left join (select h.company_id, o.choice_id from tp_status_history h
      join choice o on o.kind = 'tp_status' and o.server_value = h.tp_status
      where h.until is null and (ids is null or h.company_id = any (ids))) tp on tp.company_id = c.company_id
  left join email_summary email on email.company_id = c.company_id
  left join (select company_id, max(visited_at) as latest from website_visit
      where ids is null or company_id = any (ids) group by company_id) visit on visit.company_id = c.company_id
  left join (select t.company_id, array_agg(o.choice_id order by o.choice_id) as found from company_growth_tag t
      join choice o on o.kind = 'growth_tag' and o.server_value = t.tag
      where ids is null or t.company_id = any (ids) group by t.company_id) tag on tag.company_id = c.company_id
  left join (select company_id, array_agg(workboard_id order by workboard_id) as found from workboard_company
      where ids is null or company_id = any (ids) group by company_id) list on list.company_id = c.company_id
  left join (select p.company_id, array_agg(distinct m.place_id order by m.place_id) as found from company_person p
      join place m on m.kind = 'metro' and m.name = p.metro_area and m.within = coalesce(p.country, '')
      where p.is_founder and (ids is null or p.company_id = any (ids)) group by p.company_id) metro
    on metro.company_id = c.company_id
  left join (select company_id, array_agg(user_id order by user_id) as found from tp_owner
      where ids is null or company_id = any (ids) group by company_id) owner on owner.company_id = c.company_id
  left join (select company_id, array_agg(datasource_id order by datasource_id) as found from company_datasource
      where ids is null or company_id = any (ids) group by company_id) source on source.company_id = c.company_id
  where ids is null or c.company_id = any (ids)
  on conflict (company_id) do update set
    company_name = excluded.company_name, employee_count = excluded.employee_count, size_band = excluded.size_band,
    total_funding_usd = excluded.total_funding_usd, growth_1m = excluded.growth_1m, growth_6m = excluded.growth_6m,
    growth_1y = excluded.growth_1y, growth_2y = excluded.growth_2y, year_founded = excluded.year_founded,
    hq_country_id = excluded.hq_country_id, hq_state_id = excluded.hq_state_id, hq_city_id = excluded.hq_city_id,
    status_id = excluded.status_id, tp_status_id = excluded.tp_status_id, is_saas = excluded.is_saas,
    last_email_at = excluded.last_email_at, last_visit_at = excluded.last_visit_at, tag_ids = excluded.tag_ids,
    list_ids = excluded.list_ids, metro_ids = excluded.metro_ids, owner_ids = excluded.owner_ids,
    datasource_ids = excluded.datasource_ids;
end $$;

create function refresh_company_text(ids integer[]) returns void language sql as $$
  insert into company_text
  select company_id, setweight(to_tsvector('english', company_name), 'A')
    || setweight(to_tsvector('english', coalesce(description, '')), 'B')
  from company where ids is null or company_id = any (ids)
  on conflict (company_id) do update set document = excluded.document where company_text.document <> excluded.document
$$;

/* After each statement on a source table: the companies it touched. A bulk load sets orion.bulk and refreshes once. */
create function discovery_source_changed() returns trigger language plpgsql as $$
declare ids integer[];
begin
  if current_setting('orion.bulk', true) = 'on' then return null; end if;
  if tg_op = 'TRUNCATE' then
    perform refresh_discovery(null);
    return null;
  end if;
  if tg_op = 'INSERT' then select array_agg(distinct company_id) into ids from new_rows;
  elsif tg_op = 'DELETE' then select array_agg(distinct company_id) into ids from old_rows;
  else select array_agg(distinct company_id) into ids
    from (select company_id from new_rows union select company_id from old_rows) touched;
  end if;
  if ids is null then return null; end if;
  perform refresh_discovery(ids);
  if tg_table_name = 'company' then perform refresh_company_text(ids); end if;
  return null;
end $$;

do $$
declare source text;
begin
  foreach source in array array['company', 'company_person', 'company_growth_tag', 'company_datasource', 'workboard_company',
      'tp_owner', 'tp_status_history', 'email_summary', 'website_visit'] loop
    execute format('create trigger %1$s_discovery_insert after insert on %1$I referencing new table as new_rows
      for each statement execute function discovery_source_changed()', source);
    execute format('create trigger %1$s_discovery_update after update on %1$I
      referencing old table as old_rows new table as new_rows
      for each statement execute function discovery_source_changed()', source);
    execute format('create trigger %1$s_discovery_delete after delete on %1$I referencing old table as old_rows
      for each statement execute function discovery_source_changed()', source);
    execute format('create trigger %1$s_discovery_truncate after truncate on %1$I
      for each statement execute function discovery_source_changed()', source);
  end loop;
end $$;

-- Rebuilt whole and swapped, never updated. A run keeps the ranks of the one before, so that a reader who began to
-- page under it can go on to the end.
create table company_rank (
  company_id integer primary key,
  score double precision not null,
  contributions double precision[] not null,
  current_rank integer not null,
  previous_score double precision,
  previous_contributions double precision[],
  previous_rank integer
);
create index company_rank_current on company_rank (current_rank);
create index company_rank_previous on company_rank (previous_rank);
create table ranking_run (
  run integer generated always as identity primary key,
  companies integer not null,
  finished_at timestamptz not null
);

create table bay_area_city (city text primary key);
