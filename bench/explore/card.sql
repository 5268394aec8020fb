-- What a card shows, of the companies that `page` answers, in its order.
with page as materialized (:page)
select c.company_domain, c.company_name, c.company_logo, c.url, c.linkedin_url, c.year_founded,
  r.current_rank, r.previous_rank,
  coalesce((select jsonb_agg(distinct jsonb_build_object('email', s.email_address))
    from website_visit v join staff s using (user_id) where v.company_id = c.company_id), '[]') as scopers_who_viewed,
  d.last_visit_at as last_viewed, h.tp_status,
  array(select s.full_name from tp_owner o join staff s using (user_id)
    where o.company_id = c.company_id order by o.assigned_at, s.full_name) as tp_owners,
  c.growth_1m, c.growth_6m, c.growth_1y, c.growth_2y, c.total_funding_usd::double precision as total_funding_usd,
  c.last_funding_on::text as last_funding_on, c.description, c.employee_count
from page
join company c using (company_id)
join discovery d using (company_id)
left join company_rank r using (company_id)
left join tp_status_history h on h.company_id = c.company_id and h.until is null
order by page.place
