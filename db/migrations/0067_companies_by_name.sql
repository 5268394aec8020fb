-- Of a row of a file somebody may also say that it means another company than the one it was taken for.
alter table import_outcome drop constraint import_outcome_choice_check,
  add constraint import_outcome_choice_check check (choice in ('skip', 'keep', 'replace', 'new'));

/*
 * How surely a company is the one that a row without a domain tells of by "~name|city/country|page": 0 by its page on
 * LinkedIn, 1 because it came the same way, 2 by name and place; null where they contradict.
 */
create function told_by(c company, told text) returns integer language sql stable as $$
  select case
    when page <> '' and linkedin_page(c.linkedin_url) = page then 0
    when page <> '' and linkedin_page(c.linkedin_url) <> page then null
    when left(c.company_domain, 1) = '~' and name_key(coalesce(c.hq_city, '')) = city
      and name_key(coalesce(c.hq_country, '')) = country then 1
    when (city = '' or coalesce(c.hq_city, '') = '' or name_key(c.hq_city) = city)
      and (country = '' or coalesce(c.hq_country, '') = '' or name_key(c.hq_country) = country) then 2
    end
  from (select split_part(told, '|', 3) as page, name_key(split_part(split_part(told, '|', 2), '/', 1)) as city,
    name_key(split_part(split_part(told, '|', 2), '/', 2)) as country) asked
$$;

/* The companies of which one is most surely meant; of two with one page on LinkedIn, the one of that name. */
create function companies_told(told text) returns table (company_id integer) language sql stable strict as $$
  select company_id from (
    select c.company_id, rank() over (order by told_by(c, told),
      name_key(c.company_name) <> name_key(split_part(substr(told, 2), '|', 1))) as place
    from company c join (
      select company_id from company where name_key(company_name) = name_key(split_part(substr(told, 2), '|', 1))
      union
      select company_id from company where linkedin_page(linkedin_url) = nullif(split_part(told, '|', 3), '')
    ) alike using (company_id)
    where told_by(c, told) is not null
  ) likely where place = 1
$$;
