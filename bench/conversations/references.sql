-- Invented references: $1 of them, each with words, one to three people, a company and sometimes a project.
set local orion.bulk = 'on';
set local statement_timeout = 0;
insert into choice (kind, server_value, display_name, position)
select 'project', 'Project ' || n, 'Project ' || n, n from generate_series(1, 20) n on conflict do nothing;
insert into staff (email_address, full_name, first_name, role)
select 'writer' || n || '@firm.example', 'Writer ' || n, 'Writer', 'ASSOCIATE' from generate_series(1, 12) n;
insert into company (company_domain, company_name)
select 'company' || n || '.example', 'Company ' || n from generate_series(1, 500) n;
insert into person (full_name, rating) select 'Person ' || n, n % 6 from generate_series(1, 5000) n;
insert into person_choice (person_id, kind, server_value)
select p.person_id, c.kind, c.server_value from person p join choice c
  on c.kind in ('project', 'function', 'reference_type') and (c.position + p.person_id) % 7 = 0
where c.server_value <> 'No Project Required';
create temporary table word on commit drop as select * from unnest(array['pricing', 'manager', 'shift', 'machine', 'plant', 'buyer',
  'founder', 'quarter', 'contract', 'renewal', 'churn', 'support', 'rollout', 'pilot', 'budget', 'team', 'hiring', 'roadmap', 'security',
  'audit', 'margin', 'region', 'partner', 'channel', 'invoice', 'workflow', 'adoption', 'training', 'outage', 'latency', 'design', 'review',
  'meeting', 'decision', 'competitor', 'switching', 'reference', 'customer', 'growth', 'forecast', 'upgrade', 'warehouse', 'clinic', 'claim',
  'seasonal', 'harvest', 'gearbox', 'tooling', 'compliance', 'procurement']) with ordinality as w(word, place);
insert into reference (reference_id, content, plain, creator_id, created_at)
select md5('reference ' || n)::uuid, '<p>' || replace(text, E'\n', '</p><p>') || '</p>', text,
  (select min(user_id) from staff where email_address like 'writer%') + n % 12, now() - n * interval '7 minutes'
from (
  select n, (select string_agg(word, case when place % 12 = 0 then E'.\n' else ' ' end order by hashint4(n * 61 + place::integer))
    from word where hashint4(n * 17 + place::integer) % 3 <> 0) || ' note ' || n as text
  from generate_series(1, $1::integer) n) drawn;
insert into reference_person (reference_id, person_id, position)
select reference_id, first + (hash % 5000 + k * 37) % 5000, k
from (select reference_id, abs(hashtext(reference_id::text)) as hash, (select min(person_id) from person) as first from reference) r
  cross join generate_series(0, 2) k where k <= hash % 3 on conflict do nothing;
insert into reference_company (reference_id, company_id)
select reference_id, (select min(company_id) from company) + abs(hashtext(reference_id::text)) % 500 from reference;
insert into reference_project (reference_id, server_value)
select reference_id, 'Project ' || 1 + abs(hashtext(reference_id::text)) % 20 from reference
where abs(hashtext(reference_id::text)) % 2 = 0;
-- Without statistics the planner would join all with all.
analyze;
select refresh_references(null);
