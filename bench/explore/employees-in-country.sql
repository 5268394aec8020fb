select company_id, current_rank as place from discovery d join company_rank r using (company_id)
where company_id in (select company_id from company_country where country = $1 and employee_count >= $2)
order by current_rank limit 50
-- count
select count(*)::integer from discovery d
where company_id in (select company_id from company_country where country = $1 and employee_count >= $2)
