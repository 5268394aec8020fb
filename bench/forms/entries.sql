insert into staff (email_address, full_name, first_name) values ('writer@firm.example', 'A Writer', 'A');

insert into company (company_domain, company_name)
select 'c' || i || '.example', 'Company ' || i from generate_series(1, 2000) i;

insert into submission (template, answers, company_id, created_by, created_at, plain)
select 'company-call-summaries',
  jsonb_build_object('domain', c.company_domain, 'call_date', '2026-01-05', 'quarter', 'Q1', 'year', 2026,
    'content', '<p>' || text || '</p>', 'product', jsonb_build_array('Maintenance'), 'deck_attached', 'No'),
  c.company_id, (select max(user_id) from staff), date_trunc('second', now()) - i * interval '1 minute', text
from generate_series(1, $1) i
  join company c on c.company_domain = 'c' || (i % 2000 + 1) || '.example',
  lateral (select 'Plant ' || i || ' runs well, w' || (i % 500) || ' and ' || md5(i::text) as text) said;
