-- How many people work somewhere is often told as a range only, "11-50" or "10001+". It counts while the number is not known.
alter table company add column employee_range text
  check (employee_range ~ '^(0|[1-9]\d{0,8})(-[1-9]\d{0,8}|\+)$');

-- The bounds of such a range; empty wherever the number is known.
alter table discovery add column employee_least integer, add column employee_most integer;
create index discovery_employee_least on discovery (employee_least) where employee_least is not null;
create index discovery_employee_most on discovery (employee_most) where employee_most is not null;

create function read_employee_range() returns trigger language plpgsql as $$
begin
  new.employee_least := null;
  new.employee_most := null;
  if new.employee_count is null then
    select split_part(rtrim(employee_range, '+'), '-', 1)::integer,
      case when employee_range like '%+' then 2147483647 else split_part(employee_range, '-', 2)::integer end
    into new.employee_least, new.employee_most
    from company where company_id = new.company_id and employee_range is not null;
  end if;
  return new;
end $$;
create trigger discovery_employee_range before insert or update on discovery
  for each row when (new.employee_count is null or new.employee_most is not null)
  execute function read_employee_range();
