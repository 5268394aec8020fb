-- An alert keeps what happened as data; the words are made when it is read (features/records/alert-words.rules.ts).
-- Alerts from before keep their text.

alter table alert add column facts jsonb;
alter table alert alter column message drop not null;
alter table alert add constraint alert_says_something check (facts is not null or message is not null);

create or replace function alert_watchers() returns trigger language plpgsql as $$
begin
  -- Loading many rows at once is not news.
  if current_setting('orion.bulk', true) = 'on' then return null; end if;
  if not exists (select from alert_subscription) then return null; end if;

  if tg_table_name = 'company_update' then
    insert into alert (user_id, company_id, type, facts, created_at)
    select a.user_id, n.company_id, 'update',
      jsonb_build_object('by', s.full_name, 'kind', n.type, 'text', left(n.content, 200)), n.created_at
    from fresh n join alert_subscription a using (company_id) join staff s on s.user_id = n.scoper_id
    where a.user_id <> n.scoper_id;

  elsif tg_table_name = 'tp_status_history' then
    insert into alert (user_id, company_id, type, facts, created_at)
    select a.user_id, n.company_id, 'status',
      jsonb_build_object('by', s.full_name, 'status', coalesce(c.display_name, n.tp_status)), n.since
    from fresh n join alert_subscription a using (company_id)
      left join staff s on s.user_id = n.changed_by
      left join choice c on c.kind = 'tp_status' and c.server_value = n.tp_status
    where n.tp_status is not null and a.user_id is distinct from n.changed_by;

  elsif tg_table_name = 'company_file' then
    insert into alert (user_id, company_id, type, facts, created_at)
    select a.user_id, n.company_id, 'file',
      jsonb_build_object('by', s.full_name, 'file_name', f.file_name, 'kind', n.document_type), n.created_at
    from fresh n join alert_subscription a using (company_id) join stored_file f using (file_id)
      left join staff s on s.user_id = f.uploaded_by
    where a.user_id is distinct from f.uploaded_by;

  elsif tg_table_name = 'quip' then
    insert into alert (user_id, company_id, type, facts, created_at)
    select a.user_id, n.company_id, 'quip', jsonb_build_object('text', left(n.quip_text, 300)), now()
    from fresh n join alert_subscription a using (company_id);

  elsif tg_table_name = 'mention' then
    insert into alert (user_id, company_id, type, facts, created_at)
    select a.user_id, n.company_id, 'mention',
      jsonb_build_object('text', left(coalesce(n.standouts_text, n.summary_text), 300), 'source', n.source), now()
    from fresh n join alert_subscription a using (company_id);
  end if;
  return null;
end $$;
