-- What finds references: a narrow row for the filters, and the words of the note, its people, creator and companies.

/* Letters as they are compared: small, without accents, signs as spaces, so that no sign glues words together. */
create function search_words(words text) returns text language sql stable parallel safe as $$
  select translate(unaccent(lower(words)), $signs$!"#$%&'()*+,-./:;<=>?@[\]^_`{|}~$signs$, repeat(' ', 32))
$$;

/* Asks for every word, each as the beginning of one. */
create function every_word(words text) returns tsquery language sql stable parallel safe as $$
  select to_tsquery('simple', string_agg(quote_literal(word) || ':*', ' & '))
  from regexp_split_to_table(search_words(words), '\s+') word where word <> ''
$$;

-- Only references that are not withdrawn have rows here.
create table reference_facts (
  reference_id uuid primary key references reference on delete cascade,
  creator_id integer not null,
  created_at timestamptz not null,
  -- Of the note and of its people; “No Project Required” is the empty list.
  project_ids integer[] not null,
  function_ids integer[] not null,
  type_ids integer[] not null,
  ratings integer[] not null,
  -- Somebody in it, who is not ignored, lacks projects, functions, reference types or a rating.
  incomplete boolean not null
);
create index reference_facts_newest on reference_facts (created_at desc, reference_id desc);
create index reference_facts_creator on reference_facts (creator_id, created_at desc, reference_id desc);
create index reference_facts_incomplete on reference_facts (creator_id, created_at desc, reference_id desc) where incomplete;
create index reference_facts_choices on reference_facts using gin (project_ids, function_ids, type_ids, ratings);
create table reference_text (
  reference_id uuid primary key references reference on delete cascade,
  document tsvector not null
);
create index reference_text_document on reference_text using gin (document);

/* Makes the rows of these references again from their sources; of all references when none are named. */
create function refresh_references(ids uuid[]) returns void language plpgsql as $$
#variable_conflict use_variable
begin
  -- As in refresh_discovery: who changes the same reference waits here, and reads when the other has committed.
  if ids is null then
    lock table reference_facts in share row exclusive mode;
  else
    perform from reference where reference_id = any (ids) order by reference_id for no key update;
  end if;

  delete from reference_facts f using reference r
  where r.reference_id = f.reference_id and r.withdrawn_at is not null and (ids is null or r.reference_id = any (ids));
  delete from reference_text t using reference r
  where r.reference_id = t.reference_id and r.withdrawn_at is not null and (ids is null or r.reference_id = any (ids));

  insert into reference_facts
  with asked as (
    select reference_id, creator_id, created_at from reference
    where withdrawn_at is null and (ids is null or reference_id = any (ids))
  ), people as (
    select i.reference_id, p.person_id, p.rating, p.is_ignored
    from asked join reference_person i using (reference_id) join person p using (person_id)
  ), chosen as (
    select i.reference_id, c.kind, c.choice_id
    from people i join person_choice h using (person_id) join choice c using (kind, server_value)
    where c.server_value <> 'No Project Required'
    union
    select h.reference_id, c.kind, c.choice_id
    from asked join reference_project h using (reference_id) join choice c using (kind, server_value)
    where c.server_value <> 'No Project Required'
  ), of_kind as (
    select reference_id,
      array_agg(choice_id order by choice_id) filter (where kind = 'project') as project_ids,
      array_agg(choice_id order by choice_id) filter (where kind = 'function') as function_ids,
      array_agg(choice_id order by choice_id) filter (where kind = 'reference_type') as type_ids
    from chosen group by reference_id
  ), known as (
    select i.reference_id, array_agg(distinct i.rating) as ratings,
      bool_or(not i.is_ignored and (i.rating = 0
        or (select count(distinct h.kind) from person_choice h where h.person_id = i.person_id) < 3)) as incomplete
    from people i group by i.reference_id
  )
  select a.reference_id, a.creator_id, a.created_at, coalesce(o.project_ids, '{}'), coalesce(o.function_ids, '{}'),
    coalesce(o.type_ids, '{}'), coalesce(k.ratings, '{}'), coalesce(k.incomplete, false)
  from asked a left join of_kind o using (reference_id) left join known k using (reference_id)
  on conflict (reference_id) do update set creator_id = excluded.creator_id, created_at = excluded.created_at,
    project_ids = excluded.project_ids, function_ids = excluded.function_ids, type_ids = excluded.type_ids,
    ratings = excluded.ratings, incomplete = excluded.incomplete
  where reference_facts is distinct from excluded;

  -- The beginning is enough to find a very long note by, and a document has a largest size.
  insert into reference_text
  select r.reference_id, to_tsvector('simple', search_words(concat_ws(' ', left(r.plain, 150000), s.full_name,
    (select string_agg(p.full_name, ' ') from reference_person i join person p using (person_id)
      where i.reference_id = r.reference_id),
    (select string_agg(c.company_name || ' ' || c.company_domain, ' ') from reference_company i join company c using (company_id)
      where i.reference_id = r.reference_id))))
  from reference r join staff s on s.user_id = r.creator_id
  where r.withdrawn_at is null and (ids is null or r.reference_id = any (ids))
  on conflict (reference_id) do update set document = excluded.document
  where reference_text.document <> excluded.document;
end $$;

/* After each statement on a source table: the references it touched. A bulk load of notes refreshes once instead. */
create function reference_source_changed() returns trigger language plpgsql as $$
declare ids uuid[];
begin
  if current_setting('orion.bulk', true) = 'on' and tg_table_name like 'reference%' then return null; end if;
  if tg_table_name = 'staff' then
    select array_agg(r.reference_id) into ids
    from new_rows n join old_rows o using (user_id) join reference r on r.creator_id = n.user_id
    where n.full_name <> o.full_name;
  elsif tg_table_name = 'company' then
    select array_agg(distinct i.reference_id) into ids
    from new_rows n join old_rows o using (company_id) join reference_company i using (company_id)
    where (n.company_name, n.company_domain) is distinct from (o.company_name, o.company_domain);
  elsif tg_table_name = 'person' then
    select array_agg(distinct i.reference_id) into ids
    from new_rows n join old_rows o using (person_id) join reference_person i using (person_id)
    where (n.full_name, n.rating, n.is_ignored) is distinct from (o.full_name, o.rating, o.is_ignored);
  elsif tg_table_name = 'person_choice' and tg_op = 'DELETE' then
    select array_agg(distinct i.reference_id) into ids from old_rows join reference_person i using (person_id);
  elsif tg_table_name = 'person_choice' then
    select array_agg(distinct i.reference_id) into ids from new_rows join reference_person i using (person_id);
  elsif tg_op = 'DELETE' then
    select array_agg(distinct reference_id) into ids from old_rows;
  else
    select array_agg(distinct reference_id) into ids from new_rows;
  end if;
  if ids is not null then perform refresh_references(ids); end if;
  return null;
end $$;

do $$
declare source text;
begin
  foreach source in array array['reference', 'reference_person', 'reference_company', 'reference_project', 'person_choice'] loop
    execute format('create trigger %1$s_text_insert after insert on %1$I referencing new table as new_rows
      for each statement execute function reference_source_changed()', source);
  end loop;
  foreach source in array array['reference_person', 'reference_company', 'reference_project', 'person_choice'] loop
    execute format('create trigger %1$s_text_delete after delete on %1$I referencing old table as old_rows
      for each statement execute function reference_source_changed()', source);
  end loop;
  foreach source in array array['reference', 'person', 'staff', 'company'] loop
    execute format('create trigger %1$s_text_update after update on %1$I
      referencing old table as old_rows new table as new_rows
      for each statement execute function reference_source_changed()', source);
  end loop;
end $$;

select refresh_references(null);

-- What was chosen about a person, each change with the version it led to, so that who comes second is told.
create table person_change (
  change_id bigint generated always as identity primary key,
  person_id integer not null references person on delete cascade,
  version integer not null,
  field text not null check (field <> ''),
  old jsonb,
  new jsonb,
  changed_by integer not null references staff,
  changed_at timestamptz not null
);
create index person_change_person on person_change (person_id, version);
