-- A cell that cannot be read costs the cell, not the company; what it holds can be mended, and how a column is read be said.
alter table import
  -- By field and reason, with what stood there.
  add column bad_cells jsonb not null default '[]',
  -- How somebody said each column is to be read, and how it was.
  add column readings jsonb not null default '[]',
  add column column_readings jsonb not null default '[]',
  -- What is read instead of cells: [{field, line, cell, value}].
  add column mends jsonb not null default '[]';
