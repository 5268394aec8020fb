-- auth/server/api-tokens listApiTokens
select "token_id", "name", "created_at", "last_used_at", "expires_at" from "api_token" where "user_id" = $1 and "revoked_at" is null order by "created_at" desc, "token_id";

-- auth/server/api-tokens findApiToken
select "staff"."user_id", "staff"."email_address", "staff"."full_name", "staff"."first_name", "staff"."role", "staff"."active", "staff"."subject", "token_id", "last_used_at" from "api_token" inner join "staff" on "staff"."user_id" = "api_token"."user_id" where "token_hash" = $1 and "revoked_at" is null and ("expires_at" is null or "expires_at" > $2);

-- auth/server/api-tokens noteApiTokenUse
update "api_token" set "last_used_at" = $1 where "token_id" = $2;

-- auth/server/api-tokens revokeApiToken
update "api_token" set "revoked_at" = $1 where "user_id" = $2 and "token_id" = $3 and "revoked_at" is null returning "name";

-- auth/server/sessions findSession
select "staff"."user_id", "staff"."email_address", "staff"."full_name", "staff"."first_name", "staff"."role", "staff"."active", "staff"."issuer", "staff"."subject", "session_id", "token_hash", "token_expires_at", "previous_token_hash", "previous_expires_at", "refresh_handle_hash", "session"."created_at" from "session" inner join "staff" on "staff"."user_id" = "session"."user_id" where "cookie_hash" = $1 and "revoked_at" is null;

-- auth/server/sessions addSession
insert into "session" ("user_id", "cookie_hash", "token_hash", "token_expires_at", "created_at", "refreshed_at") values ($1, $2, $3, $4, $5, $6) returning "session_id";

-- auth/server/sessions leaseRefresh
update "session" set "refreshing_until" = $1 where "session_id" = $2 and "revoked_at" is null and ("refreshing_until" is null or "refreshing_until" <= $3) returning "refresh_token";

-- auth/server/sessions releaseRefresh
update "session" set "refreshing_until" = $1 where "session_id" = $2;

-- auth/server/sessions keepRefreshToken
update "session" set "refresh_token" = $1 where "session_id" = $2;

-- auth/server/sessions moveToNextToken
update "session" set "previous_token_hash" = "token_hash", "previous_expires_at" = "token_expires_at", "token_hash" = $1, "token_expires_at" = $2, "refreshed_at" = $3, "refreshing_until" = $4 where "session_id" = $5 and "revoked_at" is null returning "session_id";

-- auth/server/sessions revokeSession
update "session" set "revoked_at" = $1, "refreshing_until" = $2 where "revoked_at" is null and "session_id" = $3 returning "refresh_token";

-- auth/server/sessions revokeSessionOfCookie
update "session" set "revoked_at" = $1, "refreshing_until" = $2 where "revoked_at" is null and "cookie_hash" = $3 returning "refresh_token";

-- auth/server/sessions revokeSessionsOf
update "session" set "revoked_at" = $1, "refreshing_until" = $2 where "revoked_at" is null and "user_id" = $3 returning "refresh_token";

-- auth/server/sign-in-attempts addAttempt
insert into "sign_in_attempt" ("state", "browser_hash", "nonce", "verifier", "created_at", "expires_at") values ($1, $2, $3, $4, $5, $6);

-- auth/server/sign-in-attempts takeAttempt
delete from "sign_in_attempt" where "state" = $1 and "browser_hash" = $2 returning "nonce", "verifier", "expires_at";

-- auth/server/sign-in-attempts forgetOldAttempts
delete from "sign_in_attempt" where "expires_at" < $1;

-- auth/server/staff findStaffByIdentity
select "staff"."user_id", "staff"."email_address", "staff"."full_name", "staff"."first_name", "staff"."role", "active" from "staff" where "issuer" = $1 and "subject" = $2;

