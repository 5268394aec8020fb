-- What an import added to somebody it was handed later, whom another had made: it goes also where they stay.
alter table import_added add column after_making boolean not null default false;
