-- The day of the call a reference tells of; a note may be written days later. None where nobody said.
alter table reference add column called_on date;
