-- concurrently
-- A person who is deleted, or merged into another, is looked for among everybody's reminders.
create index concurrently if not exists reminder_person on reminder (person_id);
