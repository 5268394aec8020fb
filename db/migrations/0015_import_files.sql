-- The file of an import is kept for a while, its record for ever.
alter table import add column file_removed_at timestamptz;
create index import_file_kept on import (created_at) where file_removed_at is null;
