select company_id, current_rank as place from discovery d join company_rank r using (company_id)
where last_email_at is null or last_email_at < now() - make_interval(days => $1)
order by current_rank limit 50
-- count
select count(*)::integer from discovery d
where last_email_at is null or last_email_at < now() - make_interval(days => $1)
