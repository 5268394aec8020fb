-- Recorded meetings come by file too, and such a file can be undone.

alter table import drop constraint import_entity_check;
alter table import add constraint import_entity_check check (entity in ('companies', 'people', 'meetings'));

-- A meeting as it stood, and as the import left it; enough to go back exactly.
create table import_meeting (
  import_id uuid not null references import on delete cascade,
  fathom_id bigint not null,
  -- Null where the import made it.
  before jsonb,
  after jsonb,
  primary key (import_id, fathom_id)
);

/* All that is kept of a meeting, its guests and companies included; null where there is none. */
create function meeting_state(id bigint) returns jsonb language sql stable as $$
  select jsonb_build_object('meeting', to_jsonb(m),
    'attendees', coalesce((select jsonb_agg(to_jsonb(a) order by a.attendee_id) from fathom_attendee a
      where a.fathom_id = m.fathom_id), '[]'),
    'companies', coalesce((select jsonb_agg(to_jsonb(c) order by c.company_domain) from fathom_company c
      where c.fathom_id = m.fathom_id), '[]'))
  from fathom_meeting m where m.fathom_id = id
$$;
