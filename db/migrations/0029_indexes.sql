-- concurrently
-- Every foreign key whose target can be deleted, and the ages by which old rows are found.
create index concurrently if not exists alert_subscription_company on alert_subscription (company_id);
create index concurrently if not exists alert_company on alert (company_id);
create index concurrently if not exists alert_read on alert (created_at) where read;
create index concurrently if not exists favourite_company on favourite (company_id);
create index concurrently if not exists reminder_company_company on reminder_company (company_id);
create index concurrently if not exists session_ended on session (coalesce(revoked_at, token_expires_at));
create index concurrently if not exists identity_record_end on identity_record (expires_at);
create index concurrently if not exists mail_outbox_age on mail_outbox (created_at);
create index concurrently if not exists job_effect_age on job_effect (done_at);
create index concurrently if not exists analytics_event_age on analytics_event (at);
create index concurrently if not exists language_search_age on language_search (created_at);
create index concurrently if not exists website_visit_age on website_visit (visited_at);
create index concurrently if not exists board_note_of_company on board_note (company_id);
create index concurrently if not exists company_file_of_company on company_file (company_id);
create index concurrently if not exists company_file_file on company_file (file_id);
create index concurrently if not exists cto_lunch_file_file on cto_lunch_file (file_id);
create index concurrently if not exists cto_lunch_file_message on cto_lunch_file (message_id);
create index concurrently if not exists submission_of_company on submission (company_id);
create index concurrently if not exists workboard_use_workboard on workboard_use (workboard_id);