-- auth/server/staff findStaffByEmail
select "staff"."user_id", "staff"."email_address", "staff"."full_name", "staff"."first_name", "staff"."role", "active", "issuer" from "staff" where "email_address" = $1;

-- auth/server/staff bindStaff
update "staff" set "issuer" = $1, "subject" = $2 where "user_id" = $3 and "issuer" is null returning "user_id";

-- auth/server/staff addStaff
insert into "staff" ("email_address", "full_name", "first_name", "role", "issuer", "subject") values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning "user_id";

-- companies/server/company-options listQuipTypes
select coalesce("listed"."display_name", "used"."quip_type") as "display_name", coalesce("listed"."server_value", "used"."quip_type") as "server_value", coalesce("used"."count", 0) as "count" from (select * from "choice" where "kind" = $1) as "listed" full join (select "quip_type", count(*) as "count" from "quip" group by "quip_type") as "used" on "used"."quip_type" = "listed"."server_value" where coalesce("listed"."active", true) order by "listed"."position" asc nulls last, "display_name";

-- companies/server/company-options countSources
select coalesce("datasource"."datasource", 'orion') as "name", count(*) as "count" from "company" left join "company_datasource" on "company_datasource"."company_id" = "company"."company_id" left join "datasource" on "datasource"."datasource_id" = "company_datasource"."datasource_id" group by 1 order by "count" desc, "name";

-- companies/server/company-options listDatasources
select "datasource", "datasource_type", "scoper", "created_at" from "datasource" order by "datasource" = $1 desc, "datasource";

-- companies/server/company findCompany
select "company".* from "company" where "company"."company_id" = company_at($1);

-- companies/server/company listAliases
select "domain" from "company_alias" where "company_id" = $1 order by "domain";

-- companies/server/company listChanges
select "change_id", "field", "old", "new", "staff"."full_name" as "changed_by", "changed_at" from "company_change" inner join "staff" on "staff"."user_id" = "company_change"."changed_by" where "company_id" = $1 and "change_id" < $2 order by "change_id" desc limit $3;

-- companies/server/company searchCompanies
select "company_name" as "name", "company_domain" as "domain", "company_logo" as "logo" from (
    with begun as (
      (select company_id, case when lower(company_name) = $1 then 3 else 2 end::real as score from company
        where lower(left(company_name, 100)) collate "C" ^@ $2
        order by lower(left(company_name, 100)) collate "C" limit 15)
      union all
      (select company_id, case when company_domain = $3 then 3 else 2 end from company
        where company_domain collate "C" ^@ $4 order by company_domain collate "C" limit 15)
      union all
      (select company_id, case when domain = $5 then 3 else 2 end from company_alias
        where domain collate "C" ^@ $6 order by domain collate "C" limit 15))
    select company_id, max(score) as score from (
      select company_id, score from begun
      union all
      (select company_id, word_similarity($7, company_name) from company
        where (select count(distinct company_id) from begun) < 15 and $8 <% company_name limit 1000)
      union all
      (select company_id, word_similarity($9, company_domain) from company
        where (select count(distinct company_id) from begun) < 15 and $10 <% company_domain limit 1000)
      union all
      (select company_id, word_similarity($11, domain) from company_alias
        where (select count(distinct company_id) from begun) < 15 and $12 <% domain limit 1000)
    ) candidate group by company_id) as "found" inner join "company" on "company"."company_id" = "found"."company_id" order by "found"."score" desc, similarity(company_name, $13) desc, "company_name", "company"."company_id" limit $14;

-- explore/server/explore-options listPlaces
select "name", "within" from "place" where "kind" = $1 order by "name";

-- explore/server/explore-options listGrowthTags
select "o"."server_value" as "tag_name", "o"."description" as "tag_description", count("t"."company_id") as "tag_count" from "choice" as "o" left join "company_growth_tag" as "t" on "t"."tag" = "o"."server_value" where "o"."kind" = $1 and "o"."active" = $2 group by "o"."server_value", "o"."description", "o"."position" order by "o"."position", "o"."server_value";

