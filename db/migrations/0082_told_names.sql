-- Whoever remembers the numbers of names is told when a transaction that changed them commits.
create function tell_names() returns trigger language plpgsql as $$
begin
  perform pg_notify('orion_names', '');
  return null;
end $$;

create trigger tell_names after insert or update or delete on place
  for each row execute function tell_names();
create trigger tell_names after insert or update or delete on choice
  for each row execute function tell_names();
create trigger tell_names after insert or update or delete on datasource
  for each row execute function tell_names();
create trigger tell_names after insert or update of email_address or delete on staff
  for each row execute function tell_names();

-- And when the first company appears of which only a range of employees is known.
create trigger tell_first_range after insert on discovery
  for each row when (new.employee_most is not null) execute function tell_names();
create trigger tell_new_range after update on discovery
  for each row when (new.employee_most is not null and old.employee_most is null) execute function tell_names();
