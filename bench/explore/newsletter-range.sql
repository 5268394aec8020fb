select company_id, current_rank as place from discovery d join company_rank r using (company_id)
where company_id in (select company_id from mention
  where newsletter_type is not null and date between $1::date and $2::date)
order by current_rank limit 50
-- count
select count(*)::integer from discovery d
where company_id in (select company_id from mention
  where newsletter_type is not null and date between $1::date and $2::date)