-- explore/server/explore-options searchPlaces
select "name" from "place" where "kind" = $1 and "name" ilike $2 and "within" in ($3) group by "name" order by name ilike $4 desc, "name" limit $5;

-- explore/server/explore-options listOwners
select "full_name", "email_address", "role" from "staff" where "active" = $1 and "role" in ($2, $3, $4, $5) order by "full_name";

-- explore/server/explore-options listCompanyLists
select "workboard_id" as "list_id", "workboard_id", "name" from "workboard" where "type" = $1 order by "name";

-- explore/server/explore-options listBuckets
select "name" from "bucket" order by "name";

-- explore/server/explore listValued
select "d"."company_id", "d"."company_name", "d"."employee_count" as "value" from "discovery" as "d" where ("d"."employee_count" is not null and "d"."employee_count" <= $1 and ("d"."employee_count" <> $2 or d.company_id > $3)) order by "d"."employee_count" desc, "d"."company_id" limit $4;

-- explore/server/explore listUnvalued
select "d"."company_id", "d"."company_name", "r"."current_rank" as "value" from "discovery" as "d" left join "company_rank" as "r" on "r"."company_id" = "d"."company_id" where ("r"."current_rank" is null and d.company_id > $1) order by "d"."company_id" limit $2;

-- explore/server/explore listSkipping
select "d"."company_id", "d"."company_name", "d"."size_band" as "value" from "discovery" as "d" where 1 = 1 order by "d"."size_band" asc nulls last, "d"."company_name", "d"."company_id" limit $1 offset $2;

-- explore/server/explore countCompanies
select count(*) as "total_count" from "discovery" as "d" where ("d"."employee_count" >= $1 and "d"."is_saas" and "d"."hq_country_id" = any(array(select place_id from place where kind = $2 and name = any($3))));

-- explore/server/explore findRuns
select "run" from "ranking_run" order by "run" desc limit $1;

-- explore/server/explore listCards
select "c"."company_domain", "c"."company_name", "c"."company_logo", "c"."url", "c"."linkedin_url", "c"."year_founded", "r"."current_rank", "r"."previous_rank", "d"."last_visit_at" as "last_viewed", "h"."tp_status", "c"."growth_1m", "c"."growth_6m", "c"."growth_1y", "c"."growth_2y", "c"."total_funding_usd", "c"."last_funding_on", "c"."description", "c"."employee_count", coalesce((select jsonb_agg(distinct jsonb_build_object('email', s.email_address))
        from website_visit v join staff s using (user_id) where v.company_id = c.company_id), '[]') as "scopers_who_viewed", array(select s.full_name from tp_owner o join staff s using (user_id)
        where o.company_id = c.company_id order by o.assigned_at, s.full_name) as "tp_owners" from "company" as "c" left join "company_rank" as "r" on "r"."company_id" = "c"."company_id" left join "discovery" as "d" on "d"."company_id" = "c"."company_id" left join "tp_status_history" as "h" on "h"."company_id" = "c"."company_id" and "h"."until" is null where "c"."company_id" = any($1::integer[]) order by array_position($2::integer[], c.company_id);

-- explore/server/explore findLanguageSearch
select "uuid" from "language_search" where "uuid" = $1;

-- explore/server/ranking listRanked
select * from (select "company"."company_id", "company"."company_domain", "current_rank" as "rank", "score", (select max(run) from ranking_run) as "run" from "company_rank" inner join "company" on "company"."company_id" = "company_rank"."company_id" where ($1::integer = (select run from ranking_run order by run desc offset 1 limit 1)) is not true and "current_rank" > case when $2::integer = (select max(run) from ranking_run) then $3::integer else 0 end order by "current_rank" limit $4) as "current" union all select * from (select "company"."company_id", "company"."company_domain", "previous_rank" as "rank", "previous_score" as "score", (select run from ranking_run order by run desc offset 1 limit 1) as "run" from "company_rank" inner join "company" on "company"."company_id" = "company_rank"."company_id" where $5::integer = (select run from ranking_run order by run desc offset 1 limit 1) and "previous_rank" > $6::integer order by "previous_rank" limit $7) as "previous" order by "rank";

