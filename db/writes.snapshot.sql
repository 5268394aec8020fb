-- POST /companies
insert into "company" ("company_name", "company_domain", "source", "observed_at", "provenance", "created_at", "updated_at") values ($1, $2, $3, $4, $5::jsonb, $6, $7) on conflict ("company_domain") do nothing returning *;

-- PATCH /companies/{domain}
update "company" set "hq_city" = $1, "provenance" = $2::jsonb, "version" = $3, "updated_at" = $4 where "company_id" = $5 returning *;
insert into "company_change" ("company_id", "field", "old", "new", "changed_by", "changed_at") values ($1, $2, $3::jsonb, $4::jsonb, $5, $6);

-- POST /companies/{domain}/aliases
insert into "company_alias" ("domain", "company_id", "source", "observed_at") values ($1, $2, $3, $4) on conflict do nothing;
insert into "company_change" ("company_id", "field", "old", "new", "changed_by", "changed_at") values ($1, $2, $3::jsonb, $4::jsonb, $5, $6);

-- DELETE /companies/{domain}/aliases/{alias}
delete from "company_alias" where "company_id" = $1 and "domain" = $2;
insert into "company_change" ("company_id", "field", "old", "new", "changed_by", "changed_at") values ($1, $2, $3::jsonb, $4::jsonb, $5, $6);

-- POST /website_history
insert into "website_visit" ("company_id", "user_id", "visited_at") select $1::integer as "company_id", $2::integer as "user_id", $3::timestamptz as "visited_at" where not exists (select "visit_id" from "website_visit" where "user_id" = $4 and "company_id" = $5 and "visited_at" > $6);

-- POST /company-project
delete from "company_project" where "company_id" = $1;
insert into "company_project" ("company_id", "server_value") values ($1, $2);

-- POST /company-favorite
insert into "favourite" ("user_id", "company_id", "created_at") values ($1, $2, $3) on conflict do nothing;

-- POST /alert-company
insert into "alert_subscription" ("user_id", "company_id", "created_at") values ($1, $2, $3) on conflict do nothing;

-- POST /company-updates
insert into "company_update" ("company_id", "type", "content", "scoper_id", "created_at") values ($1, $2, $3, $4, $5) returning "uuid", "created_at";

-- POST /people
insert into "person" ("full_name", "company_id", "source", "observed_at", "provenance", "created_at", "updated_at", "updated_by") values ($1, $2, $3, $4, $5::jsonb, $6, $7, $8) returning "person_id";
delete from "person_email" where "person_id" = $1;
insert into "person_email" ("email", "person_id", "is_primary") values ($1, $2, $3) on conflict do nothing;

-- PATCH /people/{person_id}
update "person" set "job_title" = $1, "company_id" = $2, "provenance" = $3::jsonb, "version" = $4, "updated_at" = $5, "updated_by" = $6 where "person_id" = $7;

-- POST /people-metadata-update
insert into "person_choice" ("person_id", "kind", "server_value") values ($1, $2, $3);
update "person" set "rating" = $1, "is_ignored" = $2, "provenance" = $3::jsonb, "version" = $4, "updated_at" = $5, "updated_by" = $6 where "person_id" = $7;
insert into "person_change" ("person_id", "version", "field", "old", "new", "changed_by", "changed_at") values ($1, $2, $3, $4::jsonb, $5::jsonb, $6, $7), ($8, $9, $10, $11::jsonb, $12::jsonb, $13, $14);

-- POST /references
insert into "reference" ("content", "plain", "sanitiser_version", "creator_id", "created_at", "called_on") values ($1, $2, $3, $4, $5, $6) returning "reference_id";
insert into "reference_company" ("reference_id", "company_id") values ($1, $2);
insert into "reference_project" ("reference_id", "server_value") values ($1, $2);
delete from "mention" where "source_type" = $1 and "source" = $2 and "company_id" in (select "company_id" from "reference_company" where "reference_id" = $3);
insert into mention (company_id, mentions_type, date, summary_text, source_type, source) select i.company_id, 'reference', (r.created_at at time zone 'UTC')::date, left(r.plain, 300), 'REFERENCE', r.reference_id::text from reference r join reference_company i using (reference_id) where r.reference_id = $1 and r.withdrawn_at is null;

