select company_id, current_rank as place from discovery d join company_rank r using (company_id)
where company_id in (select company_id from tp_status_history
  where tp_status = $1 and (until is null or until >= now() - make_interval(days => $2)))
order by current_rank limit 50
-- count
select count(*)::integer from discovery d
where company_id in (select company_id from tp_status_history
  where tp_status = $1 and (until is null or until >= now() - make_interval(days => $2)))
