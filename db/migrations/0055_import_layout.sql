-- Where in a file its table stands: {sheets, sheet, header_row, encoding}, as it was found or as somebody said.
alter table import add column layout jsonb not null default '{}';
