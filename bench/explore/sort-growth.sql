select company_id, row_number() over () as place from (
  select company_id from discovery d
  where is_saas and employee_count >= $1
  order by growth_1y desc nulls last, company_id limit 50
) ordered
-- count
select count(*)::integer from discovery d
where is_saas and employee_count >= $1
