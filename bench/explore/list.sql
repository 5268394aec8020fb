select company_id, current_rank as place from discovery d join company_rank r using (company_id)
where list_ids @> array[$1::integer]
order by current_rank limit 50
-- count
select count(*)::integer from discovery d
where list_ids @> array[$1::integer]