-- PUT /references/{reference_id}
delete from "reference_project" where "reference_id" = $1;
delete from "mention" where "source_type" = $1 and "source" = $2 and "company_id" in (select "company_id" from "reference_company" where "reference_id" = $3);
delete from "reference_company" where "reference_id" = $1;
insert into "reference_company" ("reference_id", "company_id") values ($1, $2);
delete from "reference_person" where "reference_id" = $1;
insert into "reference_person" ("reference_id", "person_id", "position") values ($1, $2, $3);
insert into "reference_version" ("reference_id", "version", "content", "sanitiser_version", "changed_by", "changed_at") values ($1, $2, $3, $4, $5, $6);
update "reference" set "content" = $1, "plain" = $2, "sanitiser_version" = $3, "called_on" = $4, "version" = $5, "updated_at" = $6 where "reference_id" = $7;
insert into mention (company_id, mentions_type, date, summary_text, source_type, source) select i.company_id, 'reference', (r.created_at at time zone 'UTC')::date, left(r.plain, 300), 'REFERENCE', r.reference_id::text from reference r join reference_company i using (reference_id) where r.reference_id = $1 and r.withdrawn_at is null;

-- POST /add-tp-owner
delete from "tp_owner" where "company_id" = any($1) and user_id <> all($2) returning "company_id", "user_id", 'removed' as "change";
insert into tp_owner (company_id, user_id, assigned_by, assigned_at) select company_id, user_id, $1, $2::timestamptz + position * interval '1 microsecond' from unnest($3::int[]) company_id, unnest($4::int[]) with ordinality given (user_id, position) on conflict do nothing returning company_id, user_id, 'added' as change;
insert into "tp_owner_history" ("company_id", "user_id", "change", "changed_by", "changed_at") values ($1, $2, $3, $4, $5);
insert into pipeline_record (company_id) select unnest($1::int[]) on conflict (company_id) do update set version = pipeline_record.version + 1;

-- POST /assign-tp-status
update "tp_status_history" set "until" = greatest(since, $1::timestamptz), "ended_by" = $2, "cleared" = $3 where "company_id" = any($4) and "until" is null and "tp_status" is distinct from $5 returning "company_id";
insert into tp_status_history (company_id, tp_status, since, changed_by) select id, $1, $2, $3 from unnest($4::int[]) id where not exists (select from tp_status_history where company_id = id and until is null) returning company_id;

-- POST /pipeline-operation
update "tp_status_history" set "until" = greatest(since, $1::timestamptz), "ended_by" = $2, "cleared" = $3 where "company_id" = any($4) and "until" is null and "tp_status" is distinct from $5 returning "company_id";
insert into tp_status_history (company_id, tp_status, since, changed_by) select id, $1, $2, $3 from unnest($4::int[]) id where not exists (select from tp_status_history where company_id = id and until is null) returning company_id;

-- POST /pipeline-restore
delete from "tp_owner" where "company_id" = any($1) and not exists (select from jsonb_to_recordset($2::jsonb) m (company_id int, user_id int, assigned_at timestamptz) where m.company_id = tp_owner.company_id and m.user_id = tp_owner.user_id) returning "company_id", "user_id", 'removed' as "change";
insert into tp_owner (company_id, user_id, assigned_by, assigned_at) select company_id, user_id, $1, assigned_at from jsonb_to_recordset($2::jsonb) m (company_id int, user_id int, assigned_at timestamptz) on conflict do nothing returning company_id, user_id, 'added' as change;
insert into "tp_owner_history" ("company_id", "user_id", "change", "changed_by", "changed_at") values ($1, $2, $3, $4, $5);
insert into pipeline_record (company_id) select unnest($1::int[]) on conflict (company_id) do update set version = pipeline_record.version + 1;

-- POST /add-list
insert into "workboard" ("name", "type", "created_by", "created_at") values ($1, $2, $3, $4) on conflict ("type", "name") do nothing returning "workboard_id", "name";
insert into workboard_company (workboard_id, company_id, added_by, added_at) select $1, id, $2, $3 from unnest($4::int[]) id on conflict do nothing returning company_id;
insert into "workboard_use" ("user_id", "workboard_id", "used_at") values ($1, $2, $3) on conflict ("user_id", "workboard_id") do update set "used_at" = $4;
insert into workboard_company_history (company_id, workboard_id, name, change, changed_by, changed_at) select id, $1, $2, $3, $4, $5 from unnest($6::int[]) id;

-- DELETE /remove-company-from-list/{domain}/{list_id}
delete from "workboard_company" where "workboard_id" = $1 and "company_id" = any($2) returning "company_id";
insert into workboard_company_history (company_id, workboard_id, name, change, changed_by, changed_at) select id, $1, $2, $3, $4, $5 from unnest($6::int[]) id;

-- POST /add-company-to-list
insert into workboard_company (workboard_id, company_id, added_by, added_at) select $1, id, $2, $3 from unnest($4::int[]) id on conflict do nothing returning company_id;
insert into "workboard_use" ("user_id", "workboard_id", "used_at") values ($1, $2, $3) on conflict ("user_id", "workboard_id") do update set "used_at" = $4;
insert into workboard_company_history (company_id, workboard_id, name, change, changed_by, changed_at) select id, $1, $2, $3, $4, $5 from unnest($6::int[]) id;