-- explore/server/search-history listSearches
select "uuid", "filters", "total_count", "watched", "created_at" from "discovery_search" where "user_id" = $1 order by "created_at" desc, "uuid" desc limit $2;

-- explore/server/search-history addSearch
insert into "discovery_search" ("user_id", "filters", "total_count", "created_at") values ($1, $2::jsonb, $3, $4);

-- exports/server/company-exports exportCompanies
select "c"."company_domain", "c"."company_name", array(select domain from company_alias a where a.company_id = c.company_id order by domain) as "other_domains", "c"."url", "c"."linkedin_url", "c"."g2_url", "c"."description", "c"."hq_address", "c"."hq_city", "c"."hq_state", "c"."hq_country", "c"."year_founded", "c"."employee_count", "c"."growth_1m", "c"."growth_6m", "c"."growth_1y", "c"."growth_2y", "c"."total_funding_usd", "c"."last_funding_on", "c"."status", "c"."is_saas", array(select tag from company_growth_tag t where t.company_id = c.company_id order by tag) as "growth_tags", array(select server_value from company_project p where p.company_id = c.company_id
        order by server_value) as "projects", array(select w.name::text from workboard_company m join workboard w using (workboard_id)
        where m.company_id = c.company_id order by 1) as "lists", "b"."name" as "bucket", "tp"."display_name" as "tp_status", array(select s.email_address::text from tp_owner o join staff s using (user_id)
        where o.company_id = c.company_id order by 1) as "tp_owners", array(select d.datasource from company_datasource m join datasource d using (datasource_id)
        where m.company_id = c.company_id order by 1) as "datasources", "c"."source", "c"."observed_at", "c"."created_at", "c"."updated_at" from "company" as "c" left join "choice" as "tp" on "tp"."kind" = $1 and "tp"."server_value" = (select tp_status from tp_status_history h where h.company_id = c.company_id and h.until is null) left join "company_bucket" as "cb" on "cb"."company_id" = "c"."company_id" left join "bucket" as "b" on "b"."bucket_id" = "cb"."bucket_id" order by "c"."company_id";

-- exports/server/company-exports exportCompanyPeople
select "c"."company_domain", "c"."company_name", "p"."first_name", "p"."last_name", "p"."job_title", "p"."email", "p"."linkedin_url", "p"."city", "p"."state", "p"."country", "p"."metro_area", "p"."is_founder", "p"."is_notable", "p"."source", "p"."observed_at" from "company_person" as "p" inner join "company" as "c" on "c"."company_id" = "p"."company_id" order by "p"."company_person_id";

-- exports/server/company-exports exportFundingRounds
select "c"."company_domain", "c"."company_name", "f"."round", "f"."amount_usd", "f"."announced_on", "f"."investors", "f"."source", "f"."observed_at" from "funding_round" as "f" inner join "company" as "c" on "c"."company_id" = "f"."company_id" order by "f"."round_id";

-- exports/server/company-exports exportEmployeeCounts
select "c"."company_domain", "e"."metric_recorded_on", "e"."raw_count", "e"."raw_inflow", "e"."raw_outflow", "e"."source", "e"."observed_at" from "employee_count_point" as "e" inner join "company" as "c" on "c"."company_id" = "e"."company_id" order by "e"."company_id", "e"."metric_recorded_on";

-- exports/server/company-exports exportCompetitors
select "c"."company_domain", "c"."company_name", "o"."type", "o"."domain" as "competitor_domain", "o"."name" as "competitor_name", "o"."city", "o"."state_code", "o"."employee_count", "o"."source" from "competitor" as "o" inner join "company" as "c" on "c"."company_id" = "o"."company_id" order by "o"."company_id", "o"."type", "o"."domain";

