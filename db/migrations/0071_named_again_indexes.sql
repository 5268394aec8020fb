-- concurrently
create index concurrently if not exists import_before_made on import_before (target_id) where created;
create index concurrently if not exists import_added_named on import_added (target_id) where kind = 'named';
