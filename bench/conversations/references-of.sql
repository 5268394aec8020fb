select r.reference_id, r.created_at, s.full_name as creator, case when a.place <= 20 then r.content else '' end as content, r.plain,
  (select jsonb_agg(jsonb_build_object('affinity_id', p.person_id, 'name', p.full_name, 'rating', p.rating, 'version', p.version,
      'is_ignored', p.is_ignored,
      'email', (select email from person_email e where e.person_id = p.person_id order by is_primary desc limit 1),
      'rating_name', (select display_name from choice c where c.kind = 'rating' and c.server_value = p.rating::text),
      'in_reference_contacts', exists (select from workboard_person w where w.workboard_id = 1 and w.person_id = p.person_id),
      'tags', (select jsonb_agg(jsonb_build_array(c.kind, c.server_value, c.display_name) order by c.position, c.display_name)
        from person_choice h join choice c using (kind, server_value) where h.person_id = p.person_id))
      order by p.is_ignored, i.position, p.person_id)
    from reference_person i join person p using (person_id) where i.reference_id = r.reference_id) as people,
  (select jsonb_agg(jsonb_build_object('company_domain', c.company_domain, 'company_name', c.company_name) order by c.company_name)
    from reference_company i join company c using (company_id) where i.reference_id = r.reference_id) as companies,
  (select jsonb_agg(c.display_name order by c.position)
    from reference_project h join choice c using (kind, server_value) where h.reference_id = r.reference_id) as projects
from unnest($1::uuid[]) with ordinality as a(id, place)
join reference r on r.reference_id = a.id join staff s on s.user_id = r.creator_id
order by a.place