-- exports/server/company-exports exportQuips
select "c"."company_domain", "c"."company_name", "q"."date", "q"."quip_type", "q"."quip_text", "q"."source_type", "q"."source", "k"."title" as "source_title" from "quip" as "q" inner join "company" as "c" on "c"."company_id" = "q"."company_id" left join "knowledge_source" as "k" on "k"."source_type" = "q"."source_type" and "k"."source" = "q"."source" order by "q"."quip_id";

-- exports/server/company-exports exportMentions
select "c"."company_domain", "c"."company_name", "m"."date", "m"."mentions", "m"."mentions_type", "m"."summary_text", "m"."standouts_text", "m"."newsletter_type", "m"."source_type", "m"."source", "k"."title" as "source_title" from "mention" as "m" inner join "company" as "c" on "c"."company_id" = "m"."company_id" left join "knowledge_source" as "k" on "k"."source_type" = "m"."source_type" and "k"."source" = "m"."source" order by "m"."mention_id";

-- exports/server/firm-exports exportPipeline
select "c"."company_domain", "c"."company_name", "tp"."display_name" as "tp_status", "h"."since", array(select s.full_name from tp_owner o join staff s using (user_id)
        where o.company_id = c.company_id order by o.assigned_at, s.user_id) as "tp_owners", "b"."name" as "bucket" from "company" as "c" left join "tp_status_history" as "h" on "h"."company_id" = "c"."company_id" and "h"."until" is null left join "choice" as "tp" on "tp"."kind" = $1 and "tp"."server_value" = "h"."tp_status" left join "company_bucket" as "cb" on "cb"."company_id" = "c"."company_id" left join "bucket" as "b" on "b"."bucket_id" = "cb"."bucket_id" where ("h"."change_id" is not null or "cb"."company_id" is not null or exists (select "o"."user_id" from "tp_owner" as "o" where "o"."company_id" = "c"."company_id")) order by "c"."company_id";

-- exports/server/firm-exports exportPipelineHistory
select "c"."company_domain", "c"."company_name", "tp"."display_name" as "tp_status", "h"."since", "h"."until", "s"."full_name" as "changed_by" from "tp_status_history" as "h" inner join "company" as "c" on "c"."company_id" = "h"."company_id" left join "choice" as "tp" on "tp"."kind" = $1 and "tp"."server_value" = "h"."tp_status" left join "staff" as "s" on "s"."user_id" = "h"."changed_by" order by "h"."change_id";

-- exports/server/firm-exports exportLists
select "w"."name" as "list", "w"."type", "m"."member", "m"."company_domain", "s"."full_name" as "added_by", "m"."added_at" from "workboard" as "w" left join (select m.workboard_id, c.company_domain, c.company_name as member, m.added_by, m.added_at
          from workboard_company m join company c using (company_id)
        union all
        select m.workboard_id, null, p.full_name, m.added_by, m.added_at
          from workboard_person m join person p using (person_id) where not p.is_ignored
        union all
        select workboard_id, null, category, null, null from workboard_category) as "m" on "m"."workboard_id" = "w"."workboard_id" left join "staff" as "s" on "s"."user_id" = "m"."added_by" order by "w"."workboard_id", "m"."member", "m"."company_domain";

-- exports/server/firm-exports exportUpdates
select "c"."company_domain", "c"."company_name", "u"."created_at", "u"."type", "u"."content", "s"."full_name" as "scoper" from "company_update" as "u" inner join "company" as "c" on "c"."company_id" = "u"."company_id" inner join "staff" as "s" on "s"."user_id" = "u"."scoper_id" order by "u"."created_at", "u"."uuid";

-- exports/server/firm-exports exportBoardNotes
select "c"."company_domain", "c"."company_name", "n"."year", "n"."quarter", "s"."full_name" as "scoper", "n"."created_at", "n"."content" from "board_note" as "n" inner join "company" as "c" on "c"."company_id" = "n"."company_id" inner join "staff" as "s" on "s"."user_id" = "n"."scoper_id" where "n"."deleted_at" is null order by "n"."company_id", "n"."year", "n"."quarter", "n"."uuid";

