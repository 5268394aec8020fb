-- Why a company was passed on, kept as a filter that watches itself.

create table pass_condition (
  uuid uuid primary key default gen_random_uuid(),
  company_id integer not null references company on delete cascade,
  user_id integer not null references staff,
  -- Parameters of a search and their values, as the address writes them.
  filters jsonb not null,
  -- What a description was to hold, where the filter has one; the search it came from is forgotten some day.
  description text,
  -- As it was typed.
  words text not null default '',
  note text not null default '',
  -- What was known when it was set: the old values of the evidence.
  facts jsonb not null,
  created_at timestamptz not null,
  version integer not null default 1,
  -- When time alone may make it true.
  recheck_at timestamptz,
  ended_at timestamptz,
  ended_why text check (ended_why in ('met', 'ended')),
  evidence jsonb,
  check ((ended_at is null) = (ended_why is null))
);
create index pass_condition_open on pass_condition (company_id) where ended_at is null;
create index pass_condition_company on pass_condition (company_id, created_at desc);
create index pass_condition_user on pass_condition (user_id, created_at desc);
create index pass_condition_recheck on pass_condition (recheck_at) where ended_at is null and recheck_at is not null;

-- Companies that changed since conditions were last checked. Only ever added to and emptied, so that no write waits for another.
create table changed_company (
  change_id bigint generated always as identity primary key,
  company_id integer not null
);

/* After each statement on what filters compare: the companies it changed, where a condition waits for one. */
create function note_changed_company() returns trigger language plpgsql as $$
begin
  if not exists (select from pass_condition where ended_at is null) then return null; end if;
  if tg_op = 'DELETE' then
    insert into changed_company (company_id)
    select distinct p.company_id from pass_condition p join old_rows o using (company_id) where p.ended_at is null;
  elsif tg_table_name = 'discovery' and tg_op = 'UPDATE' then
    insert into changed_company (company_id)
    select distinct p.company_id
    from pass_condition p join new_rows n using (company_id) join old_rows o using (company_id)
    where p.ended_at is null and n is distinct from o;
  else
    insert into changed_company (company_id)
    select distinct p.company_id from pass_condition p join new_rows n using (company_id) where p.ended_at is null;
  end if;
  return null;
end $$;

do $$
declare source text;
begin
  foreach source in array array['discovery', 'mention', 'company_country', 'company_text'] loop
    execute format('create trigger %1$s_conditions_insert after insert on %1$I referencing new table as new_rows
      for each statement execute function note_changed_company()', source);
    execute format('create trigger %1$s_conditions_update after update on %1$I
      referencing old table as old_rows new table as new_rows
      for each statement execute function note_changed_company()', source);
  end loop;
  foreach source in array array['mention', 'company_country'] loop
    execute format('create trigger %1$s_conditions_delete after delete on %1$I referencing old table as old_rows
      for each statement execute function note_changed_company()', source);
  end loop;
end $$;
