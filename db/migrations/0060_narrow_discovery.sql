-- What a company has none of is null: five empty lists were a third of a row that every exact count reads.
alter table discovery
  alter column tag_ids drop not null, alter column tag_ids type integer[] using nullif(tag_ids, '{}'),
  alter column list_ids drop not null, alter column list_ids type integer[] using nullif(list_ids, '{}'),
  alter column metro_ids drop not null, alter column metro_ids type integer[] using nullif(metro_ids, '{}'),
  alter column owner_ids drop not null, alter column owner_ids type integer[] using nullif(owner_ids, '{}'),
  alter column datasource_ids drop not null, alter column datasource_ids type integer[] using nullif(datasource_ids, '{}');

/* Makes the rows of these companies again from their sources; of all companies when none are named. */
create or replace function refresh_discovery(ids integer[]) returns void language plpgsql as $$
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
    tag.found, list.found, metro.found, owner.found, source.found
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
