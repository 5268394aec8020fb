select company_id, current_rank as place from discovery d join company_rank r using (company_id)
where is_saas and employee_count >= $1 and current_rank > $2
order by current_rank limit 50
-- count
select count(*)::integer from discovery d
where is_saas and employee_count >= $1
