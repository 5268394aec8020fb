-- Whoever watches a company also hears that its status was removed, and which it was.

create function alert_of_removed_status() returns trigger language plpgsql as $$
begin
  if current_setting('orion.bulk', true) = 'on' then return null; end if;
  insert into alert (user_id, company_id, type, facts, created_at)
  select a.user_id, n.company_id, 'status',
    jsonb_build_object('by', f.full_name, 'status', null, 'from', p.display_name), n.until
  from fresh n
    join earlier e on e.change_id = n.change_id and not e.cleared
    join alert_subscription a on a.company_id = n.company_id
    join choice p on p.kind = 'tp_status' and p.server_value = n.tp_status
    left join staff f on f.user_id = n.ended_by
  where n.cleared and a.user_id is distinct from n.ended_by;
  return null;
end $$;

create trigger tp_status_history_removed_alerts after update on tp_status_history
  referencing old table as earlier new table as fresh
  for each statement execute function alert_of_removed_status();