-- exports/server/firm-exports exportReminders
select "r"."schedule_date", "r"."status", "r"."source_type", array(select c.company_domain from reminder_company m join company c using (company_id)
        where m.source = r.source order by m.position, 1) as "company_domains", "r"."metrics_summary", "r"."next_steps", "r"."next_reminder_at", "r"."email_date", "r"."created_at" from "reminder" as "r" where "r"."user_id" = $1 and "r"."status" <> $2 order by "r"."schedule_date", "r"."source";

-- exports/server/firm-exports exportFavourites
select "c"."company_domain", "c"."company_name", "f"."created_at" from "favourite" as "f" inner join "company" as "c" on "c"."company_id" = "f"."company_id" where "f"."user_id" = $1 order by "f"."company_id";

-- exports/server/people-exports exportPeople
select "p"."full_name", array(select email::text from person_email e where e.person_id = p.person_id
        order by is_primary desc, email) as "emails", "p"."job_title", "c"."company_name", "c"."company_domain", "p"."linkedin_url", "r"."display_name" as "rating", array(select o.display_name from person_choice m join choice o using (kind, server_value)
    where m.person_id = p.person_id and m.kind = 'project' order by o.position, 1) as "projects", array(select o.display_name from person_choice m join choice o using (kind, server_value)
    where m.person_id = p.person_id and m.kind = 'function' order by o.position, 1) as "functions", array(select o.display_name from person_choice m join choice o using (kind, server_value)
    where m.person_id = p.person_id and m.kind = 'reference_type' order by o.position, 1) as "reference_types", array(select w.name::text from workboard_person m join workboard w using (workboard_id)
        where m.person_id = p.person_id order by 1) as "lists", "p"."source", "p"."observed_at", "p"."created_at", "p"."updated_at" from "person" as "p" left join "company" as "c" on "c"."company_id" = "p"."company_id" left join "choice" as "r" on "r"."kind" = $1 and "r"."server_value" = p.rating::text where "p"."is_ignored" = $2 order by "p"."person_id";

-- exports/server/people-exports exportReferences
select "r"."reference_id", "r"."created_at", "s"."full_name" as "creator", array(select p.full_name from reference_person m join person p using (person_id)
        where m.reference_id = r.reference_id and not p.is_ignored order by m.position, p.person_id) as "people", array(select c.company_domain from reference_company m join company c using (company_id)
        where m.reference_id = r.reference_id order by 1) as "company_domains", array(select o.display_name from reference_project m join choice o using (kind, server_value)
        where m.reference_id = r.reference_id order by o.position, 1) as "projects", "r"."plain" as "content", "r"."updated_at" from "reference" as "r" inner join "staff" as "s" on "s"."user_id" = "r"."creator_id" where "r"."withdrawn_at" is null order by "r"."created_at" desc, "r"."reference_id" desc;

-- exports/server/people-exports exportMeetings
select "m"."fathom_id", "m"."meeting_title", "m"."meeting_start_time", "m"."scoper", array(select name from fathom_attendee a where a.fathom_id = m.fathom_id
        order by position, email) as "attendees", array(select email::text from fathom_attendee a where a.fathom_id = m.fathom_id
        order by position, email) as "attendee_emails", array(select company_domain from fathom_company c where c.fathom_id = m.fathom_id
        order by position, company_domain) as "company_domains", "m"."associated_type", "m"."associated_name", "m"."html_summary" as "summary", "m"."external_link" from "fathom_meeting" as "m" order by "m"."fathom_id";

-- imports/server/imports listImports
select "import"."id", "import"."entity", "import"."file_name", "import"."status", "import"."counts", "import"."rows_done", "import"."rows_total", "import"."failure", "staff"."full_name" as "created_by", "import"."created_at", "import"."checked_at", "import"."committed_at", "import"."undone_at" from "import" left join "staff" on "staff"."user_id" = "import"."created_by" order by "import"."created_at" desc, "import"."id" limit $1;

