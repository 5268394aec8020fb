/* A domain that is taken away again lets go of the meetings that were found by it. */
create or replace function keep_old_address() returns trigger language plpgsql as $$
begin
  if left(old.company_domain, 1) = '~' then
    insert into company_alias (domain, company_id, source) values (old.company_domain, old.company_id, 'orion');
  elsif left(new.company_domain, 1) = '~' then
    delete from company_alias where domain = new.company_domain;
    update fathom_company set company_id = null
      where company_id = old.company_id and company_domain = old.company_domain;
  end if;
  update fathom_company set company_id = new.company_id
    where company_id is null and company_domain = new.company_domain;
  return null;
end $$;

-- Whom somebody said to leave alone counts for itself, and what an undo took back stays known after it.
alter table import add column undone jsonb,
  alter column counts set default '{"create": 0, "update": 0, "differ": 0, "unchanged": 0, "conflict": 0, "skipped": 0, "rejected": 0}';
update import set counts = '{"skipped": 0}' || counts;
