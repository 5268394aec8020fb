-- What was typed is kept as the filters it was read as.
alter table pass_condition drop column words;
