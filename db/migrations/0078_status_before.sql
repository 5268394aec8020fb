-- An alert of a status tells the one before, too.

-- What is told of the status a company has now: who set it, its name, and the name of the one it took the place of.
create function status_facts(company integer) returns jsonb language sql stable as $$
  select jsonb_build_object('by', f.full_name, 'status', o.display_name, 'from', (
    select p.display_name from tp_status_history h
      join choice p on p.kind = 'tp_status' and p.server_value = h.tp_status
    where h.company_id = n.company_id and h.until >= n.since and not h.cleared
    order by h.change_id desc limit 1))
  from tp_status_history n
    join choice o on o.kind = 'tp_status' and o.server_value = n.tp_status
    left join staff f on f.user_id = n.changed_by
  where n.company_id = company and n.until is null
$$;

-- In the place of alert_watchers(), which hears of the other news.
create function alert_of_status() returns trigger language plpgsql as $$
begin
  -- Loading many rows at once is not news.
  if current_setting('orion.bulk', true) = 'on' then return null; end if;
  insert into alert (user_id, company_id, type, facts, created_at)
  select a.user_id, n.company_id, 'status', status_facts(n.company_id), n.since
  from fresh n join alert_subscription a using (company_id)
  where n.until is null and a.user_id is distinct from n.changed_by;
  return null;
end $$;

drop trigger tp_status_history_alerts on tp_status_history;
create trigger tp_status_history_alerts after insert on tp_status_history referencing new table as fresh
  for each statement execute function alert_of_status();
