-- concurrently
-- What is due is found by its time: by person first, every reminder that is still to come had to be passed over.
create index concurrently if not exists reminder_untold on reminder (due_at, user_id)
  where due_at is not null and mailed_due_at is distinct from due_at;
