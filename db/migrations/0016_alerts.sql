-- Who is alerted about a company hears of what happens there, whoever wrote it down: a page, an import, a job.

create function alert_watchers() returns trigger language plpgsql as $$
begin
  -- Loading many rows at once is not news.
  if current_setting('orion.bulk', true) = 'on' then return null; end if;
  if not exists (select from alert_subscription) then return null; end if;

  if tg_table_name = 'company_update' then
    insert into alert (user_id, company_id, type, message, created_at)
    select a.user_id, n.company_id, 'update', s.full_name || ' noted under ' || n.type || ': ' || left(n.content, 200), n.created_at
    from fresh n join alert_subscription a using (company_id) join staff s on s.user_id = n.scoper_id
    where a.user_id <> n.scoper_id;

  elsif tg_table_name = 'tp_status_history' then
    insert into alert (user_id, company_id, type, message, created_at)
    select a.user_id, n.company_id, 'status',
      coalesce(s.full_name || ' set the status to ', 'The status is now ') || coalesce(c.display_name, n.tp_status), n.since
    from fresh n join alert_subscription a using (company_id)
      left join staff s on s.user_id = n.changed_by
      left join choice c on c.kind = 'tp_status' and c.server_value = n.tp_status
    where n.tp_status is not null and a.user_id is distinct from n.changed_by;

  elsif tg_table_name = 'company_file' then
    insert into alert (user_id, company_id, type, message, created_at)
    select a.user_id, n.company_id, 'file', coalesce(s.full_name || ' added ', 'New: ') || f.file_name || ' (' || n.document_type || ')',
      n.created_at
    from fresh n join alert_subscription a using (company_id) join stored_file f using (file_id)
      left join staff s on s.user_id = f.uploaded_by
    where a.user_id is distinct from f.uploaded_by;

  elsif tg_table_name = 'quip' then
    insert into alert (user_id, company_id, type, message, created_at)
    select a.user_id, n.company_id, 'quip', left(n.quip_text, 300), now()
    from fresh n join alert_subscription a using (company_id);

  elsif tg_table_name = 'mention' then
    insert into alert (user_id, company_id, type, message, created_at)
    select a.user_id, n.company_id, 'mention', left(coalesce(n.standouts_text, n.summary_text, 'Mentioned in ' || n.source), 300), now()
    from fresh n join alert_subscription a using (company_id);
  end if;
  return null;
end $$;

do $$
declare watched text;
begin
  foreach watched in array array['company_update', 'tp_status_history', 'company_file', 'quip', 'mention'] loop
    execute format('create trigger %1$s_alerts after insert on %1$s referencing new table as fresh
      for each statement execute function alert_watchers()', watched);
  end loop;
end $$;
