select company_id, current_rank as place from discovery d join company_rank r using (company_id)
where employee_count between $1 and $2 and growth_6m >= $3 and growth_1y >= $4 and growth_2y >= $5
  and year_founded >= $6 and (total_funding_usd <= $7 or total_funding_usd is null) and is_saas
  and hq_country_id = any (array(select place_id from place where kind = 'country' and name = any ($8::text[])))
  and status_id = any (array(select choice_id from choice where kind = 'company_status' and server_value = any ($9::text[])))
  and (last_email_at is null or last_email_at < now() - make_interval(days => $10))
  and tag_ids && array(select choice_id from choice where kind = 'growth_tag' and server_value = any ($11::text[]))
order by current_rank limit 50
-- count
select count(*)::integer from discovery d
where employee_count between $1 and $2 and growth_6m >= $3 and growth_1y >= $4 and growth_2y >= $5
  and year_founded >= $6 and (total_funding_usd <= $7 or total_funding_usd is null) and is_saas
  and hq_country_id = any (array(select place_id from place where kind = 'country' and name = any ($8::text[])))
  and status_id = any (array(select choice_id from choice where kind = 'company_status' and server_value = any ($9::text[])))
  and (last_email_at is null or last_email_at < now() - make_interval(days => $10))
  and tag_ids && array(select choice_id from choice where kind = 'growth_tag' and server_value = any ($11::text[]))
