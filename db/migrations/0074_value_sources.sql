-- Which line of which file made a record, or added to it. What a file changed of a record that was there says so in
-- provenance. No foreign key: an import that was taken in is never deleted, and a bulk load would pay for it row by row.
alter table company add column import_id uuid, add column import_line integer,
  -- By column, where rows of one file came together and the values did not come from the same line.
  add column import_lines jsonb;
alter table person add column import_id uuid, add column import_line integer, add column import_lines jsonb;
alter table company_alias add column import_id uuid, add column import_line integer;
alter table company_growth_tag add column import_id uuid, add column import_line integer;
alter table company_datasource add column import_id uuid, add column import_line integer;
alter table workboard_company add column import_id uuid, add column import_line integer;
alter table person_email add column import_id uuid, add column import_line integer;

-- What people should know of how a file was read: hidden rows, dates without a day.
alter table import add column file_notes jsonb not null default '[]';

-- Of what was made before, the file is known while it can be undone; its lines are not.
set local orion.bulk = 'on';
update company c set import_id = b.import_id
from import_before b join import i on i.id = b.import_id and i.entity = 'companies'
where b.created and b.target_id = c.company_id;
update person p set import_id = b.import_id
from import_before b join import i on i.id = b.import_id and i.entity = 'people'
where b.created and b.target_id = p.person_id;