-- imports/server/imports findImport
select "import"."id", "import"."entity", "import"."file_name", "import"."status", "import"."counts", "import"."rows_done", "import"."rows_total", "import"."failure", "staff"."full_name" as "created_by", "import"."created_at", "import"."checked_at", "import"."committed_at", "import"."undone_at", "import"."headers", "import"."mapping", "import"."preview", "import"."problems", "import"."conflicts", "import"."notes", "import"."kept" from "import" left join "staff" on "staff"."user_id" = "import"."created_by" where "import"."id" = $1;

-- imports/server/imports holdImport
select "id", "entity", "status", "headers", "mapping" from "import" where "id" = $1 for update;

-- imports/server/imports importAt
select "id", "entity", "file_name", "storage_name", "size", "mapping", "keep_ours", "committed_by", "rows_total" from "import" where "id" = $1 and "status" = $2;

-- imports/server/imports noteProgress
update "import" set "rows_done" = $1, "rows_total" = $2 where "id" = $3;

-- imports/server/imports rejectedAfter
select "number", "line", "problems" from "import_row" where "import_id" = $1 and "problems" is not null and "number" > $2 order by "number" limit $3;

-- people/server/choices listChoices
select "display_name", "server_value" from "choice" where "kind" = $1 and "active" = $2 order by "server_value" = $3 desc, "position", "display_name";

-- people/server/people listActiveStaff
select "full_name", "first_name", "email_address", "role" from "staff" where "active" = $1 order by "full_name", "email_address";

-- people/server/person findPerson
select "person".*, "company"."company_domain", "company"."company_name", array(
  select email::text from person_email where person_email.person_id = person.person_id
  order by is_primary desc, lower(email::text) collate "C") as "emails" from "person" left join "company" on "company"."company_id" = "person"."company_id" where "person"."person_id" = $1;

-- people/server/person findEmployer
select "company_id", "company_domain" from "company" where "company_id" = company_at($1);

-- people/server/person findOwners
select "person"."person_id", "person"."full_name", "person_email"."email" from "person_email" inner join "person" on "person"."person_id" = "person_email"."person_id" where "person_email"."email" in ($1) order by "person_email"."email";

-- people/server/person searchPeople
select "person"."person_id", "person"."full_name", "person"."job_title", "company"."company_domain", "company"."company_name", array(
  select email::text from person_email where person_email.person_id = person.person_id
  order by is_primary desc, lower(email::text) collate "C") as "emails" from (
    with begun as (
      (select person_id, case when lower(full_name) = $1 then 3 else 2 end::real as score from person
        where lower(left(full_name, 100)) collate "C" ^@ $2
        order by lower(left(full_name, 100)) collate "C" limit 15)
      union all
      (select person_id, case when lower(email::text) = $3 then 3 else 2 end from person_email
        where lower(email::text) collate "C" ^@ $4
        order by lower(email::text) collate "C" limit 15))
    select person_id, max(score) as score from (
      select person_id, score from begun
      union all
      (select person_id, word_similarity($5, full_name) from person
        where (select count(distinct person_id) from begun) < 15 and $6 <% full_name limit 1000)
      union all
      (select person_id, word_similarity($7, email::text) from person_email
        where (select count(distinct person_id) from begun) < 15 and $8 <% email::text limit 1000)
    ) candidate group by person_id) as "found" inner join "person" on "person"."person_id" = "found"."person_id" left join "company" on "company"."company_id" = "person"."company_id" order by "found"."score" desc, similarity(person.full_name, $9) desc, "person"."full_name", "person"."person_id" limit $10;

-- portal/server/portal listOutbox
select "mail_id", "to_address", "subject", "html", "plain", "template", "created_at", "sent_at" from "mail_outbox" order by "created_at" desc, "mail_id" limit $1;
