-- Recorded meetings: who may see them, what they are linked to, and the words they are found by.

alter table fathom_meeting
  -- Where the recording is; `external_link` leads to what the note is associated with.
  add column recording_url text,
  add column is_internal boolean not null default false,
  -- Whoever recorded a meeting can hide it from everybody else.
  add column hidden_at timestamptz,
  add column hidden_by integer references staff,
  -- The meeting is no longer there where it came from.
  add column deleted_at timestamptz,
  add column source text not null default 'import',
  -- Of what was received, so that the same again changes nothing.
  add column content_hash text,
  add column attendee_count integer not null default 0,
  add column company_count integer not null default 0,
  -- The words of the summary as a reader sees them.
  add column plain text not null default '',
  add column association_version integer not null default 0,
  add check ((hidden_at is null) = (hidden_by is null));
create index fathom_meeting_scoper on fathom_meeting (lower(scoper), meeting_start_time desc nulls last);

/* The one rule of who sees a meeting: list, details, search, palette, export and timelines ask it. */
create function sees_meeting(m fathom_meeting, viewer integer) returns boolean language sql immutable parallel safe as $$
  select m.hidden_at is null or m.hidden_by = viewer
$$;

update fathom_meeting m set
  recording_url = external_link,
  external_link = case associated_type
    when 'companies' then (select '/explore?company=' || company_domain from company where company_id = associated_external_id)
    when 'persons' then '/conversations?who=' || associated_external_id end,
  attendee_count = (select count(*) from fathom_attendee a where a.fathom_id = m.fathom_id),
  company_count = (select count(*) from fathom_company c where c.fathom_id = m.fathom_id),
  plain = btrim(regexp_replace(html_summary, '(<[^>]*>|\s)+', ' ', 'g'));

alter table fathom_attendee add column attendee_id bigint generated always as identity unique;

/* Keeps how many attend beside the meeting, so that the list counts nothing. */
create function count_meeting_guests() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'fathom_attendee' then
    update fathom_meeting m set attendee_count = n.n
    from (select touched.fathom_id, count(a.fathom_id) as n from (select distinct fathom_id from touched) touched
      left join fathom_attendee a using (fathom_id) group by 1) n
    where m.fathom_id = n.fathom_id and m.attendee_count <> n.n;
  else
    update fathom_meeting m set company_count = n.n
    from (select touched.fathom_id, count(c.fathom_id) as n from (select distinct fathom_id from touched) touched
      left join fathom_company c using (fathom_id) group by 1) n
    where m.fathom_id = n.fathom_id and m.company_count <> n.n;
  end if;
  return null;
end $$;
create trigger fathom_attendee_added after insert on fathom_attendee
  referencing new table as touched for each statement execute function count_meeting_guests();
create trigger fathom_attendee_removed after delete on fathom_attendee
  referencing old table as touched for each statement execute function count_meeting_guests();
create trigger fathom_company_added after insert on fathom_company
  referencing new table as touched for each statement execute function count_meeting_guests();
create trigger fathom_company_removed after delete on fathom_company
  referencing old table as touched for each statement execute function count_meeting_guests();

-- What a meeting is linked to. A link that is `sending` may have arrived in the relationship system or not.
create table fathom_association (
  fathom_id bigint not null references fathom_meeting on delete cascade,
  external_type text not null check (external_type in ('companies', 'persons')),
  external_id bigint not null,
  name text not null,
  hyperlink text not null default '',
  state text not null check (state in ('sending', 'made', 'removed')),
  note_id bigint,
  -- The key of the Save that made it: the same Save again writes no second note.
  save_key text,
  -- Stands in the note, so that one whose arrival nobody heard of is found again.
  note_mark text,
  associated_by integer references staff,
  associated_at timestamptz not null,
  primary key (fathom_id, external_type, external_id)
);
insert into fathom_association (fathom_id, external_type, external_id, name, hyperlink, state, associated_by, associated_at)
select fathom_id, associated_type, associated_external_id, coalesce(associated_name, ''), coalesce(external_link, ''), 'made',
  associated_by, coalesce(associated_at, observed_at)
from fathom_meeting where processed_by_orion and associated_type is not null and associated_external_id is not null;

create table fathom_text (
  fathom_id bigint primary key references fathom_meeting on delete cascade,
  document tsvector not null
);
create index fathom_text_document on fathom_text using gin (document);

/* A tsvector holds a megabyte at most; the beginning of a longer summary is enough to be found by. */
create function keep_meeting_words() returns trigger language plpgsql as $$
begin
  insert into fathom_text (fathom_id, document)
  values (new.fathom_id, to_tsvector('simple', search_words(left(new.meeting_title || ' ' || new.plain, 200000))))
  on conflict (fathom_id) do update set document = excluded.document;
  return null;
end $$;
create trigger fathom_meeting_words_added after insert on fathom_meeting
  for each row execute function keep_meeting_words();
create trigger fathom_meeting_words_changed after update of meeting_title, plain on fathom_meeting
  for each row when (old.meeting_title is distinct from new.meeting_title or old.plain is distinct from new.plain)
  execute function keep_meeting_words();
insert into fathom_text (fathom_id, document)
select fathom_id, to_tsvector('simple', search_words(left(meeting_title || ' ' || plain, 200000))) from fathom_meeting;
