-- A file that names a company or a person as they are adds nothing to them, and still speaks for them.
alter table import_added drop constraint import_added_kind_check;
alter table import_added add constraint import_added_kind_check check (kind in ('company_alias', 'company_growth_tag',
  'company_datasource', 'workboard_company', 'person_email', 'workboard', 'choice', 'datasource', 'place', 'named'));
