-- One narrow row per company, made from the sources and not from the product's own derived row: what somebody would lay
-- out by hand for these searches. Rows lie in rank order; what a company has none of is null.
drop schema if exists bench cascade;
create schema bench;

create view bench.place_name as
  select kind, name, min(place_id) as id from place group by kind, name;

create table bench.narrow as
select c.company_id, r.current_rank as rank, c.employee_count,
  width_bucket(c.employee_count, array[20, 50, 100, 200, 500, 1000])::smallint as size_band,
  c.year_founded::smallint as year_founded, country.id as country, state.id as state, city.id as city,
  status.choice_id::smallint as status, tp.choice_id::smallint as tp_status, c.is_saas as saas,
  c.growth_1m, c.growth_6m, c.growth_1y, c.growth_2y, c.total_funding_usd as funding, email.last_email_sent as emailed,
  c.company_name, tag.ids as tag, metro.ids as metro
from company c
left join company_rank r using (company_id)
left join bench.place_name country on country.kind = 'country' and country.name = c.hq_country
left join bench.place_name state on state.kind = 'state' and state.name = c.hq_state
left join bench.place_name city on city.kind = 'city' and city.name = c.hq_city
left join choice status on status.kind = 'company_status' and status.server_value = c.status
left join (select h.company_id, o.choice_id from tp_status_history h join choice o on o.kind = 'tp_status'
  and o.server_value = h.tp_status where h.until is null) tp using (company_id)
left join email_summary email using (company_id)
left join (select t.company_id, array_agg(o.choice_id::smallint) as ids from company_growth_tag t join choice o
  on o.kind = 'growth_tag' and o.server_value = t.tag group by 1) tag using (company_id)
left join (select p.company_id, array_agg(distinct m.id) as ids from company_person p join bench.place_name m
  on m.kind = 'metro' and m.name = p.metro_area where p.is_founder group by 1) metro using (company_id)
order by r.current_rank nulls last, c.company_id;

alter table bench.narrow add primary key (company_id);
create unique index on bench.narrow (rank);
create index on bench.narrow (employee_count desc nulls last, company_id);
create index on bench.narrow (employee_count, company_id);
create index on bench.narrow (year_founded desc nulls last, company_id);
create index on bench.narrow (year_founded, company_id);
create index on bench.narrow (growth_1m desc nulls last, company_id);
create index on bench.narrow (growth_1m, company_id);
create index on bench.narrow (growth_6m desc nulls last, company_id);
create index on bench.narrow (growth_6m, company_id);
create index on bench.narrow (growth_1y desc nulls last, company_id);
create index on bench.narrow (growth_1y, company_id);
create index on bench.narrow (growth_2y desc nulls last, company_id);
create index on bench.narrow (growth_2y, company_id);
create index on bench.narrow (size_band desc nulls last, company_name, company_id);
create index on bench.narrow (size_band, company_name, company_id);
create index on bench.narrow (funding);
create index on bench.narrow (country);
create index on bench.narrow (state);
create index on bench.narrow (city);
create index on bench.narrow (tp_status) where tp_status is not null;
create index on bench.narrow using gin (tag);
create index on bench.narrow using gin (metro);
vacuum analyze bench.narrow;
