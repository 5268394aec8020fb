-- A company whose domain nobody knows stands under "~" and its number, so that it can be named wherever a domain is.
alter table company add constraint company_unknown_domain
  check (left(company_domain, 1) <> '~' or company_domain = '~' || company_id);

create function stand_under_number() returns trigger language plpgsql as $$
begin
  new.company_domain := '~' || new.company_id;
  return new;
end $$;
create trigger company_without_domain before insert on company
  for each row when (new.company_domain is null) execute function stand_under_number();

/* Whoever was told the number still finds the company, and the meetings held at its domain become its own. */
create function keep_old_address() returns trigger language plpgsql as $$
begin
  if left(old.company_domain, 1) = '~' then
    insert into company_alias (domain, company_id, source) values (old.company_domain, old.company_id, 'orion');
  elsif left(new.company_domain, 1) = '~' then
    delete from company_alias where domain = new.company_domain;
  end if;
  update fathom_company set company_id = new.company_id
    where company_id is null and company_domain = new.company_domain;
  return null;
end $$;
create trigger company_domain_changed after update of company_domain on company
  for each row when (old.company_domain <> new.company_domain) execute function keep_old_address();
