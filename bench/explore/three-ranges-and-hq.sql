select company_id, current_rank as place from discovery d join company_rank r using (company_id)
where employee_count >= $1 and growth_1y >= $2 and year_founded >= $3
  and hq_state_id = any (array(select place_id from place where kind = 'state' and name = any ($4::text[])))
order by current_rank limit 50
-- count
select count(*)::integer from discovery d
where employee_count >= $1 and growth_1y >= $2 and year_founded >= $3
  and hq_state_id = any (array(select place_id from place where kind = 'state' and name = any ($4::text[])))