-- POST /remove-companies-from-list
delete from "workboard_company" where "workboard_id" = $1 and "company_id" = any($2) returning "company_id";
insert into workboard_company_history (company_id, workboard_id, name, change, changed_by, changed_at) select id, $1, $2, $3, $4, $5 from unnest($6::int[]) id;

-- POST /add-companies-to-list
insert into workboard_company (workboard_id, company_id, added_by, added_at) select $1, id, $2, $3 from unnest($4::int[]) id on conflict do nothing returning company_id;
insert into "workboard_use" ("user_id", "workboard_id", "used_at") values ($1, $2, $3) on conflict ("user_id", "workboard_id") do update set "used_at" = $4;
insert into workboard_company_history (company_id, workboard_id, name, change, changed_by, changed_at) select id, $1, $2, $3, $4, $5 from unnest($6::int[]) id;

-- POST /add-companies-to-new-list
insert into "workboard" ("name", "type", "created_by", "created_at") values ($1, $2, $3, $4) on conflict ("type", "name") do nothing returning "workboard_id", "name";
insert into workboard_company (workboard_id, company_id, added_by, added_at) select $1, id, $2, $3 from unnest($4::int[]) id on conflict do nothing returning company_id;
insert into "workboard_use" ("user_id", "workboard_id", "used_at") values ($1, $2, $3) on conflict ("user_id", "workboard_id") do update set "used_at" = $4;
insert into workboard_company_history (company_id, workboard_id, name, change, changed_by, changed_at) select id, $1, $2, $3, $4, $5 from unnest($6::int[]) id;

-- POST /assign-bucket-to-company
insert into "bucket" ("name") values ($1) on conflict do nothing;
insert into "company_bucket" ("company_id", "bucket_id", "set_by", "set_at") values ($1, $2, $3, $4);
insert into "company_bucket_history" ("company_id", "changed_by", "changed_at", "name", "change") values ($1, $2, $3, $4, $5);

-- POST /create-workbook
insert into "workboard" ("name", "type", "created_by", "created_at") values ($1, $2, $3, $4) on conflict ("type", "name") do nothing returning "workboard_id", "name";

-- PATCH /workboards/{workboard_id}
update "workboard" set "name" = $1, "version" = $2 where "workboard_id" = $3;

-- POST /add-person-to-workboard
insert into "workboard_person" ("workboard_id", "person_id", "added_by", "added_at") values ($1, $2, $3, $4) on conflict do nothing;

-- DELETE /workboards/{workboard_id}
delete from "workboard_company" where "workboard_id" = $1 returning "company_id", "added_by", "added_at";
delete from "workboard_person" where "workboard_id" = $1 returning "person_id", "added_by", "added_at";
delete from "workboard_category" where "workboard_id" = $1 returning "category";
insert into "deleted_workboard" ("workboard_id", "name", "type", "created_by", "created_at", "version", "members", "deleted_by", "deleted_at") values ($1, $2, $3, $4, $5, $6, $7::jsonb, $8, $9);
delete from "workboard" where "workboard_id" = $1;

-- POST /workboards/{workboard_id}/restore
delete from "deleted_workboard" where "workboard_id" = $1 returning *;
insert into "workboard" ("workboard_id", "name", "type", "created_by", "created_at", "version") values ($1, $2, $3, $4, $5, $6);
insert into workboard_company (workboard_id, company_id, added_by, added_at) select $1, company_id, added_by, added_at from jsonb_to_recordset($2::jsonb -> 'companies') m (company_id int, added_by int, added_at timestamptz) where company_id in (select company_id from company) order by company_id returning company_id;
insert into workboard_person (workboard_id, person_id, added_by, added_at) select $1, person_id, added_by, added_at from jsonb_to_recordset($2::jsonb -> 'people') m (person_id int, added_by int, added_at timestamptz) where person_id in (select person_id from person);
insert into workboard_category (workboard_id, category) select $1, category from jsonb_array_elements_text($2::jsonb -> 'categories') category;

-- POST /add-category-to-workboard
insert into "workboard_category" ("workboard_id", "category") values ($1, $2) on conflict do nothing;

-- POST /blocked-domains
insert into "submission" ("answers", "company_id", "plain", "template", "template_version", "state", "created_by", "created_at") values ($1::jsonb, $2, $3, $4, $5, $6, $7, $8) returning "uuid";

