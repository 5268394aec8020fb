-- A place is found however its capitals are written.
create index place_lower_name on place (kind, lower(name));

-- A company of which only a range of employees is known stands with those of its size, as the filters have it.
create or replace function read_employee_range() returns trigger language plpgsql as $$
begin
  new.employee_least := null;
  new.employee_most := null;
  if new.employee_count is null then
    select split_part(rtrim(employee_range, '+'), '-', 1)::integer,
      case when employee_range like '%+' then 2147483647 else split_part(employee_range, '-', 2)::integer end
    into new.employee_least, new.employee_most
    from company where company_id = new.company_id and employee_range is not null;
    new.size_band := size_band(new.employee_least);
  end if;
  return new;
end $$;
update discovery set employee_most = employee_most where employee_most is not null;
