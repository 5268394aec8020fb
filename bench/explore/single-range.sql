select company_id, current_rank as place from discovery d join company_rank r using (company_id)
where employee_count between $1 and $2
order by current_rank limit 50
-- count
select count(*)::integer from discovery d
where employee_count between $1 and $2