-- PUT /blocked-domains/{uuid}
update "submission" set "answers" = $1::jsonb, "company_id" = $2, "plain" = $3, "template_version" = $4, "state" = $5, "return_reason" = $6, "updated_at" = $7, "updated_by" = $8, "version" = $9 where "uuid" = $10;

-- DELETE /blocked-domains/{uuid}
update "submission" set "deleted_at" = $1, "version" = $2 where "uuid" = $3;

-- POST /blocked-domains/{uuid}/restore
update "submission" set "deleted_at" = $1, "version" = $2 where "uuid" = $3;

-- POST /reminders
insert into "reminder" ("source", "user_id", "made_by", "source_type", "origin_id", "person_id", "schedule_date", "has_time", "next_steps", "created_at") values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10);
insert into "reminder_company" ("source", "company_id", "position") values ($1, $2, $3);

-- PATCH /reminders/{source}
update "reminder" set "schedule_date" = $1, "has_time" = $2, "next_steps" = $3, "updated_at" = $4 where "source" = $5;

-- DELETE /reminders/{source}
delete from "reminder" where "source" = $1;

-- POST /set-scoper-reminder-status

-- POST /reminders/{source}/undo

-- POST /digest/preview

-- POST /digest/test

-- POST /digest

-- PUT /digest/{id}/answers

-- PUT /digest/{id}

-- DELETE /digest/{id}

-- POST /pass-conditions

-- PUT /pass-conditions/{uuid}

-- DELETE /pass-conditions/{uuid}

-- PATCH /account

-- PUT /mail-preferences

-- Not told here:
--   DELETE /api-tokens/{token_id}
--   DELETE /associate-fathom-note/{fathom_id}
--   DELETE /board-meeting-notes/{uuid}
--   DELETE /calendar-feed
--   DELETE /company-call-summaries/{uuid}
--   DELETE /cookie-store/{uuid}
--   DELETE /draft/{slug}/{uuid}
--   DELETE /file-metrics/{uuid}
--   DELETE /file-uploads/{uuid}
--   DELETE /meeting-key
--   DELETE /references/{reference_id}
--   DELETE /sessions/{session_id}
--   DELETE /staff/{user_id}/access/{id}
--   DELETE /submissions/{slug}/{uuid}
--   PATCH /digest/{id}
--   PATCH /meeting-key
--   PATCH /staff/{user_id}
--   POST /alert
--   POST /analytics-events
--   POST /api-tokens
--   POST /associate-fathom-note
--   POST /associate-weekly-metrics
--   POST /auth/logout
--   POST /auth/token
--   POST /board-meeting-notes
--   POST /board-meeting-notes/{uuid}/restore
--   POST /calendar-feed
--   POST /company-call-summaries
--   POST /company-call-summaries/{uuid}/restore
--   POST /connections/{connection_id}/run
--   POST /connections/{connection_id}/test
--   POST /cookie-store
--   POST /cookie-store/{uuid}/restore
--   POST /digest/{id}/send
--   POST /discovery/export
--   POST /discovery/llm-filter/confirm
--   POST /discovery/watch
--   POST /draft/{slug}
--   POST /fathom-attendee-person
--   POST /fathom-webhook
--   POST /file-metrics
--   POST /file-metrics/{uuid}/restore
--   POST /file-uploads
--   POST /file-uploads/{uuid}/restore
--   POST /find-founder-data
--   POST /hide-fathom-meeting
--   POST /imports
--   POST /imports/places
--   POST /imports/{id}/check
--   POST /imports/{id}/commit
--   POST /imports/{id}/preview
--   POST /imports/{id}/stop
--   POST /imports/{id}/undo
--   POST /mails/{mail_id}/send-again
--   POST /pass-conditions/{uuid}/restore
--   POST /references/{reference_id}/undo
--   POST /staff
--   POST /staff/{user_id}/hand-over
--   POST /stream_mode/end_session
--   POST /stream_mode/extend_session
--   POST /stream_mode/get_session_url
--   POST /stream_mode/navigate_to_url
--   POST /submissions/{slug}
--   POST /submissions/{slug}/{uuid}/restore
--   POST /unpublished/{slug}/{uuid}/approve
--   POST /unpublished/{slug}/{uuid}/return
--   POST /unsubscribe
--   POST /unsubscribe/{token}
--   PUT /add-company-to-list
--   PUT /board-meeting-notes/{uuid}
--   PUT /company-call-summaries/{uuid}
--   PUT /cookie-store/{uuid}
--   PUT /draft/{slug}/{uuid}
--   PUT /file-metrics/{uuid}
--   PUT /imports/{id}/changes
--   PUT /imports/{id}/layout
--   PUT /imports/{id}/mapping
--   PUT /meeting-key
--   PUT /submissions/{slug}/{uuid}
