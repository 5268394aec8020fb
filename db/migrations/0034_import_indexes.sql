-- concurrently
-- An undo goes company by company; a file of people finds them by their profile.
create index concurrently if not exists import_added_target on import_added (import_id, target_id);
create index concurrently if not exists person_linkedin_url on person (linkedin_url);
