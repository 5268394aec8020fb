select company_id, current_rank as place from discovery d join company_rank r using (company_id)
where tag_ids && array(select choice_id from choice where kind = 'growth_tag' and server_value = any ($1::text[]))
order by current_rank limit 50
-- count
select count(*)::integer from discovery d
where tag_ids && array(select choice_id from choice where kind = 'growth_tag' and server_value = any ($1::text[]))
