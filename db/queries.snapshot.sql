-- audit/server/audit listAuditEvents
select "e"."event_id", "e"."at", "e"."user_id", "s"."full_name", "e"."action", "e"."object_type", "e"."object_id", coalesce("e"."email_address", s.email_address::text) as "email_address", e.before_hash <> e.after_hash as "changed", e.detail as "detail", "e"."request_id", "e"."ip", "e"."via" from "audit_event" as "e" left join "staff" as "s" on "s"."user_id" = "e"."user_id" where ("e"."user_id" = $1 and "e"."object_type" = $2 and "e"."object_id" = $3) and (e.at, e.event_id) < ($4::timestamptz, $5::bigint) order by "e"."at" desc, "e"."event_id" desc limit $6;

-- audit/server/audit exportAuditEvents
select "e"."event_id", "e"."at", "e"."user_id", "s"."full_name", "e"."action", "e"."object_type", "e"."object_id", coalesce("e"."email_address", s.email_address::text) as "email_address", e.before_hash <> e.after_hash as "changed", e.detail as "detail", "e"."request_id", "e"."ip", "e"."via" from "audit_event" as "e" left join "staff" as "s" on "s"."user_id" = "e"."user_id" where "e"."action" = $1 order by "e"."at", "e"."event_id";

-- audit/server/audit listAuditActions
with recursive "found"("action") as (select (select min(action) from audit_event) as "action" union all select (select min(action) from audit_event a where a.action > found.action) as "action" from "found" where "found"."action" is not null) select "action" from "found" where "action" is not null;

-- auth/server/api-tokens listApiTokens
select "token_id", "name", "created_at", "last_used_at", "expires_at" from "api_token" where "user_id" = $1 and "revoked_at" is null order by "created_at" desc, "token_id";

-- auth/server/api-tokens findApiToken
select "staff"."user_id", "staff"."email_address", "staff"."full_name", "staff"."first_name", "staff"."role", "staff"."administrator", "staff"."active", "staff"."subject", "token_id", "last_used_at" from "api_token" inner join "staff" on "staff"."user_id" = "api_token"."user_id" where "token_hash" = $1 and "revoked_at" is null and ("expires_at" is null or "expires_at" > $2);

-- auth/server/api-tokens noteApiTokenUse
update "api_token" set "last_used_at" = $1 where "token_id" = $2;

-- auth/server/api-tokens revokeApiToken
update "api_token" set "revoked_at" = $1 where "user_id" = $2 and "revoked_at" is null and "token_id" = $3 returning "name";

-- auth/server/api-tokens revokeApiTokensOf
update "api_token" set "revoked_at" = $1 where "user_id" = $2 and "revoked_at" is null returning "name";

-- auth/server/sessions findSession
select "staff"."user_id", "staff"."email_address", "staff"."full_name", "staff"."first_name", "staff"."role", "staff"."administrator", "staff"."active", "staff"."issuer", "staff"."subject", "session_id", "token_hash", "token_expires_at", "previous_token_hash", "previous_expires_at", "refresh_handle_hash", "session"."created_at", "session"."last_used_at" from "session" inner join "staff" on "staff"."user_id" = "session"."user_id" where "cookie_hash" = $1 and "revoked_at" is null;

-- auth/server/sessions listSessions
select "session_id", "user_agent", "created_at", coalesce("last_used_at", "refreshed_at") as "last_used_at" from "session" where "user_id" = $1 and "revoked_at" is null and ("refresh_token" is not null or "token_expires_at" > $2) order by "last_used_at" desc, "session_id";

-- auth/server/sessions noteSessionUse
update "session" set "last_used_at" = $1 where "session_id" = $2;

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

-- auth/server/sessions revokeOwnSession
update "session" set "revoked_at" = $1, "refreshing_until" = $2 where "revoked_at" is null and "user_id" = $3 and "session_id" = $4 returning "refresh_token";

-- auth/server/sessions revokeSessionsOf
update "session" set "revoked_at" = $1, "refreshing_until" = $2 where "revoked_at" is null and "user_id" = $3 returning "refresh_token";

-- auth/server/sign-in-attempts addAttempt
insert into "sign_in_attempt" ("state", "browser_hash", "nonce", "verifier", "created_at", "expires_at") values ($1, $2, $3, $4, $5, $6);

-- auth/server/sign-in-attempts takeAttempt
delete from "sign_in_attempt" where "state" = $1 and "browser_hash" = $2 returning "nonce", "verifier", "expires_at";

-- auth/server/sign-in-attempts forgetOldAttempts
delete from "sign_in_attempt" where "expires_at" < $1;

-- auth/server/staff-list listStaff
select "user_id", "full_name", "email_address", "role", "administrator", "active", issuer is not null as "joined", greatest((select max(coalesce(last_used_at, refreshed_at)) from session o where o.user_id = staff.user_id),
        (select max(last_used_at) from api_token t where t.user_id = staff.user_id)) as "last_used_at" from "staff" order by "active" desc, "full_name", "user_id";

-- auth/server/staff-list findMember
select "user_id", "full_name", "email_address", "role", "administrator", "active", issuer is not null as "joined", greatest((select max(coalesce(last_used_at, refreshed_at)) from session o where o.user_id = staff.user_id),
        (select max(last_used_at) from api_token t where t.user_id = staff.user_id)) as "last_used_at" from "staff" where "user_id" = $1 order by "active" desc, "full_name", "user_id";

-- auth/server/staff-list inviteStaff
insert into "staff" ("email_address", "role", "full_name", "first_name") values ($1, $2, $3, $4) on conflict do nothing returning "user_id";

-- auth/server/staff-list setRole
update "staff" set "role" = $1 where "user_id" = $2;

-- auth/server/staff findStaffByIdentity
select "staff"."user_id", "staff"."email_address", "staff"."full_name", "staff"."first_name", "staff"."role", "staff"."administrator", "active" from "staff" where "issuer" = $1 and "subject" = $2;

-- auth/server/staff findStaffByEmail
select "staff"."user_id", "staff"."email_address", "staff"."full_name", "staff"."first_name", "staff"."role", "staff"."administrator", "active", "issuer" from "staff" where "email_address" = $1;

-- auth/server/staff bindStaff
update "staff" set "issuer" = $1, "subject" = $2 where "user_id" = $3 and "issuer" is null returning "user_id";

-- auth/server/staff addStaff
insert into "staff" ("email_address", "full_name", "first_name", "role", "issuer", "subject") values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning "user_id";

-- browsing/server/sign-ins listLivingSignIns
select "session_id", "session"."user_id" from "session" inner join "staff" on "staff"."user_id" = "session"."user_id" where "session_id" in ($1) and "revoked_at" is null and ("refresh_token" is not null or "token_expires_at" > $2) and "staff"."active" = $3;

-- companies/server/cards listCards
select "c"."company_name", "c"."description", "c"."year_founded", "c"."employee_count", "c"."employee_range", "c"."growth_1m", "c"."growth_6m", "c"."growth_1y", "c"."growth_2y", "c"."total_funding_usd", "c"."last_funding_on", "c"."url", "c"."company_logo", "c"."linkedin_url", "c"."company_id", "c"."company_domain", "d"."last_visit_at" as "last_viewed", "r"."current_rank", "r"."previous_rank", "h"."tp_status", coalesce((select jsonb_agg(distinct jsonb_build_object('email', s.email_address))
        from website_visit v join staff s using (user_id) where v.company_id = c.company_id), '[]') as "scopers_who_viewed", array(select s.full_name from tp_owner o join staff s using (user_id)
        where o.company_id = c.company_id order by o.assigned_at, s.full_name) as "tp_owners" from "company" as "c" left join "discovery" as "d" on "d"."company_id" = "c"."company_id" left join "company_rank" as "r" on "r"."company_id" = "c"."company_id" left join "tp_status_history" as "h" on "h"."company_id" = "c"."company_id" and "h"."until" is null where "c"."company_id" = any($1::integer[]) order by array_position($2::integer[], c.company_id);

-- companies/server/company-options listQuipTypes
select coalesce("listed"."display_name", "used"."quip_type") as "display_name", coalesce("listed"."server_value", "used"."quip_type") as "server_value", coalesce("used"."count", 0) as "count" from (select * from "choice" where "kind" = $1) as "listed" full join (select "quip_type", count(*) as "count" from "quip" group by "quip_type") as "used" on "used"."quip_type" = "listed"."server_value" where coalesce("listed"."active", true) order by "listed"."position" asc nulls last, "display_name";

-- companies/server/company-options countSources
select "name", sum(companies) as "count" from (
        select datasource as name, companies from datasource join (
          select datasource_id, count(*) as companies from company_datasource group by datasource_id) brought
          using (datasource_id)
        union all
        select 'orion', (select count(*) from company)
          - (select count(*) from (select distinct company_id from company_datasource) tagged)) as "counted" group by "name" having sum(companies) > 0 order by "count" desc, "name";

-- companies/server/company-options listDatasources
select "datasource", "datasource_type", "scoper", "created_at" from "datasource" order by "datasource" = $1 desc, "datasource";

-- companies/server/company findCompany
select "company".* from "company" where "company"."company_id" = company_at($1);

-- companies/server/company listAliases
select "domain" from "company_alias" where "company_id" = $1 and "domain" not like $2 order by "domain";

-- companies/server/company listChanges
select "change_id", "field", "old", "new", "staff"."full_name" as "changed_by", "changed_at" from "company_change" inner join "staff" on "staff"."user_id" = "company_change"."changed_by" where "company_id" = $1 and "change_id" < $2 order by "change_id" desc limit $3;

-- companies/server/company searchCompanies
select "company_name" as "name", "company_domain" as "domain", "company_logo" as "logo", "hq_city", "hq_country" from (
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
        where (select count(distinct company_id) from begun) < 15 and $10 <% company_domain and company_domain not like '~%' limit 1000)
      union all
      (select company_id, word_similarity($11, domain) from company_alias
        where (select count(distinct company_id) from begun) < 15 and $12 <% domain and domain not like '~%' limit 1000)
    ) candidate group by company_id) as "found" inner join "company" on "company"."company_id" = "found"."company_id" order by "found"."score" desc, similarity(company_name, $13) desc, "company_name", "company"."company_id" limit $14;

-- companies/server/profile/cached-data readCached
select "c"."company_domain", "c"."company_name", "c"."company_logo", "c"."url", "c"."g2_url", "c"."linkedin_url", "c"."hq_address", "c"."year_founded", "c"."description", "c"."external_id", "c"."employee_count", "c"."employee_range", "c"."source", "c"."observed_at", "c"."provenance", "c"."version" as "company_version", (select coalesce(json_agg(agg), '[]') from (select "t"."tag", "o"."description", "t"."date_observed" from "company_growth_tag" as "t" inner join "choice" as "o" on "o"."kind" = "t"."tag_kind" and "o"."server_value" = "t"."tag" where "t"."company_id" = "c"."company_id" order by "t"."date_observed" desc, "o"."position") as agg) as "growth_tags", (select coalesce(json_agg(agg), '[]') from (select "d"."department", "d"."percentage", "d"."count", "growth_1m", "growth_6m", "growth_1y", "growth_2y", "churn_1m", "churn_6m", "churn_1y", "churn_2y", "d"."source", to_char("d"."observed_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "observed_at" from "company_department" as "d" where "d"."company_id" = "c"."company_id" order by "d"."percentage" desc, "d"."department") as agg) as "departments", (select coalesce(json_agg(agg), '[]') from (select "n"."country", "n"."percentage", "growth_1m", "growth_6m", "growth_1y", "growth_2y", "churn_1m", "churn_6m", "churn_1y", "churn_2y", "n"."source", to_char("n"."observed_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "observed_at" from "company_country" as "n" where "n"."company_id" = "c"."company_id" order by "n"."percentage" desc, "n"."country") as agg) as "countries", (select coalesce(json_agg(agg), '[]') from (select "e"."metric_recorded_on", "e"."raw_count", "e"."raw_inflow", "e"."raw_outflow" from "employee_count_point" as "e" where "e"."company_id" = "c"."company_id" order by "e"."metric_recorded_on") as agg) as "employee_stats", (select coalesce(json_agg(agg), '[]') from (select "p"."first_name", "p"."last_name", "p"."job_title", "p"."profile_picture", "p"."linkedin_url", "p"."email", "p"."state", "p"."country", "p"."source", "p"."email_source", to_char("p"."observed_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "observed_at", to_char("p"."email_observed_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "email_observed_at" from "company_person" as "p" where "p"."company_id" = "c"."company_id" and "p"."is_notable" = $1 order by "p"."position", "p"."company_person_id") as agg) as "notable_people", (select coalesce(json_agg(agg), '[]') from (select "s"."user_id", "s"."full_name" from "staff" as "s" where s.user_id::text in (select o.value ->> 'by' from jsonb_each(c.provenance) o
          where jsonb_typeof(o.value) = 'object')) as agg) as "hands" from "company" as "c" where "c"."company_id" = company_at($2);

-- companies/server/profile/company-stats readPopulation
select (select coalesce(json_agg(agg), '[]') from (select "d"."department", "d"."percentage", "d"."count", "growth_1m", "growth_6m", "growth_1y", "growth_2y", "churn_1m", "churn_6m", "churn_1y", "churn_2y", "d"."source", to_char("d"."observed_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "observed_at" from "company_department" as "d" where "d"."company_id" = "c"."company_id" order by "d"."percentage" desc, "d"."department") as agg) as "departments", (select coalesce(json_agg(agg), '[]') from (select "n"."country", "n"."percentage", "growth_1m", "growth_6m", "growth_1y", "growth_2y", "churn_1m", "churn_6m", "churn_1y", "churn_2y", "n"."source", to_char("n"."observed_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "observed_at" from "company_country" as "n" where "n"."company_id" = "c"."company_id" order by "n"."percentage" desc, "n"."country") as agg) as "countries" from "company" as "c" where "c"."company_id" = company_at($1);

-- companies/server/profile/history readFunding
select "c"."total_funding_usd", "c"."last_funding_on", (select coalesce(json_agg(agg), '[]') from (select "f"."round", "f"."amount_usd", "f"."announced_on", "f"."investors", "f"."source", to_char("f"."observed_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "observed_at" from "funding_round" as "f" where "f"."company_id" = "c"."company_id" order by "f"."announced_on" desc, "f"."round_id" desc) as agg) as "rounds" from "company" as "c" where "c"."company_id" = company_at($1);

-- companies/server/profile/history readEmailHistory
select "e"."first_email_sent", "e"."last_email_sent", "e"."top_company_sender", "e"."unique_threads", (select coalesce(json_agg(agg), '[]') from (select "m"."month", "m"."us_to_them", "m"."them_to_us" from "email_month" as "m" where "m"."company_id" = "c"."company_id" and "m"."month" >= date_trunc('month', $1::date)::date and "m"."month" <= $2 order by "m"."month") as agg) as "results" from "company" as "c" left join "email_summary" as "e" on "e"."company_id" = "c"."company_id" where "c"."company_id" = company_at($3);

-- companies/server/profile/history holdVisit
select pg_advisory_xact_lock(hashtextextended($1, 0)) as "held";

-- companies/server/profile/history addVisit
insert into "website_visit" ("company_id", "user_id", "visited_at") select $1::integer as "company_id", $2::integer as "user_id", $3::timestamptz as "visited_at" where not exists (select "visit_id" from "website_visit" where "user_id" = $4 and "company_id" = $5 and "visited_at" > $6);

-- companies/server/profile/history sumVisits
select min(coalesce("first_visited_at", "visited_at")) as "first_visit", max("visited_at") as "latest_visit", coalesce(sum("visits"), 0) as "visit_count" from "website_visit" where "company_id" = $1;

-- companies/server/profile/history listCompanyProjects
select "o"."display_name", "o"."server_value" from "company_project" as "j" inner join "choice" as "o" on "o"."kind" = "j"."kind" and "o"."server_value" = "j"."server_value" where "j"."company_id" = $1 order by "o"."position", "o"."display_name";

-- companies/server/profile/lookups/advertising listLatestMonths
select * from "advertising_stat" where "company_id" = $1 order by "recorded_on" desc limit $2;

-- companies/server/profile/lookups/advertising keepMonths
insert into "advertising_stat" ("company_id", "recorded_on", "monthly_budget", "monthly_organic_clicks", "monthly_paid_clicks", "strength", "total_ads_purchased", "total_organic_results", "source", "observed_at") values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict do nothing;

-- companies/server/profile/lookups/competitors listCompetitors
select coalesce(nullif(k.name, k.domain), o.company_name, k.name) as "name", "k"."domain", coalesce("k"."logo_url", "o"."company_logo") as "logo_url", coalesce("k"."city", "o"."hq_city") as "city", "k"."state_code", coalesce("k"."employee_count", "o"."employee_count") as "employee_count", k.type as "type", coalesce("k"."growth_1m", "o"."growth_1m") as "growth_1m", coalesce("k"."growth_6m", "o"."growth_6m") as "growth_6m", coalesce("k"."growth_1y", "o"."growth_1y") as "growth_1y", coalesce("k"."growth_2y", "o"."growth_2y") as "growth_2y", "k"."source", "k"."observed_at" from "competitor" as "k" left join "company" as "o" on "o"."company_domain" = "k"."domain" where "k"."company_id" = $1 order by "k"."position", "k"."domain";

-- companies/server/profile/lookups/competitors keepCompetitors
insert into "competitor" ("company_id", "type", "domain", "name", "position", "source") values ($1, $2, $3, $4, $5, $6) on conflict do nothing;

-- companies/server/profile/lookups/founders listFounders
select "p"."first_name", "p"."last_name", "p"."job_title", "p"."profile_picture", "p"."linkedin_url", "p"."email", "p"."state", "p"."country", "p"."source", "p"."email_source", "p"."observed_at", "p"."email_observed_at" from "company_person" as "p" where "p"."company_id" = $1 and "p"."is_founder" = $2 order by "p"."position", "p"."company_person_id";

-- companies/server/profile/lookups/founders keepFounders
insert into "company_person" ("first_name", "last_name", "company_id", "position", "is_founder", "source") values ($1, $2, $3, $4, $5, $6) on conflict ("company_id", "first_name", "last_name") do update set "is_founder" = $7;

-- companies/server/profile/lookups/founders findKnownEmail
select "p"."email", coalesce(p.email_source, p.source) as "source", coalesce(p.email_observed_at, p.observed_at) as "observed_at" from "company_person" as "p" where "p"."company_id" = $1 and lower(trim(p.first_name || ' ' || p.last_name)) = $2 and "p"."email" is not null union all select m.email::text as "email", "k"."source", "k"."observed_at" from "person" as "k" inner join "person_email" as "m" on "m"."person_id" = "k"."person_id" where "k"."company_id" = $3 and lower(trim(k.full_name)) = $4 and "m"."is_primary" = $5 limit $6;

-- companies/server/profile/lookups/founders keepEmail
insert into "company_person" ("company_id", "first_name", "last_name", "email", "email_source", "is_notable", "source") values ($1, $2, $3, $4, $5, $6, $7) on conflict ("company_id", "first_name", "last_name") do update set "email" = $8, "email_source" = $9 where "company_person"."email" is null;

-- companies/server/profile/lookups/founders findNamed
select "p"."first_name", "p"."last_name" from "company_person" as "p" where "p"."company_id" = $1 and lower(trim(p.first_name || ' ' || p.last_name)) = $2 limit $3;

-- companies/server/profile/lookups/lookups findWithLookup
select "c"."company_id", "c"."company_domain", "l"."state", "l"."asked_at", "l"."settled_at", "l"."message" from "company" as "c" left join "company_lookup" as "l" on "l"."company_id" = "c"."company_id" and "l"."kind" = $1 and "l"."subject" = $2 where "c"."company_id" = company_at($3);

-- companies/server/profile/lookups/lookups claimLookup
insert into "company_lookup" ("company_id", "kind", "state", "asked_at") values ($1, $2, $3, $4) on conflict ("company_id", "kind", "subject") do update set "state" = $5, "asked_at" = $6, "settled_at" = $7, "message" = $8 where "company_lookup"."asked_at" = $9 returning "company_id";

-- companies/server/profile/lookups/lookups findAsked
select "c"."company_domain" from "company_lookup" as "l" inner join "company" as "c" on "c"."company_id" = "l"."company_id" where "l"."company_id" = $1 and "l"."kind" = $2 and "l"."subject" = $3 and "l"."asked_at" = $4 and "l"."state" = $5;

-- companies/server/profile/lookups/lookups settleAsked
update "company_lookup" set "state" = $1 where "company_id" = $2 and "kind" = $3 and "subject" = $4 and "asked_at" = $5 and "state" = $6 returning "company_id";

-- companies/server/profile/lookups/lookups noteLookup
insert into "company_lookup" ("company_id", "kind", "subject", "state", "asked_at", "settled_at", "message") values ($1, $2, $3, $4, $5, $6, $7) on conflict ("company_id", "kind", "subject") do update set "state" = $8, "asked_at" = $9, "settled_at" = $10, "message" = $11;

-- companies/server/profile/meetings foundMeeting
select 'first_meeting' as "type", "g"."subject", to_char("g"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "created_at", to_char("g"."meeting_time" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "meeting_time", (select floor(extract(epoch from g.meeting_time - s.first_email_sent) / 86400)::integer
  from email_summary s where s.company_id = g.company_id) as "days_since_first_email", (select coalesce(json_agg(agg), '[]') from (select "w"."name", "w"."email" from "meeting_participant" as "w" where "w"."meeting_id" = "g"."meeting_id" order by "w"."name", "w"."email") as agg) as "participants" from "company_meeting" as "g" where g.company_id = $1 and "g"."meeting_time" <= $2 order by "g"."meeting_time" asc, "g"."meeting_id" limit $3;

-- companies/server/profile/meetings readMeetingStat
select count(*) as "total", count(*) filter (where g.meeting_time > $1::timestamptz - interval '30 days') as "last_30_days", (select to_json(obj) from (select 'first_meeting' as "type", "g"."subject", to_char("g"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "created_at", to_char("g"."meeting_time" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "meeting_time", (select floor(extract(epoch from g.meeting_time - s.first_email_sent) / 86400)::integer
  from email_summary s where s.company_id = g.company_id) as "days_since_first_email", (select coalesce(json_agg(agg), '[]') from (select "w"."name", "w"."email" from "meeting_participant" as "w" where "w"."meeting_id" = "g"."meeting_id" order by "w"."name", "w"."email") as agg) as "participants" from "company_meeting" as "g" where (g.meeting_id in (select meeting_id from meeting_participant where lower(email) = $2) and g.meeting_time >= $3) and "g"."meeting_time" <= $4 order by "g"."meeting_time" asc, "g"."meeting_id" limit $5) as obj) as "first_meeting", (select to_json(obj) from (select 'latest_meeting' as "type", "g"."subject", to_char("g"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "created_at", to_char("g"."meeting_time" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "meeting_time", (select floor(extract(epoch from g.meeting_time - s.first_email_sent) / 86400)::integer
  from email_summary s where s.company_id = g.company_id) as "days_since_first_email", (select coalesce(json_agg(agg), '[]') from (select "w"."name", "w"."email" from "meeting_participant" as "w" where "w"."meeting_id" = "g"."meeting_id" order by "w"."name", "w"."email") as agg) as "participants" from "company_meeting" as "g" where (g.meeting_id in (select meeting_id from meeting_participant where lower(email) = $6) and g.meeting_time >= $7) and "g"."meeting_time" <= $8 order by "g"."meeting_time" desc, "g"."meeting_id" limit $9) as obj) as "latest_meeting", (select to_json(obj) from (select 'next_meeting' as "type", "g"."subject", to_char("g"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "created_at", to_char("g"."meeting_time" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "meeting_time", (select floor(extract(epoch from g.meeting_time - s.first_email_sent) / 86400)::integer
  from email_summary s where s.company_id = g.company_id) as "days_since_first_email", (select coalesce(json_agg(agg), '[]') from (select "w"."name", "w"."email" from "meeting_participant" as "w" where "w"."meeting_id" = "g"."meeting_id" order by "w"."name", "w"."email") as agg) as "participants" from "company_meeting" as "g" where (g.meeting_id in (select meeting_id from meeting_participant where lower(email) = $10) and g.meeting_time >= $11) and "g"."meeting_time" > $12 order by "g"."meeting_time" asc, "g"."meeting_id" limit $13) as obj) as "next_meeting" from "company_meeting" as "g" where (g.meeting_id in (select meeting_id from meeting_participant where lower(email) = $14) and g.meeting_time >= $15) and "g"."meeting_time" <= $16;

-- companies/server/profile/no-cached-data readNoCached
select (select coalesce(json_agg(agg), '[]') from (select "s"."full_name", "s"."email_address" from "tp_owner" as "o" inner join "staff" as "s" on "s"."user_id" = "o"."user_id" where "o"."company_id" = "c"."company_id" order by "o"."assigned_at", "s"."full_name") as agg) as "tp_owners", "h"."tp_status", "b"."name" as "bucket", "r"."version", "e"."first_email_sent", "e"."last_email_sent", "e"."interactions_us_to_them", "e"."top_company_sender", "e"."unique_threads", (
  select jsonb_object_agg(to_char(m.month, 'YYYY-MM'), m.us_to_them + m.them_to_us) from email_month m
  where m.company_id = c.company_id and m.us_to_them + m.them_to_us > 0) as "monthly_email_interactions", (select coalesce(json_agg(agg), '[]') from (select "p"."first_name", "p"."last_name", "p"."email" from "company_person" as "p" where "p"."company_id" = "c"."company_id" and "p"."is_founder" = $1 order by "p"."position", "p"."company_person_id") as agg) as "founders", (select to_json(obj) from (select 'first_meeting' as "type", "g"."subject", to_char("g"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "created_at", to_char("g"."meeting_time" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "meeting_time", (select floor(extract(epoch from g.meeting_time - s.first_email_sent) / 86400)::integer
  from email_summary s where s.company_id = g.company_id) as "days_since_first_email", (select coalesce(json_agg(agg), '[]') from (select "w"."name", "w"."email" from "meeting_participant" as "w" where "w"."meeting_id" = "g"."meeting_id" order by "w"."name", "w"."email") as agg) as "participants" from "company_meeting" as "g" where g.company_id = "c"."company_id" and "g"."meeting_time" <= $2 order by "g"."meeting_time" asc, "g"."meeting_id" limit $3) as obj) as "first_meeting", (select to_json(obj) from (select 'latest_meeting' as "type", "g"."subject", to_char("g"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "created_at", to_char("g"."meeting_time" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "meeting_time", (select floor(extract(epoch from g.meeting_time - s.first_email_sent) / 86400)::integer
  from email_summary s where s.company_id = g.company_id) as "days_since_first_email", (select coalesce(json_agg(agg), '[]') from (select "w"."name", "w"."email" from "meeting_participant" as "w" where "w"."meeting_id" = "g"."meeting_id" order by "w"."name", "w"."email") as agg) as "participants" from "company_meeting" as "g" where g.company_id = "c"."company_id" and "g"."meeting_time" <= $4 order by "g"."meeting_time" desc, "g"."meeting_id" limit $5) as obj) as "latest_meeting", (select to_json(obj) from (select 'next_meeting' as "type", "g"."subject", to_char("g"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "created_at", to_char("g"."meeting_time" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "meeting_time", (select floor(extract(epoch from g.meeting_time - s.first_email_sent) / 86400)::integer
  from email_summary s where s.company_id = g.company_id) as "days_since_first_email", (select coalesce(json_agg(agg), '[]') from (select "w"."name", "w"."email" from "meeting_participant" as "w" where "w"."meeting_id" = "g"."meeting_id" order by "w"."name", "w"."email") as agg) as "participants" from "company_meeting" as "g" where g.company_id = "c"."company_id" and "g"."meeting_time" > $6 order by "g"."meeting_time" asc, "g"."meeting_id" limit $7) as obj) as "next_meeting" from "company" as "c" left join "email_summary" as "e" on "e"."company_id" = "c"."company_id" left join "pipeline_record" as "r" on "r"."company_id" = "c"."company_id" left join "tp_status_history" as "h" on "h"."company_id" = "c"."company_id" and "h"."until" is null left join "company_bucket" as "cb" on "cb"."company_id" = "c"."company_id" left join "bucket" as "b" on "b"."bucket_id" = "cb"."bucket_id" where "c"."company_id" = company_at($8);

-- conditions/server/conditions listConditions
select "p"."uuid", "c"."company_domain", "c"."company_name", "p"."note", "p"."user_id", "s"."full_name" as "set_by", "p"."created_at", "p"."version", "p"."ended_at", p.filters as "filters", p.ended_why as "ended_why", p.evidence as "evidence" from "pass_condition" as "p" inner join "company" as "c" on "c"."company_id" = "p"."company_id" inner join "staff" as "s" on "s"."user_id" = "p"."user_id" where "p"."user_id" = $1 order by p.ended_at is not null, "p"."created_at" desc, "p"."uuid" limit $2;

-- conditions/server/conditions findCondition
select "p"."uuid", "c"."company_domain", "c"."company_name", "p"."note", "p"."user_id", "s"."full_name" as "set_by", "p"."created_at", "p"."version", "p"."ended_at", p.filters as "filters", p.ended_why as "ended_why", p.evidence as "evidence" from "pass_condition" as "p" inner join "company" as "c" on "c"."company_id" = "p"."company_id" inner join "staff" as "s" on "s"."user_id" = "p"."user_id" where "p"."uuid" = $1;

-- conditions/server/conditions holdCondition
select "uuid", "company_id", "note", "version", ended_why as "ended_why", filters as "filters" from "pass_condition" where "uuid" = $1 and "user_id" = $2 for update;

-- conditions/server/conditions listOwnWaiting
select "uuid", "note", filters as "filters" from "pass_condition" where "company_id" = $1 and "user_id" = $2 and "ended_at" is null;

-- conditions/server/conditions takeChanged
delete from "changed_company" where "change_id" in (select "change_id" from "changed_company" order by "change_id" limit $1 for update skip locked) returning "company_id";

-- conditions/server/conditions holdWaiting
select "p"."uuid", "p"."company_id", "p"."user_id", "p"."description", "p"."note", "p"."created_at", p.filters as "filters", p.facts as "facts" from "pass_condition" as "p" inner join "tp_status_history" as "h" on "h"."company_id" = "p"."company_id" and "h"."until" is null where "p"."ended_at" is null and "h"."tp_status" in ($1, $2) and "p"."company_id" = any($3::int[]) order by "p"."uuid" for update of "p";

-- conditions/server/conditions holdTimed
select "p"."uuid", "p"."company_id", "p"."user_id", "p"."description", "p"."note", "p"."created_at", p.filters as "filters", p.facts as "facts" from "pass_condition" as "p" inner join "tp_status_history" as "h" on "h"."company_id" = "p"."company_id" and "h"."until" is null where "p"."ended_at" is null and "h"."tp_status" in ($1, $2) and "p"."recheck_at" <= $3 order by "p"."uuid" limit $4 for update of "p";

-- conditions/server/conditions findMeeting
select "d"."company_id" from "discovery" as "d" where "d"."company_id" = $1 and 1 = 1;

-- conditions/server/conditions listToRemind
select "s"."user_id" from "staff" as "s" where "s"."active" = $1 and ("s"."user_id" = $2 or "s"."user_id" in (select "user_id" from "tp_owner" where "company_id" = $3)) order by "s"."user_id";

-- conditions/server/facts readFacts
select "c"."hq_city", "c"."hq_state", "c"."hq_country", "c"."year_founded", "c"."status", "c"."employee_count", "c"."growth_6m", "c"."growth_1y", "c"."growth_2y", "c"."total_funding_usd", "c"."is_saas", "d"."last_visit_at", "d"."last_email_at", "c"."source", "c"."observed_at", "c"."provenance", array(select o.display_name from company_growth_tag t
        join choice o on o.kind = 'growth_tag' and o.server_value = t.tag
        where t.company_id = c.company_id order by 1) as "growth_tags", array(select s.full_name from tp_owner w join staff s on s.user_id = w.user_id
        where w.company_id = c.company_id order by 1) as "owners", array(select distinct metro_area from company_person
        where company_id = c.company_id and is_founder and metro_area is not null order by 1) as "metros", coalesce((select jsonb_object_agg(country, employee_count)
        from company_country where company_id = c.company_id), '{}') as "countries", (select count(*)::int from mention where company_id = c.company_id
        and newsletter_type is not null) as "newsletters", (select o.display_name from tp_status_history h
        join choice o on o.kind = 'tp_status' and o.server_value = h.tp_status
        where h.company_id = c.company_id and h.until is null) as "tp_status" from "company" as "c" left join "discovery" as "d" on "d"."company_id" = "c"."company_id" left join "email_summary" as "e" on "e"."company_id" = "c"."company_id" where "c"."company_id" = $1;

-- conversations/server/conversations listReferenceIds
select "f"."reference_id" from "reference_facts" as "f" inner join "reference_text" as "t" on "t"."reference_id" = "f"."reference_id" where 1 = 1 and t.document @@ (select every_word($1)) order by t.document @@ (select phraseto_tsquery('simple', search_words($2))) desc, "f"."created_at" desc, "f"."reference_id" desc limit $3 offset $4;

-- conversations/server/conversations countReferences
select count(*) as "counts" from "reference_facts" as "f" inner join "reference" as "r" on "r"."reference_id" = "f"."reference_id" where 1 = 1 and position($1 in r.plain) > 0;

-- conversations/server/conversations listReferences
select "r"."reference_id", "r"."created_at", "r"."called_on", "r"."version", "s"."full_name" as "creator", "s"."email_address" as "creator_email", case when asked.place <= $1 then r.content else '' end as "content", left(r.plain, 150000) as "plain", coalesce((select jsonb_agg(jsonb_build_object(
  'affinity_id', p.person_id, 'name', p.full_name, 'rating', p.rating, 'is_ignored', p.is_ignored, 'version', p.version,
  'email', (select email::text from person_email e where e.person_id = p.person_id
    order by is_primary desc, lower(email::text) collate "C" limit 1),
  'rating_name', (select display_name from choice c where c.kind = 'rating' and c.server_value = p.rating::text),
  'in_reference_contacts', exists (select from workboard_person w
    where w.workboard_id = $2 and w.person_id = p.person_id),
  'tags', coalesce((select jsonb_agg(jsonb_build_array(c.kind, c.server_value, c.display_name)
      order by c.position, c.display_name)
    from person_choice h join choice c using (kind, server_value) where h.person_id = p.person_id), '[]')) order by p.is_ignored, i.position, p.person_id)
        from reference_person i join person p using (person_id) where i.reference_id = r.reference_id), '[]') as "people", coalesce((select jsonb_agg(jsonb_build_object(
          'company_domain', c.company_domain, 'company_name', c.company_name) order by c.company_name)
        from reference_company i join company c using (company_id) where i.reference_id = r.reference_id), '[]') as "companies", coalesce((select jsonb_agg(jsonb_build_array(c.kind, c.server_value, c.display_name)
          order by c.position, c.display_name)
        from reference_project h join choice c using (kind, server_value) where h.reference_id = r.reference_id), '[]') as "projects" from unnest($3::uuid[]) with ordinality as asked(id, place) inner join "reference" as "r" on "r"."reference_id" = "asked"."id" inner join "staff" as "s" on "s"."user_id" = "r"."creator_id" where "r"."withdrawn_at" is null order by "asked"."place";

-- conversations/server/conversations countByCreator
select "s"."full_name" as "creator", "s"."email_address", count(*) as "count", count(*) filter (where f.incomplete) as "incomplete" from "reference_facts" as "f" inner join "staff" as "s" on "s"."user_id" = "f"."creator_id" where 1 = 1 group by "s"."user_id" order by "count" desc, "s"."full_name";

-- conversations/server/conversations countByChoice
select "c"."display_name", count(*) as "count" from "choice" as "c" inner join "reference_facts" as "f" on c.server_value <> '0' and c.server_value::integer = any(f.ratings) where "c"."kind" = $1 and 1 = 1 group by "c"."choice_id", "c"."display_name", "c"."position" order by "count" desc, "c"."position", "c"."display_name";

-- conversations/server/recording/recording findNote
select "r"."reference_id", "r"."content", "r"."version", "r"."creator_id", "s"."full_name" as "creator", "r"."withdrawn_at", "r"."updated_at", "r"."created_at", "r"."sanitiser_version" from "reference" as "r" inner join "staff" as "s" on "s"."user_id" = "r"."creator_id" where "r"."reference_id" = $1;

-- conversations/server/recording/recording listNoteVersions
select "v"."version", "v"."content", "v"."changed_at", "s"."full_name" as "changed_by" from "reference_version" as "v" left join "staff" as "s" on "s"."user_id" = "v"."changed_by" where "v"."reference_id" = $1 order by "v"."version" desc;

-- digests/server/digest-companies listAskedCompanies
select "a"."asked_as", "c"."company_id", "c"."company_domain", "c"."company_name", "c"."company_logo", "c"."employee_count", "o"."display_name" as "tp_status" from unnest($1::text[], $2::text[]) as a(asked_as, domain) left join "company" as "c" on "c"."company_id" = company_at(a.domain) left join "tp_status_history" as "h" on "h"."company_id" = "c"."company_id" and "h"."until" is null left join "choice" as "o" on "o"."kind" = $3 and "o"."server_value" = "h"."tp_status";

-- digests/server/digest-companies listRecentChanges
select * from (
    select i.company_id, x.day as "on", x.kind, x.what, x.amount
    from unnest($1::int[]) i(company_id)
    cross join lateral (
      select * from (
        select h.since::date as day, 'status' as kind, coalesce(o.display_name, h.tp_status) as what, null::bigint as amount
        from tp_status_history h left join choice o on o.kind = 'tp_status' and o.server_value = h.tp_status
        where h.company_id = i.company_id and h.since >= $2::date
        union all
        select h.changed_at::date, 'owner_' || h.change, s.full_name, null
        from tp_owner_history h join staff s on s.user_id = h.user_id
        where h.company_id = i.company_id and h.changed_at >= $3::date
        union all
        select f.announced_on, 'funding', f.round, f.amount_usd
        from funding_round f where f.company_id = i.company_id and f.announced_on >= $4::date
        union all
        select u.created_at::date, 'update', left(u.content, 160), null
        from company_update u where u.company_id = i.company_id and u.created_at >= $5::date
        union all
        select m.meeting_time::date, 'meeting', left(m.subject, 160), null
        from company_meeting m where m.company_id = i.company_id and m.meeting_time >= $6::date
          and m.meeting_time < $7::date + 1
        union all
        (select p.metric_recorded_on, 'headcount', before.raw_count::text, p.raw_count
        from employee_count_point p cross join lateral (
          select raw_count from employee_count_point
          where company_id = i.company_id and metric_recorded_on < $8::date
          order by metric_recorded_on desc limit 1) before
        where p.company_id = i.company_id and p.metric_recorded_on >= $9::date
          and p.raw_count <> before.raw_count
        order by p.metric_recorded_on desc limit 1)
      ) every order by day desc, kind limit 5
    ) x) as "r" order by "company_id", "on" desc, "kind";

-- digests/server/digests listDigests
select "d"."uuid", "d"."date", "s"."email_address" as "scoper", "s"."full_name" as "scoper_name", "d"."status", "d"."repeat", "d"."sent_at", "d"."failure", "d"."created_at", "d"."version", coalesce((
        select json_agg(json_build_object('uuid', p.uuid, 'title', p.title, 'question', p.question,
          'answered', coalesce(p.answer, '') <> '', 'domains', coalesce((
            select json_agg(json_build_object('company_domain', o.company_domain, 'order_index', o.place)
              order by o.place)
            from (select company_domain, row_number() over (order by order_index, company_domain) as place
              from digest_domain where premise_uuid = p.uuid) o), '[]'))
          order by p.order_index, p.uuid)
        from digest_premise p where p.digest_uuid = d.uuid), '[]') as "premises" from "digest" as "d" inner join "staff" as "s" on "s"."user_id" = "d"."scoper_id" where "d"."deleted_at" is null and "d"."uuid" = $1 and lower("s"."email_address") = lower($2) and "d"."date" >= $3 and "d"."date" <= $4 order by "d"."date" desc, "d"."created_at" desc, "d"."uuid";

-- digests/server/digests holdDigest
select "uuid", "date", "scoper_id", "created_by", "status", "sends", "repeat", "repeat_from", "version" from "digest" where "uuid" = $1 and "deleted_at" is null for update;

-- digests/server/digests findDigestScoper
select "user_id" from "staff" where lower(email_address) = $1 and (("active" = $2 and "role" in ($3, $4, $5, $6)) or "user_id" = $7);

-- digests/server/digests listHeldPremises
select "uuid", coalesce(answer, '') <> '' as "answered" from "digest_premise" where "digest_uuid" = $1 for update;

-- digests/server/digests findDigestAsked
select "d"."scoper_id", "d"."status", "a"."full_name" as "asked_by" from "digest" as "d" left join "staff" as "a" on "a"."user_id" = "d"."created_by" where "d"."uuid" = $1 and "d"."deleted_at" is null;

-- digests/server/digests listDigestAnswers
select "p"."uuid", "p"."answer", "p"."answered_at", "s"."full_name" as "answered_by", "p"."sanitiser_version" from "digest_premise" as "p" left join "staff" as "s" on "s"."user_id" = "p"."answered_by" where "p"."digest_uuid" = $1;

-- digests/server/due-digests listDueDigests
select "d"."uuid", "d"."date", "s"."user_id", "s"."email_address", "s"."time_zone", "s"."mail_hour" from "digest" as "d" inner join "staff" as "s" on "s"."user_id" = "d"."scoper_id" where "d"."status" = $1 and "d"."deleted_at" is null and "d"."mail_key" is null and "d"."date" <= $2 order by "d"."date", "d"."uuid";

-- digests/server/due-digests holdToSend
select "d"."uuid", "d"."date", "d"."scoper_id", "d"."created_by", "d"."sends", "d"."repeat", "d"."repeat_from", "s"."email_address", "s"."full_name", "s"."active", "a"."full_name" as "asked_by" from "digest" as "d" inner join "staff" as "s" on "s"."user_id" = "d"."scoper_id" left join "staff" as "a" on "a"."user_id" = "d"."created_by" where "d"."uuid" = $1 and "d"."status" = $2 and "d"."mail_key" is null and "d"."deleted_at" is null for update of "d";

-- digests/server/due-digests listPremisesToSend
select "p"."title", "p"."question", "p"."order_index", array(select company_domain from digest_domain where premise_uuid = p.uuid
        order by order_index, company_domain) as "domains" from "digest_premise" as "p" where "p"."digest_uuid" = $1 order by "p"."order_index", "p"."uuid";

-- digests/server/due-digests settleSent
update "digest" as "d" set "status" = case when o.sent_at is null then 'failed' else 'sent' end, "sent_at" = "o"."sent_at", "failure" = case when o.sent_at is null then coalesce(o.last_error, 'The mail was given up.') end from "mail_outbox" as "o" where "o"."effect_key" = "d"."mail_key" and "d"."status" = $1 and "d"."deleted_at" is null and "o"."next_attempt_at" is null;

-- explore/server/explore-options listPlaces
select "name", "within" from "place" where "kind" = $1 order by "name";

-- explore/server/explore-options listFirstPlaces
select distinct "name" from "place" where "kind" = $1 order by "name" limit $2;

-- explore/server/explore-options listGrowthTags
select "o"."server_value" as "tag_name", "o"."description" as "tag_description", coalesce("t"."count", 0) as "tag_count" from "choice" as "o" left join (select "tag", count(*) as "count" from "company_growth_tag" group by "tag") as "t" on "t"."tag" = "o"."server_value" where "o"."kind" = $1 and "o"."active" = $2 order by "o"."position", "o"."server_value";

-- explore/server/explore-options searchPlaces
select "name" from "place" where "kind" = $1 and ("name" ilike $2 or "name" in ($3)) and ("within" in ($4) or "within" in (select "state"."name" from "place" as "state" where "state"."kind" = $5 and "state"."within" in ($6))) group by "name" order by name = any($7) desc, name ilike $8 desc, "name" limit $9;

-- explore/server/explore-options listCompanyLists
select "workboard_id" as "list_id", "workboard_id", "name" from "workboard" where "type" = $1 order by "name";

-- explore/server/explore-options listBuckets
select "name" from "bucket" order by "name";

-- explore/server/explore listFromTop
select "d"."company_id" as "company_id", "d"."company_name" as "company_name", "d"."growth_1y" as "value", null as "run" from "discovery" as "d" where 1 = 1 order by "d"."growth_1y" desc nulls last, "d"."company_id" limit $1;

-- explore/server/explore listValued
select "d"."company_id" as "company_id", "d"."company_name" as "company_name", "d"."employee_count" as "value", null as "run" from "discovery" as "d" where "d"."employee_count" is not null order by "d"."employee_count" desc nulls last, "d"."company_id" limit $1 offset $2;

-- explore/server/explore listUnvalued
select "d"."company_id" as "company_id", "d"."company_name" as "company_name", "d"."size_band" as "value", null as "run" from "discovery" as "d" where ("d"."size_band" is null and (d.company_name, d.company_id) > ($1, $2)) order by "d"."company_name", "d"."company_id" limit $3;

-- explore/server/explore listBehind
select * from (select * from (select "d"."company_id" as "company_id", "d"."company_name" as "company_name", "d"."size_band" as "value", null as "run" from "discovery" as "d" where ("d"."size_band" = $1 and (d.company_name, d.company_id) > ($2, $3)) order by "d"."size_band" asc nulls last, "d"."company_name", "d"."company_id" limit $4) as "part" union all select * from (select "d"."company_id" as "company_id", "d"."company_name" as "company_name", "d"."size_band" as "value", null as "run" from "discovery" as "d" where "d"."size_band" > $5 order by "d"."size_band" asc nulls last, "d"."company_name", "d"."company_id" limit $6) as "part" union all select * from (select "d"."company_id" as "company_id", "d"."company_name" as "company_name", "d"."size_band" as "value", null as "run" from "discovery" as "d" where ("d"."size_band" is null and (d.company_name, d.company_id) > ($7, $8)) order by "d"."company_name", "d"."company_id" limit $9) as "part" limit $10) as "found" order by "value" asc nulls last, "company_name", "company_id";

-- explore/server/explore listAmong
select "d"."company_id" as "company_id", "d"."company_name" as "company_name", "d"."current_rank" as "value", (select max(run) from ranking_run) as "run" from (select "d".* from "discovery" as "d" where "d"."current_rank" > $1 order by "d"."current_rank" asc nulls last, "d"."company_id" limit $2) as "d" where 1 = 1 order by "d"."current_rank" asc nulls last, "d"."company_id" limit $3;

-- explore/server/explore countValued
select count(*) as "valued" from "discovery" as "d" where "d"."current_rank" is not null;

-- explore/server/explore countCompanies
select count(*) as "total_count" from "discovery" as "d" where ("d"."is_saas" and (("d"."employee_count" >= $1::bigint) or ("d"."employee_most" >= $2::bigint)) and "d"."hq_country_id" = any($3::integer[]));

-- explore/server/explore findRuns
select "run" from "ranking_run" order by "run" desc limit $1;

-- explore/server/explore findLanguageSearch
select "description" from "language_search" where "uuid" = $1;

-- explore/server/free-text/free-text listNamedChoices
select "kind", "display_name", "server_value" from "choice" where "kind" in ($1, $2, $3, $4, $5) and "active" = $6 order by "position", "server_value";

-- explore/server/free-text/free-text listAllPlaces
select distinct "kind", "name" from "place" order by "name";

-- explore/server/free-text/free-text addLanguageSearch
insert into "language_search" ("user_id", "text", "description", "guesses", "created_at") values ($1, $2, $3, $4, $5) returning "uuid";

-- explore/server/free-text/free-text listGuessing
select "uuid", guesses as "guesses" from "language_search" where "user_id" = $1 and "guesses" <> '[]' order by "created_at" desc;

-- explore/server/free-text/free-text keepGuesses
update "language_search" set "guesses" = $1 where "uuid" = $2;

-- explore/server/free-text/free-text findLanguageText
select "uuid", "text", "description" from "language_search" where "uuid" = $1;

-- explore/server/ranked-mentions listMentioned
select "d"."company_id", "m"."value" from "discovery" as "d" inner join (select "q"."company_id", count(*) as "value" from "quip" as "q" where 1 = 1 group by "q"."company_id") as "m" on "m"."company_id" = "d"."company_id" where 1 = 1 and (-m.value, d.company_id) > ($1, $2) order by "m"."value" desc, "d"."company_id" limit $3 offset $4;

-- explore/server/ranked-mentions countMentioned
select count(*) as "total_count" from "discovery" as "d" inner join (select "q"."company_id", count(*) as "value" from "quip" as "q" where 1 = 1 group by "q"."company_id") as "m" on "m"."company_id" = "d"."company_id" where 1 = 1;

-- explore/server/ranking/ranking findRankFacts
select "c"."employee_count", "c"."total_funding_usd", "c"."growth_6m", "c"."growth_1y", "c"."growth_2y", "c"."hq_city", "c"."hq_state", "c"."hq_country", "c"."is_saas", "c"."status", "r"."current_rank", "r"."score", "r"."contributions", "r"."previous_rank", "r"."previous_score", "r"."previous_contributions", $1::integer - c.year_founded as "age", coalesce(lower(c.hq_city collate "C") in (select lower(city collate "C") from bay_area_city), false) as "bay_area_city" from "company" as "c" left join "company_rank" as "r" on "r"."company_id" = "c"."company_id" where "c"."company_id" = $2;

-- explore/server/ranking/ranking listRankingTimes
select "finished_at" from "ranking_run" order by "run" desc limit $1;

-- explore/server/search-history listSearches
select "uuid", "filters", "total_count", "created_at", (select l.description from language_search l
        where l.uuid = (s.filters -> 'discovery_llm_search_uuid' ->> 0)::uuid) as "description", exists (select from discovery_search w
        where w.user_id = s.user_id and w.watched and w.filters = s.filters) as "watched" from "discovery_search" as "s" where "user_id" = $1 order by "created_at" desc, "uuid" desc limit $2;

-- explore/server/search-history listSearchedDescriptions
select "uuid", "description" from "language_search" where uuid in (select (filters -> 'discovery_llm_search_uuid' ->> 0)::uuid from discovery_search
        where filters ? 'discovery_llm_search_uuid');

-- explore/server/search-history addSearch
insert into "discovery_search" ("user_id", "filters", "total_count", "created_at") values ($1, $2::jsonb, $3, $4);

-- explore/server/watch/watch holdSearch
select "filters" from "discovery_search" where "uuid" = $1 and "user_id" = $2 for update;

-- explore/server/watch/watch findWatched
select "w"."uuid" from "discovery_search" as "w" inner join "discovery_search" as "s" on "s"."filters" = "w"."filters" where "s"."uuid" = $1 and "w"."user_id" = $2 and "w"."watched" = $3 limit $4;

-- explore/server/watch/watch startWatching
update "discovery_search" set "watched" = $1 where "uuid" = $2;

-- explore/server/watch/watch stopWatching
update "discovery_search" set "watched" = $1 where "user_id" = $2 and "watched" = $3 and "filters" = (select "filters" from "discovery_search" where "uuid" = $4) returning "uuid";

-- explore/server/watch/watch takeStock
insert into "discovery_watch" ("uuid", "company_ids", "taken_at") select $1::uuid as "uuid", coalesce(array_agg(d.company_id), '{}') as "company_ids", $2::timestamptz as "taken_at" from "discovery" as "d" where "d"."is_saas" on conflict ("uuid") do update set "company_ids" = "excluded"."company_ids", "taken_at" = "excluded"."taken_at";

-- explore/server/watch/watch forgetStock
delete from "discovery_watch" where "uuid" = any($1::uuid[]);

-- explore/server/watch/watch listWatchers
select "staff"."user_id", "staff"."email_address", "staff"."time_zone", "staff"."mail_hour", coalesce(p.frequency, $1) as "frequency" from "staff" left join "mail_preference" as "p" on "p"."user_id" = "staff"."user_id" and "p"."kind" = $2 where "staff"."active" = $3 and coalesce(p.frequency, $4) <> $5 and "staff"."user_id" in (select "user_id" from "discovery_search" where "watched" = $6) order by "staff"."user_id";

-- explore/server/watch/watch listWatched
select * from (select distinct on ("s"."filters") "s"."uuid", "s"."filters", "s"."created_at", "s"."last_mailed_at", "w"."taken_at" from "discovery_search" as "s" left join "discovery_watch" as "w" on "w"."uuid" = "s"."uuid" where "s"."user_id" = $1 and "s"."watched" = $2 order by "s"."filters", "w"."taken_at" desc nulls last) as "one" order by "created_at" desc, "uuid";

-- explore/server/watch/watch listTopSearches
select "s"."filters", (array_agg(s.uuid order by s.created_at desc))[1] as "uuid", count(*) as "times" from "discovery_search" as "s" where "s"."user_id" = $1 and "s"."created_at" >= $2 group by "s"."filters" having not bool_or(s.watched) order by "times" desc, max("s"."created_at") desc limit $3;

-- explore/server/watch/watch listNews
select "c"."company_name", "c"."company_domain", "c"."year_founded", "c"."employee_count", "d"."current_rank", count(*) over () as "found" from "discovery" as "d" inner join "company" as "c" on "c"."company_id" = "d"."company_id" where "d"."is_saas" and c.company_domain not like '~%' and not is_blocked_domain(c.company_domain) and not exists (select from discovery_watch w, unnest(w.company_ids) as told (company_id)
        where w.uuid = $1 and told.company_id = d.company_id) order by "d"."current_rank" asc nulls last, "d"."company_id" limit $2;

-- explore/server/watch/watch noteMailed
update "discovery_search" set "last_mailed_at" = $1 where "uuid" = any($2::uuid[]);

-- exports/server/company-exports exportCompanies
select "c"."company_domain", "c"."company_name", array(select domain from company_alias a where a.company_id = c.company_id
        and domain not like '~%' order by domain) as "other_domains", "c"."description", "c"."hq_address", "c"."hq_city", "c"."hq_state", "c"."hq_country", "c"."year_founded", "c"."status", "c"."employee_count", "c"."employee_range", "c"."growth_1m", "c"."growth_6m", "c"."growth_1y", "c"."growth_2y", "c"."total_funding_usd", "c"."last_funding_on", "c"."is_saas", "c"."url", "c"."g2_url", "c"."company_logo", "c"."linkedin_url", array(select tag from company_growth_tag t where t.company_id = c.company_id order by tag) as "growth_tags", array(select server_value from company_project p where p.company_id = c.company_id
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
select "c"."company_domain", "c"."company_name", (n.answers ->> 'year')::integer as "year", n.answers ->> 'quarter' as "quarter", "s"."full_name" as "scoper", "n"."created_at", n.answers ->> 'content' as "content" from "submission" as "n" inner join "company" as "c" on "c"."company_id" = "n"."company_id" inner join "staff" as "s" on "s"."user_id" = "n"."created_by" where "n"."template" = $1 and "n"."state" = $2 and "n"."deleted_at" is null order by "n"."created_at", "n"."uuid";

-- exports/server/firm-exports exportReminders
select "r"."source", "r"."schedule_date", "r"."has_time", "r"."status", "r"."source_type", "r"."origin_id", array(select c.company_domain from reminder_company m join company c using (company_id)
        where m.source = r.source order by m.position, 1) as "company_domains", "p"."full_name" as "person", "m"."full_name" as "made_by", "r"."metrics_summary", "r"."next_steps", "r"."next_reminder_at", "r"."email_date", "r"."created_at" from "reminder" as "r" left join "person" as "p" on "p"."person_id" = "r"."person_id" left join "staff" as "m" on "m"."user_id" = "r"."made_by" where "r"."user_id" = $1 and "r"."status" <> $2 order by "r"."schedule_date", "r"."source";

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
select "r"."reference_id", "r"."created_at", "r"."called_on", "s"."full_name" as "creator", array(select p.full_name from reference_person m join person p using (person_id)
        where m.reference_id = r.reference_id and not p.is_ignored order by m.position, p.person_id) as "people", array(select c.company_domain from reference_company m join company c using (company_id)
        where m.reference_id = r.reference_id order by 1) as "company_domains", array(select o.display_name from reference_project m join choice o using (kind, server_value)
        where m.reference_id = r.reference_id order by o.position, 1) as "projects", "r"."plain" as "content", "r"."updated_at" from "reference" as "r" inner join "staff" as "s" on "s"."user_id" = "r"."creator_id" where "r"."withdrawn_at" is null order by "r"."created_at" desc, "r"."reference_id" desc;

-- exports/server/people-exports exportMeetings
select "m"."fathom_id", "m"."meeting_title", "m"."meeting_start_time", "m"."scoper", array(select name from fathom_attendee a where a.fathom_id = m.fathom_id
        order by position, email) as "attendees", array(select email::text from fathom_attendee a where a.fathom_id = m.fathom_id
        order by position, email) as "attendee_emails", array(select company_domain from fathom_company c where c.fathom_id = m.fathom_id
        order by position, company_domain) as "company_domains", "m"."associated_type", "m"."associated_name", "m"."html_summary" as "summary", "m"."external_link", "m"."recording_url", m.hidden_at is not null as "is_hidden", m.deleted_at is not null as "is_deleted" from "fathom_meeting" as "m" where sees_meeting(m, $1) order by "m"."fathom_id";

-- exports/server/written-exports exportNewsletters
select "k"."published_on", "k"."newsletter_type", "k"."title", "k"."newsletter_url", "k"."html", "k"."source_type", "k"."source" from "knowledge_source" as "k" order by "k"."published_on", "k"."source_type", "k"."source";

-- exports/server/written-exports exportCtoLunches
select "t"."subject", "m"."received_at", "m"."sender_name", "m"."sender_email", "m"."body" from "cto_lunch_message" as "m" inner join "cto_lunch_thread" as "t" on "t"."thread_id" = "m"."thread_id" order by "t"."thread_id", "m"."received_at", "m"."message_id";

-- exports/server/written-exports exportSubmissions
select "u"."template", "c"."company_domain", "u"."state", (select coalesce(jsonb_object_agg(a.key, case when exists (
    select from form_template t, jsonb_path_query(t.definition, '$.request_schema.sections[*].data_model.attributes[*]') f
    where t.slug = u.template and f ->> 'name' = a.key and f -> 'describe' ->> 'sealed' = 'true')
  then to_jsonb('••••••••'::text) else a.value end), '{}') from jsonb_each(u.answers) a) as "answers", "s"."full_name" as "created_by", "u"."created_at", "u"."updated_at" from "submission" as "u" left join "company" as "c" on "c"."company_id" = "u"."company_id" inner join "staff" as "s" on "s"."user_id" = "u"."created_by" where "u"."deleted_at" is null and ("u"."state" <> $1 or "u"."created_by" = $2) order by "u"."template", "u"."created_at", "u"."uuid";

-- exports/server/written-exports exportFormEntries
select "c"."company_domain" as "entry_company", "u"."state" as "entry_state", "s"."full_name" as "entry_by", "u"."created_at" as "entry_created_at", "u"."updated_at" as "entry_updated_at", u.answers -> $1 as "topic", case when u.answers -> $2 is not null then to_jsonb($3::text) end as "token" from "submission" as "u" left join "company" as "c" on "c"."company_id" = "u"."company_id" inner join "staff" as "s" on "s"."user_id" = "u"."created_by" where "u"."deleted_at" is null and ("u"."state" <> $4 or "u"."created_by" = $5) and "u"."template" = $6 order by "u"."created_at", "u"."uuid";

-- exports/server/written-exports exportDigests
select "d"."date", "s"."full_name" as "scoper", "d"."status", "p"."title", "p"."question", "p"."answer", "p"."answered_at", "d"."repeat", "d"."sent_at", "d"."failure", (select array_agg("o"."company_domain" order by "o"."order_index") as "all" from "digest_domain" as "o" where "o"."premise_uuid" = "p"."uuid") as "company_domains" from "digest" as "d" inner join "staff" as "s" on "s"."user_id" = "d"."scoper_id" left join "digest_premise" as "p" on "p"."digest_uuid" = "d"."uuid" where "d"."deleted_at" is null order by "d"."date", "d"."uuid", "p"."order_index";

-- exports/server/written-exports exportPassConditions
select "c"."company_domain", "c"."company_name", "s"."full_name" as "set_by", "p"."filters", "p"."note", "p"."created_at", "p"."ended_at", "p"."ended_why", "p"."evidence" from "pass_condition" as "p" inner join "company" as "c" on "c"."company_id" = "p"."company_id" inner join "staff" as "s" on "s"."user_id" = "p"."user_id" order by "p"."created_at", "p"."uuid";

-- exports/server/written-exports exportVisits
select "c"."company_domain", "c"."company_name", "s"."full_name" as "visitor", "v"."visited_at", "v"."visits", "v"."first_visited_at" from "website_visit" as "v" inner join "company" as "c" on "c"."company_id" = "v"."company_id" inner join "staff" as "s" on "s"."user_id" = "v"."user_id" order by "v"."visit_id";

-- fathom/server/keys/keys listKeys
select "k".*, "s"."full_name", "s"."email_address" from "meeting_key" as "k" left join "staff" as "s" on "s"."user_id" = "k"."user_id" where ("k"."user_id" is null or "s"."active" = $1) order by k.user_id is not null, "s"."full_name", "k"."key_id";

-- fathom/server/keys/keys findOwnKey
select * from "meeting_key" where "user_id" = $1;

-- fathom/server/keys/keys countSeen
select "key_id", count(*) as "count" from "meeting_seen" group by "key_id";

-- fathom/server/keys/keys addFirmKey
insert into "meeting_key" ("user_id", "next_run_at", "created_at") values ($1, $2, $3) on conflict ("user_id") do nothing;

-- fathom/server/keys/keys leaseKey
update "meeting_key" set "leased_until" = $1, "state" = $2 where "key_id" = $3 and "next_run_at" <= $4 and ("leased_until" is null or "leased_until" < $5) returning *;

-- fathom/server/keys/keys changeKey
update "meeting_key" set "state" = $1 where "key_id" = $2;

-- fathom/server/meetings listRecordedMeetings
select "m"."fathom_id", "m"."meeting_title", "m"."meeting_start_time", "m"."scoper", "m"."attendee_count", "m"."company_count", "m"."processed_by_orion", "m"."external_link", m.hidden_at is not null as "is_hidden", m.deleted_at is not null as "is_deleted" from "fathom_meeting" as "m" where sees_meeting(m, $1) and lower(m.scoper) = $2 and "m"."processed_by_orion" = $3 order by "m"."meeting_start_time" desc nulls last, "m"."fathom_id" desc;

-- fathom/server/meetings findRecordedMeeting
select "m"."fathom_id", "m"."meeting_title", "m"."meeting_start_time", "m"."scoper", "m"."attendee_count", "m"."company_count", "m"."processed_by_orion", "m"."external_link", m.hidden_at is not null as "is_hidden", m.deleted_at is not null as "is_deleted", "m"."html_summary", "m"."sanitiser_version", "m"."recording_url", "m"."associated_type", "m"."associated_name", "m"."associated_external_id", "m"."associated_at", "m"."association_version", "s"."full_name" as "associated_by" from "fathom_meeting" as "m" left join "staff" as "s" on "s"."user_id" = "m"."associated_by" where "m"."fathom_id" = $1 and sees_meeting(m, $2);

-- fathom/server/meetings holdRecordedMeeting
select "m".* from "fathom_meeting" as "m" where "m"."fathom_id" = $1 and sees_meeting(m, $2) for update;

-- fathom/server/meetings listAttendees
select "a"."attendee_id", "a"."name", "a"."email", "a"."external_id", "p"."person_id", s.user_id is not null as "is_colleague", case when p.person_id is not null then jsonb_build_object(
  'affinity_id', p.person_id, 'name', p.full_name, 'rating', p.rating, 'is_ignored', p.is_ignored, 'version', p.version,
  'email', (select email::text from person_email e where e.person_id = p.person_id
    order by is_primary desc, lower(email::text) collate "C" limit 1),
  'rating_name', (select display_name from choice c where c.kind = 'rating' and c.server_value = p.rating::text),
  'in_reference_contacts', exists (select from workboard_person w
    where w.workboard_id = $1 and w.person_id = p.person_id),
  'tags', coalesce((select jsonb_agg(jsonb_build_array(c.kind, c.server_value, c.display_name)
      order by c.position, c.display_name)
    from person_choice h join choice c using (kind, server_value) where h.person_id = p.person_id), '[]')) end as "person" from "fathom_attendee" as "a" left join "person_email" as "e" on "e"."email" = "a"."email" left join "person" as "p" on "p"."person_id" = coalesce(e.person_id, a.person_id) left join "staff" as "s" on "s"."email_address" = "a"."email" where "a"."fathom_id" = $2 order by s.user_id is not null, coalesce(p.is_ignored, false), "a"."position", "a"."email";

-- fathom/server/meetings listAttendedCompanies
select "f"."company_domain", "f"."external_id" as "found_id", "c"."company_id", "c"."external_id", coalesce(c.company_name, f.company_name) as "name", "o"."display_name" as "tpStatus", (select string_agg(s.full_name, ', ' order by w.assigned_at, s.full_name)
        from tp_owner w join staff s using (user_id) where w.company_id = c.company_id) as "tpOwner", coalesce(nullif(c.url, ''), case when c.company_domain not like '~%' then c.company_domain end,
        f.company_domain) as "website", "c"."linkedin_url", "c"."description", "c"."growth_1m", "c"."growth_6m", "c"."growth_1y", "c"."growth_2y" from "fathom_company" as "f" left join "company" as "c" on "c"."company_id" = "f"."company_id" left join "tp_status_history" as "h" on "h"."company_id" = "c"."company_id" and "h"."until" is null left join "choice" as "o" on "o"."kind" = $1 and "o"."server_value" = "h"."tp_status" where "f"."fathom_id" = $2 order by "f"."position", "f"."company_domain";

-- fathom/server/meetings listAssociations
select "name", "external_id", "external_type" from "fathom_association" where "fathom_id" = $1 and "state" = $2 order by "associated_at" desc;

-- fathom/server/meetings searchMeetings
with "hit" as materialized (select "m"."fathom_id", "m"."meeting_start_time", t.document @@ (select phraseto_tsquery('simple', search_words($1))) as "is_exact" from "fathom_text" as "t" inner join "fathom_meeting" as "m" on "m"."fathom_id" = "t"."fathom_id" where t.document @@ (select every_word($2)) and sees_meeting(m, $3)), "first" as (select * from "hit" order by "is_exact" desc, "meeting_start_time" desc nulls last, "fathom_id" desc limit 20) select /* prepared */ "m"."fathom_id", "m"."meeting_title", "m"."meeting_start_time", "m"."scoper", "m"."plain", "f"."is_exact", (select count(*) as "count" from "hit") as "found" from "first" as "f" inner join "fathom_meeting" as "m" on "m"."fathom_id" = "f"."fathom_id" order by "f"."is_exact" desc, "m"."meeting_start_time" desc nulls last, "m"."fathom_id" desc;

-- fathom/server/meetings listMeetingsOfCompany
select "m"."fathom_id", "m"."meeting_title", "m"."meeting_start_time" from "fathom_meeting" as "m" where sees_meeting(m, $1) and "m"."deleted_at" is null and m.fathom_id in (select fathom_id from fathom_company where company_id = company_at($2)) order by "m"."meeting_start_time" desc nulls last, "m"."fathom_id" desc limit $3;

-- fathom/server/meetings countMeetingsOfCompany
select count(*) as "count" from "fathom_meeting" as "m" where sees_meeting(m, $1) and "m"."deleted_at" is null and m.fathom_id in (select fathom_id from fathom_company where company_id = company_at($2));

-- fathom/server/taking-in/take-in listKept
select "fathom_id", "content_hash", "told_at" from "fathom_meeting" where "fathom_id" in ($1, $2);

-- fathom/server/taking-in/take-in seeAgain
update "fathom_meeting" set "told_at" = greatest(told_at, $1), "deleted_at" = case when deleted_at > $2 then deleted_at end where "fathom_id" in ($3, $4);

-- imports/server/import-changes changesAfter
select "number", "line", "key", "name", "action", "choice", "fields" from "import_outcome" where "import_id" = $1 and "action" = $2 and "fields" @> $3::jsonb and (name ilike $4 or key ilike $5 or exists (
          select from jsonb_to_recordset(fields) f (ours jsonb, theirs jsonb)
          where f.ours #>> '{}' ilike $6 or f.theirs #>> '{}' ilike $7)) and "number" > $8 order by "number" limit $9;

-- imports/server/import-changes countChanges
select count(*) as "count" from "import_outcome" where "import_id" = $1 and (name ilike $2 or key ilike $3 or exists (
          select from jsonb_to_recordset(fields) f (ours jsonb, theirs jsonb)
          where f.ours #>> '{}' ilike $4 or f.theirs #>> '{}' ilike $5));

-- imports/server/import-changes chooseFor
update "import_outcome" set "choice" = $1, "is_chosen" = $2 where "import_id" = $3 and "action" = $4;

-- imports/server/imports listImports
select "import"."id", "import"."entity", "import"."file_name", "import"."status", "import"."counts", "import"."rows_done", "import"."rows_total", "import"."failure", "staff"."full_name" as "created_by", "import"."created_at", "import"."checked_at", "import"."committed_at", "import"."undone_at", coalesce(import.status = 'failed' and starts_with(import.failure, import.stop_asked), false) as "stopped" from "import" left join "staff" on "staff"."user_id" = "import"."created_by" where "import"."created_at" <= $1 and (import.created_at < $2::timestamptz or import.id > $3::uuid) order by "import"."created_at" desc, "import"."id" limit $4;

-- imports/server/imports findImport
select "import"."id", "import"."entity", "import"."file_name", "import"."status", "import"."counts", "import"."rows_done", "import"."rows_total", "import"."failure", "staff"."full_name" as "created_by", "import"."created_at", "import"."checked_at", "import"."committed_at", "import"."undone_at", coalesce(import.status = 'failed' and starts_with(import.failure, import.stop_asked), false) as "stopped", "import"."headers", "import"."layout", "import"."mapping", "import"."preview", "import"."problems", "import"."changed_fields", "import"."novelties", "import"."bad_cells", "import"."readings", "import"."column_readings", "import"."mends", "import"."constants", "import"."mapping_from", "import"."kept", "import"."undone", import.file_notes || import.notes as "notes", "import"."created_by" as "brought_by", coalesce("import"."committed_by", "import"."created_by") as "taken_in_by" from "import" left join "staff" on "staff"."user_id" = "import"."created_by" where "import"."id" = $1;

-- imports/server/imports holdImport
select "id", "entity", "status", "headers", "mapping", "file_removed_at", "created_by" from "import" where "id" = $1 for no key update;

-- imports/server/imports importAt
select "id", "entity", "file_name", "storage_name", "size", "headers", "layout", "mapping", "preview", "readings", "mends", "constants", "existing", "created_by", "committed_by", "rows_total", "rows_done", "taken_through", "failure" from "import" where "id" = $1 and "status" = $2;

-- imports/server/imports noteProgress
update "import" set "rows_done" = $1, "rows_total" = $2 where "id" = $3;

-- imports/server/imports findStop
select "stop_asked" from "import" where "id" = $1 and "stop_asked" is not null;

-- imports/server/imports findMaker
select "staff"."email_address" from "import" inner join "staff" on "staff"."user_id" = "import"."created_by" where "import"."id" = $1;

-- imports/server/imports rejectedAfter
select "number", "line", "problems" from "import_row" where "import_id" = $1 and "problems" is not null and "number" > $2 order by "number" limit $3;

-- imports/server/imports findTakenLike
select "file_name", "headers", "mapping" from "import" where "entity" = $1 and "committed_at" is not null and headers @> $2::text[] and headers <@ $3::text[] order by "committed_at" desc limit $4;

-- imports/server/imports findImportFile
select "id", "entity", "file_name", "storage_name", "layout" from "import" where "id" = $1;

-- imports/server/places listWrittenPlaces
select distinct "hq_state", "hq_country" from "company" where "hq_country" is not null;

-- imports/server/places listCompaniesAt
select "c"."company_id", "c"."company_domain" as "domain", "p"."state" as "hq_state", "p"."country" as "hq_country" from "company" as "c" inner join jsonb_to_recordset($1::jsonb) as p (hq_state text, hq_country text, state text, country text) on "p"."hq_country" = "c"."hq_country" and p.hq_state is not distinct from c.hq_state where "c"."company_id" > $2 order by "c"."company_id" limit $3;

-- imports/server/sources/sources listCompanyParts
select "field", "value", "source", "by", "at", "import_id", "line" from (
      select 1 as place, 'aliases' as field, a.domain as value, a.source, c.changed_by as by, a.observed_at as at,
        a.import_id, a.import_line as line
      from company_alias a left join company_change c
        on c.company_id = a.company_id and c.field = 'aliases' and c.changed_at = a.observed_at and c.new ? a.domain
      where a.company_id = $1 and a.domain not like '~%'
      union all
      select 2, 'growth_tags', o.display_name, t.source, null, t.observed_at, t.import_id, t.import_line
      from company_growth_tag t join choice o on o.kind = 'growth_tag' and o.server_value = t.tag
      where t.company_id = $2
      union all
      select 3, 'lists', w.name::text, case when m.import_id is null then 'person' else 'import' end, m.added_by, m.added_at,
        m.import_id, m.import_line
      from workboard_company m join workboard w using (workboard_id) where m.company_id = $3
      union all
      select 4, 'datasource', d.datasource, case when m.import_id is null then 'orion' else 'import' end, null, null,
        m.import_id, m.import_line
      from company_datasource m join datasource d using (datasource_id) where m.company_id = $4
      union all
      select 5, 'tp_status', o.display_name, h.source, h.changed_by, h.since, h.import_id, h.import_line
      from tp_status_history h join choice o on o.kind = 'tp_status' and o.server_value = h.tp_status
      where h.company_id = $5 and h.until is null
      union all
      select 6, 'tp_owners', s.full_name, w.source, w.assigned_by, w.assigned_at, w.import_id, w.import_line
      from tp_owner w join staff s using (user_id) where w.company_id = $6
      union all
      select 7, 'bucket', b.name::text, c.source, c.set_by, c.set_at, c.import_id, c.import_line
      from company_bucket c join bucket b using (bucket_id) where c.company_id = $7
    ) as "part" order by "place", lower(value);

-- imports/server/sources/sources listAddresses
select "email", "import_id", "import_line" from "person_email" where "person_id" = $1 order by "is_primary" desc, lower(email::text) collate "C";

-- imports/server/sources/sources listFiles
select "import"."id", "file_name", "committed_at", "undone_at", "mapping", "constants", "full_name" as "by", layout ->> 'sheet' as "sheet" from "import" left join "staff" on "staff"."user_id" = coalesce(import.committed_by, import.created_by) where "import"."id" = any ($1::uuid[]);

-- imports/server/sources/sources listHands
select "user_id", "full_name" from "staff" where "user_id" = any ($1::integer[]);

-- knowledge/server/knowledge listQuips
select "quip_text", "quip_type", "c"."display_name" as "quip_type_name", "date", "source_type", "source", exists (select from knowledge_source k
  where k.source_type = said.source_type and k.source = said.source) as "has_content" from "quip" as "said" left join "choice" as "c" on "c"."kind" = $1 and "c"."server_value" = "said"."quip_type" where "company_id" = $2 order by "date" desc, "quip_id" desc;

-- knowledge/server/knowledge listMentions
select "mentions", "mentions_type", "date", "standouts_text", "summary_text", "source_type", "source", exists (select from knowledge_source k
  where k.source_type = said.source_type and k.source = said.source) as "has_content" from "mention" as "said" where "company_id" = $1 order by "date" desc, "mention_id" desc;

-- knowledge/server/knowledge findSource
select "knowledge_id", "title", "newsletter_url", html is not null as "has_html" from "knowledge_source" where "source_type" = $1 and "source" = $2;

-- knowledge/server/knowledge newsletterAt
select "title", "html", "sanitiser_version" from "knowledge_source" where "knowledge_id" = $1 and "html" is not null;

-- knowledge/server/knowledge findThread
select "t"."subject", (select coalesce(json_agg(agg), '[]') from (select "m"."sender_name", "m"."sender_email", "m"."body", "m"."sanitiser_version", to_char(m.received_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "received_at", (select coalesce(json_agg(agg), '[]') from (select "f"."filename", "f"."content_type", "f"."content_id", f.file_id is not null as "is_kept" from "cto_lunch_file" as "f" where "f"."message_id" = "m"."message_id" order by "f"."content_id") as agg) as "files" from "cto_lunch_message" as "m" where "m"."thread_id" = "t"."thread_id" order by "m"."received_at", "m"."message_id") as agg) as "messages" from "cto_lunch_thread" as "t" where "t"."thread_id" = $1;

-- knowledge/server/knowledge lunchFileAt
select "b"."storage_name", "f"."filename" as "file_name", "f"."content_type", "b"."size" from "cto_lunch_file" as "f" inner join "stored_file" as "b" on "b"."file_id" = "f"."file_id" where "f"."content_id" = $1;

-- lists/server/lists listsOfCompany
select "w"."workboard_id" as "list_id", "w"."name" from "workboard_company" as "m" inner join "workboard" as "w" on "w"."workboard_id" = "m"."workboard_id" where "m"."company_id" = $1 and "w"."type" = $2 order by "w"."name";

-- lists/server/lists suggestLists
select "w"."workboard_id" as "list_id", "w"."name" from "workboard_use" as "u" inner join "workboard" as "w" on "w"."workboard_id" = "u"."workboard_id" where "u"."user_id" = $1 and "w"."type" = $2 and not exists (select "m"."company_id" from "workboard_company" as "m" where "m"."workboard_id" = "w"."workboard_id" and "m"."company_id" = $3) order by "u"."used_at" desc, "w"."workboard_id" desc limit $4;

-- lists/server/lists findBucketOf
select "b"."bucket_id", "b"."name" from "company_bucket" as "c" inner join "bucket" as "b" on "b"."bucket_id" = "c"."bucket_id" where "c"."company_id" = $1;

-- lists/server/lists listFilings
select "h"."kind", "h"."name", "h"."change", "h"."changed_at", "staff"."full_name" as "changed_by" from (select 'list' as kind, change_id, name, change, changed_by, changed_at
          from workboard_company_history where company_id = $1
        union all
        select 'bucket', change_id, name, change, changed_by, changed_at
          from company_bucket_history where company_id = $2) as "h" left join "staff" on "staff"."user_id" = "h"."changed_by" order by "h"."changed_at" desc, "h"."kind", "h"."change_id" desc limit $3;

-- lists/server/lists listWorkboards
select "w"."workboard_id", "w"."name", "w"."type", (select count(*) from workboard_company m where m.workboard_id = w.workboard_id)
  + (select count(*) from workboard_category m where m.workboard_id = w.workboard_id)
  + (select count(*) from workboard_person m where m.workboard_id = w.workboard_id) as "count" from "workboard" as "w" where "w"."type" = $1 order by "w"."name", "w"."workboard_id";

-- lists/server/lists findWorkboard
select * from "workboard" where "workboard_id" = $1;

-- lists/server/lists listCompaniesOn
select "company"."company_domain", "first"."company_name" from (select "c"."company_id", "c"."company_name" from "workboard_company" as "m" inner join "company" as "c" on "c"."company_id" = "m"."company_id" where "m"."workboard_id" = $1 order by "c"."company_name", "c"."company_id" limit $2) as "first" inner join "company" on "company"."company_id" = "first"."company_id" order by "first"."company_name", "first"."company_id";

-- lists/server/lists listCategoriesOn
select "category" from "workboard_category" where "workboard_id" = $1 order by "category" limit $2;

-- lists/server/lists listPeopleOn
select "p"."person_id", "p"."full_name", "e"."email" from "workboard_person" as "m" inner join "person" as "p" on "p"."person_id" = "m"."person_id" left join "person_email" as "e" on "e"."person_id" = "p"."person_id" and "e"."is_primary" = $1 where "m"."workboard_id" = $2 and "p"."is_ignored" = $3 order by "p"."full_name", "p"."person_id" limit $4;

-- metrics/server/metrics-filter countMatching
select count(*) as "total_count" from "discovery" as "d" where (d.company_id in (select s.company_id from "advertising_stat" s where true and "s"."strength" >= $1::bigint and not exists (
    select from "advertising_stat" newer where newer.company_id = s.company_id and newer.recorded_on > s.recorded_on)) and d.employee_count is not null and "d"."growth_1y" <= $2::bigint);

-- metrics/server/metrics-filter listMatching
select "c"."company_domain" as "domain" from "discovery" as "d" inner join "company" as "c" on "c"."company_id" = "d"."company_id" where d.company_id in (select s.company_id from "web_traffic_point" s where true and "s"."page_views" >= $1::bigint and not exists (
    select from "web_traffic_point" newer where newer.company_id = s.company_id and newer.recorded_on > s.recorded_on)) order by "d"."company_id" limit $2 offset $3;

-- metrics/server/metrics listSpyfu
select "recorded_on", "monthly_budget", "monthly_paid_clicks", "monthly_organic_clicks", "strength", "source", "observed_at" from "advertising_stat" where "company_id" = $1 and "recorded_on" >= $2 and "recorded_on" <= $3 order by "recorded_on";

-- metrics/server/metrics listAlexa
select "recorded_on", "traffic_rank", "page_views", "source", "observed_at" from "web_traffic_point" where "company_id" = $1 and "recorded_on" >= $2 and "recorded_on" <= $3 order by "recorded_on";

-- metrics/server/metrics listLinkedin
select "e"."metric_recorded_on" as "recorded_on", "e"."raw_count" as "employee_count", (
    select round((e.raw_count - q.raw_count) * 100.0 / nullif(q.raw_count, 0), 1) from employee_count_point q
    where q.company_id = e.company_id and q.metric_recorded_on <= (e.metric_recorded_on - interval '1 month')
      and q.metric_recorded_on > (e.metric_recorded_on - interval '1 month') - interval '45 days'
    order by q.metric_recorded_on desc limit 1) as "growth_1m", (
    select round((e.raw_count - q.raw_count) * 100.0 / nullif(q.raw_count, 0), 1) from employee_count_point q
    where q.company_id = e.company_id and q.metric_recorded_on <= (e.metric_recorded_on - interval '6 months')
      and q.metric_recorded_on > (e.metric_recorded_on - interval '6 months') - interval '45 days'
    order by q.metric_recorded_on desc limit 1) as "growth_6m", (
    select round((e.raw_count - q.raw_count) * 100.0 / nullif(q.raw_count, 0), 1) from employee_count_point q
    where q.company_id = e.company_id and q.metric_recorded_on <= (e.metric_recorded_on - interval '1 year')
      and q.metric_recorded_on > (e.metric_recorded_on - interval '1 year') - interval '45 days'
    order by q.metric_recorded_on desc limit 1) as "growth_1y", (
    select round((e.raw_count - q.raw_count) * 100.0 / nullif(q.raw_count, 0), 1) from employee_count_point q
    where q.company_id = e.company_id and q.metric_recorded_on <= (e.metric_recorded_on - interval '2 years')
      and q.metric_recorded_on > (e.metric_recorded_on - interval '2 years') - interval '45 days'
    order by q.metric_recorded_on desc limit 1) as "growth_2y", "e"."source", "e"."observed_at" from "employee_count_point" as "e" where "e"."company_id" = $1 and "e"."metric_recorded_on" >= $2 and "e"."metric_recorded_on" <= $3 order by "e"."metric_recorded_on";

-- metrics/server/metrics readLatest
select (select to_json(obj) from (select "s"."recorded_on", "monthly_budget", "monthly_paid_clicks", "monthly_organic_clicks", "strength", "s"."source", to_char("s"."observed_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "observed_at" from "advertising_stat" as "s" where "s"."company_id" = "c"."company_id" order by "s"."recorded_on" desc limit $1) as obj) as "spyfu", (select to_json(obj) from (select "w"."recorded_on", "traffic_rank", "page_views", "w"."source", to_char("w"."observed_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "observed_at" from "web_traffic_point" as "w" where "w"."company_id" = "c"."company_id" order by "w"."recorded_on" desc limit $2) as obj) as "alexa", coalesce((select max(e.metric_recorded_on) from employee_count_point e
      where e.company_id = c.company_id), (c.observed_at at time zone 'UTC')::date) as "recorded_on", "c"."employee_count", "c"."growth_1m", "c"."growth_6m", "c"."growth_1y", "c"."growth_2y", "c"."source", "c"."observed_at" from "company" as "c" where "c"."company_id" = company_at($3);

-- notifications/server/mails listMails
select "mail_id", "to_address", "subject", "template", "attempts", "last_error", "created_at", "sent_at", "next_attempt_at", case when sent_at is not null then 'sent'
  when next_attempt_at is not null then 'waiting' when last_error is not null then 'failed' else 'kept' end as "state", sent_at is null and next_attempt_at is null and html <> '' as "can_send_again" from "mail_outbox" where case when sent_at is not null then 'sent'
  when next_attempt_at is not null then 'waiting' when last_error is not null then 'failed' else 'kept' end = $1 and (created_at, mail_id) < (select o.created_at, o.mail_id from mail_outbox o where o.mail_id = $2) order by "created_at" desc, "mail_id" desc limit $3;

-- people/server/met/met findMetPeople
select "person"."person_id", "person"."full_name", "person"."job_title", "company"."company_domain", "company"."company_name", array(
  select email::text from person_email where person_email.person_id = person.person_id
  order by is_primary desc, lower(email::text) collate "C") as "emails" from "person" left join "company" on "company"."company_id" = "person"."company_id" where person.person_id = (select person_id from person_email where email = $1::citext) order by "person"."full_name", "person"."person_id" limit $2;

-- people/server/met/met listNearPeople
select "person"."person_id", "person"."full_name", "person"."job_title", "company"."company_domain", "company"."company_name", array(
  select email::text from person_email where person_email.person_id = person.person_id
  order by is_primary desc, lower(email::text) collate "C") as "emails" from "person" left join "company" on "company"."company_id" = "person"."company_id" where person.full_name % $1 order by similarity(person.full_name, $2) desc, "person"."person_id" limit $3;

-- people/server/met/met listNearCompanies
select "company_id", "company_domain", "company_name", array(select s.full_name from tp_owner o join staff s using (user_id)
        where o.company_id = company.company_id order by 1) as "tp_owners", (select c.display_name from tp_status_history h
        join choice c on c.kind = h.status_kind and c.server_value = h.tp_status
        where h.company_id = company.company_id and h.until is null) as "tp_status", greatest(
        (select last_email_sent from email_summary e where e.company_id = company.company_id),
        (select max(meeting_time) from company_meeting m
          where m.company_id = company.company_id and m.meeting_time <= now())) as "last_contact" from "company" where (company_domain % $1 or company_name % split_part($2, '.', 1))
        and not exists (select from shared_domain s where s.domain = $3) order by greatest(similarity(company_domain, $4), similarity(company_name, split_part($5, '.', 1))) desc, "company_id" limit $6;

-- people/server/met/met findMetCompanies
select "company_id", "company_domain", "company_name", array(select s.full_name from tp_owner o join staff s using (user_id)
        where o.company_id = company.company_id order by 1) as "tp_owners", (select c.display_name from tp_status_history h
        join choice c on c.kind = h.status_kind and c.server_value = h.tp_status
        where h.company_id = company.company_id and h.until is null) as "tp_status", greatest(
        (select last_email_sent from email_summary e where e.company_id = company.company_id),
        (select max(meeting_time) from company_meeting m
          where m.company_id = company.company_id and m.meeting_time <= now())) as "last_contact", company_id in (select company_at(domain) from (values ($1)) asked (domain)
        where not exists (select from shared_domain s where s.domain = asked.domain)) as "is_meant" from "company" where company_id in (select company_at(domain) from (values ($2)) asked (domain)
        where not exists (select from shared_domain s where s.domain = asked.domain) union
        select company_id from person where person_id = any($3::integer[])) order by "is_meant" desc, "company_name" limit $4;

-- people/server/met/met listAppearances
select "r"."reference_id", "r"."created_at", "s"."full_name" as "creator", left(r.plain, 240) as "summary", array(select p.full_name from reference_person i join person p using (person_id)
        where i.reference_id = r.reference_id order by i.position, p.person_id) as "people" from "reference" as "r" inner join "staff" as "s" on "s"."user_id" = "r"."creator_id" where "r"."withdrawn_at" is null and r.reference_id in (select reference_id from reference_person where person_id = any($1::integer[])
        union select reference_id from reference_company where company_id = any($2::integer[])) order by "r"."created_at" desc, "r"."reference_id" desc limit $3;

-- people/server/met/met listMeetings
select * from (
    with address as (
      select lower(email::text) as email from person_email where person_id = any($1::integer[])
      union select asked from (values ($2)) given (asked) where asked <> '')
    (select 'meeting-' || m.meeting_id as id, m.subject as title, m.meeting_time as at, array[c.company_name] as companies
      from company_meeting m join company c using (company_id)
      where m.meeting_id in (
        select meeting_id from company_meeting where company_id = any($3::integer[])
        union select meeting_id from meeting_participant
          where lower(meeting_participant.email) in (select email from address))
      order by m.meeting_time desc limit 100)
    union all
    (select 'recorded-' || f.fathom_id, f.meeting_title, f.meeting_start_time,
        array(select c.company_name from fathom_company c where c.fathom_id = f.fathom_id order by c.position)
      from fathom_meeting f
      where $4::integer is not null and sees_meeting(f, $5) and f.fathom_id in (
        select fathom_id from fathom_attendee where person_id = any($6::integer[])
        union select fathom_id from fathom_attendee where fathom_attendee.email in (select email::citext from address)
        union select fathom_id from fathom_company where company_id = any($7::integer[]))
      order by f.meeting_start_time desc nulls last limit 100)) as "held" order by held.at desc nulls last, "held"."id" limit $8;

-- people/server/met/met listCalls
select "e"."uuid", "c"."company_name", "s"."full_name" as "creator", e.answers ->> 'call_date' as "call_date", left(regexp_replace(regexp_replace(e.answers ->> 'content', '<[^>]*>', ' ', 'g'), 's+', ' ', 'g'), 240) as "summary" from "submission" as "e" inner join "company" as "c" on "c"."company_id" = "e"."company_id" inner join "staff" as "s" on "s"."user_id" = "e"."created_by" where "e"."template" = $1 and "e"."state" = $2 and "e"."deleted_at" is null and e.company_id = any($3::integer[]) order by "e"."created_at" desc, "e"."uuid" limit $4;

-- people/server/met/met listLists
select "w"."workboard_id", "w"."name", "w"."type", array_agg(on_it.member order by on_it.member) as "members" from "workboard" as "w" inner join (
        select i.workboard_id, p.full_name as member from workboard_person i join person p using (person_id)
        where i.person_id = any($1::integer[])
        union all select i.workboard_id, c.company_name from workboard_company i join company c using (company_id)
        where i.company_id = any($2::integer[])) as "on_it" on "on_it"."workboard_id" = "w"."workboard_id" group by "w"."workboard_id" order by "w"."name" limit $3;

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

-- people/server/tagged-person findTaggedPerson
select jsonb_build_object(
  'affinity_id', p.person_id, 'name', p.full_name, 'rating', p.rating, 'is_ignored', p.is_ignored, 'version', p.version,
  'email', (select email::text from person_email e where e.person_id = p.person_id
    order by is_primary desc, lower(email::text) collate "C" limit 1),
  'rating_name', (select display_name from choice c where c.kind = 'rating' and c.server_value = p.rating::text),
  'in_reference_contacts', exists (select from workboard_person w
    where w.workboard_id = $1 and w.person_id = p.person_id),
  'tags', coalesce((select jsonb_agg(jsonb_build_array(c.kind, c.server_value, c.display_name)
      order by c.position, c.display_name)
    from person_choice h join choice c using (kind, server_value) where h.person_id = p.person_id), '[]')) as "person" from "person" as "p" where "p"."person_id" = $2;

-- people/server/tagged-person listChangesSince
select "person_change"."field", "staff"."full_name" as "changed_by", "person_change"."changed_at" from "person_change" inner join "staff" on "staff"."user_id" = "person_change"."changed_by" where "person_change"."person_id" = $1 and "person_change"."version" > $2 order by "person_change"."change_id";

-- pipeline/server/insight countByStatus
select "o"."server_value" as "tp_status", "o"."display_name", coalesce("held"."count", 0) as "count" from "choice" as "o" left join (select "h"."tp_status", count(*) as "count" from "tp_status_history" as "h" where "h"."until" is null and "h"."company_id" in (select "tp_owner"."company_id" from "tp_owner" inner join "staff" on "staff"."user_id" = "tp_owner"."user_id" where "staff"."email_address" = $1) group by "h"."tp_status") as "held" on "held"."tp_status" = "o"."server_value" where "o"."kind" = $2 and ("o"."active" = $3 or "held"."count" > $4) order by "o"."position", "o"."display_name";

-- pipeline/server/insight countReached
select "tp_status", count(distinct company_id) as "reached", (select count(distinct company_id) from tp_status_history) as "ever" from "tp_status_history" group by "tp_status";

-- pipeline/server/insight countByOwner
select "staff"."email_address" as "scoper", "staff"."full_name", "h"."tp_status", count(*) as "count" from "tp_owner" inner join "staff" on "staff"."user_id" = "tp_owner"."user_id" inner join "tp_status_history" as "h" on "h"."company_id" = "tp_owner"."company_id" where "h"."until" is null and "h"."since" >= $1::date at time zone 'UTC' and "h"."since" < ($2::date + 1) at time zone 'UTC' group by "staff"."email_address", "staff"."full_name", "h"."tp_status" order by "staff"."full_name", "staff"."email_address";

-- pipeline/server/insight countEverything
select (select count(*) as "n" from "staff" where "active" = $1) as "users", (select count(*) as "n" from "company") as "companies", (select count(*) as "n" from "workboard" where "type" = $2) as "lists", (select max("committed_at") as "at" from "import") as "last_import_at";

-- pipeline/server/insight countAdded
select count(*) as "added_last_30_days" from "company" where "created_at" >= $1;

-- pipeline/server/insight countByCountry
select "p"."name" as "country", "counted"."count" from (select "hq_country_id", count(*) as "count" from "discovery" group by "hq_country_id") as "counted" left join "place" as "p" on "p"."place_id" = "counted"."hq_country_id" order by "counted"."count" desc, "p"."name";

-- pipeline/server/pipeline-records countRecords
select "standing", "owned" from (select count(*) as "standing" from "tp_status_history" as "h" where "h"."until" is null and "h"."company_id" in (select "o"."company_id" from "tp_owner" as "o" inner join "staff" on "staff"."user_id" = "o"."user_id" where "staff"."email_address" in ($1)) and "h"."tp_status" in ($2)) as "all_standing", (select count(*) as "owned" from (select distinct "o"."company_id" from "tp_owner" as "o" inner join "staff" on "staff"."user_id" = "o"."user_id" where "staff"."email_address" in ($3)) as "owned" where false and not exists (select "h"."change_id" from "tp_status_history" as "h" where "h"."company_id" = "owned"."company_id" and "h"."until" is null)) as "all_owned";

-- pipeline/server/pipeline-records listRecords
select "c"."company_domain", "c"."company_name", "found"."tp_status", "found"."since" as "status_changed_at", coalesce((select jsonb_agg(jsonb_build_object(
          'full_name', s.full_name, 'email_address', s.email_address) order by o.assigned_at, s.user_id)
        from tp_owner o join staff s using (user_id) where o.company_id = c.company_id), '[]') as "tp_owners" from ((select "h"."company_id", "h"."tp_status", "h"."since" from "tp_status_history" as "h" where "h"."until" is null order by "h"."since" desc, "h"."company_id" limit $1 offset $2) union all (select "owned"."company_id", null::text as "tp_status", null as "since" from (select distinct "o"."company_id" from "tp_owner" as "o") as "owned" where true and not exists (select "h"."change_id" from "tp_status_history" as "h" where "h"."company_id" = "owned"."company_id" and "h"."until" is null) order by "owned"."company_id" limit $3 offset $4)) as "found" inner join "company" as "c" on "c"."company_id" = "found"."company_id" order by "found"."since" desc nulls last, "c"."company_id";

-- pipeline/server/pipeline listOwningStaff
select "user_id", "full_name", "email_address", "role" from "staff" where "active" = $1 and "role" in ($2, $3, $4, $5) order by "full_name";

-- pipeline/server/pipeline listOwnersOf
select "staff"."user_id", "full_name", "email_address", "role" from "tp_owner" inner join "staff" on "staff"."user_id" = "tp_owner"."user_id" where "company_id" = $1 order by "assigned_at", "staff"."user_id";

-- pipeline/server/pipeline listStandings
select "c"."company_id", "c"."company_domain" as "domain", "h"."tp_status", coalesce((
        select json_agg(json_build_object('email_address', s.email_address, 'assigned_at',
          to_char(o.assigned_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'))
          order by o.assigned_at, o.user_id)
        from tp_owner o join staff s using (user_id) where o.company_id = c.company_id), '[]') as "tp_owners" from "company" as "c" left join "tp_status_history" as "h" on "h"."company_id" = "c"."company_id" and "h"."until" is null where "c"."company_id" = any($1::int[]) order by "c"."company_id";

-- pipeline/server/pipeline listEverOwners
select "o"."company_id", "s"."user_id", lower(s.email_address) as "email_address" from "staff" as "s" inner join (select company_id, user_id from tp_owner
        union select company_id, user_id from tp_owner_history) as "o" on "o"."user_id" = "s"."user_id" where "o"."company_id" = any($1::int[]);

-- pipeline/server/pipeline listStaffAt
select "user_id", lower(email_address) as "email_address" from "staff" where lower(email_address) = any($1::text[]);

-- pipeline/server/pipeline findRecord
select "version" from "pipeline_record" where "company_id" = $1;

-- pipeline/server/pipeline findStatus
select "h"."tp_status", "h"."since" as "changed_at", "staff"."full_name" as "changed_by" from "tp_status_history" as "h" left join "staff" on "staff"."user_id" = "h"."changed_by" where "h"."company_id" = $1 and "h"."until" is null;

-- pipeline/server/pipeline listStatusChanges
select "h"."tp_status", "choice"."display_name", "h"."changed_at", "staff"."full_name" as "changed_by" from (select change_id, 0 as step, tp_status, since as changed_at, changed_by as by
          from tp_status_history where company_id = $1
        union all
        select change_id, 1, null, until, ended_by
          from tp_status_history where company_id = $2 and cleared) as "h" left join "staff" on "staff"."user_id" = "h"."by" left join "choice" on "choice"."kind" = $3 and "choice"."server_value" = "h"."tp_status" order by "h"."change_id" desc, "h"."step" desc limit $4;

-- pipeline/server/pipeline listOwnerChanges
select "owner"."full_name", "owner"."email_address", "h"."change", "h"."changed_at", "writer"."full_name" as "changed_by" from "tp_owner_history" as "h" inner join "staff" as "owner" on "owner"."user_id" = "h"."user_id" left join "staff" as "writer" on "writer"."user_id" = "h"."changed_by" where "h"."company_id" = $1 order by "h"."change_id" desc limit $2;

-- portal/server/portal listOutbox
select "mail_id", "to_address", "subject", "html", "plain", "template", "created_at", "sent_at" from "mail_outbox" order by "created_at" desc, "mail_id" limit $1;

-- portal/server/portal findTimeZone
select "time_zone" from "staff" where "user_id" = $1;

-- records/server/alert-mail takeUntold
update "alert" as "a" set "mailed_at" = $1 from "company" as "c" where "c"."company_id" = "a"."company_id" and "a"."user_id" = $2 and "a"."created_at" > $3 and "a"."read" = $4 and "a"."mailed_at" is null and c.company_domain not like '~%' and not is_blocked_domain(c.company_domain) returning "a"."type", "a"."facts", "a"."message", "a"."created_at", "c"."company_name", "c"."company_domain";

-- records/server/records listFavourites
select "c"."company_domain", "c"."company_name", "f"."created_at" from "favourite" as "f" inner join "company" as "c" on "c"."company_id" = "f"."company_id" where "f"."user_id" = $1 order by "f"."created_at" desc, "c"."company_name";

-- records/server/records listWatchedCompanies
select "c"."company_domain" from "alert_subscription" as "a" inner join "company" as "c" on "c"."company_id" = "a"."company_id" where "a"."user_id" = $1 order by "c"."company_domain";

-- records/server/records listAlerts
select "a"."uuid", "c"."company_domain" as "domain", "c"."company_name", "a"."type", "a"."facts", "a"."message", "a"."created_at", "a"."read" from "alert" as "a" inner join "company" as "c" on "c"."company_id" = "a"."company_id" where "a"."user_id" = $1 order by "a"."created_at" desc, "a"."uuid" limit $2;

-- records/server/records listUpdates
select "u"."uuid", "c"."company_domain" as "domain", "u"."type", "u"."content", "u"."created_at", "s"."full_name" as "scoper" from "company_update" as "u" inner join "company" as "c" on "c"."company_id" = "u"."company_id" inner join "staff" as "s" on "s"."user_id" = "u"."scoper_id" where "u"."company_id" = $1 order by "u"."created_at" desc, "u"."uuid";

-- records/server/records listFiles
select "f"."uuid", "b"."file_name", "f"."document_type", "b"."size", "b"."content_type", "s"."full_name" as "uploaded_by", "f"."created_at", '/media/files/' || f.uuid as "url" from "company_file" as "f" inner join "stored_file" as "b" on "b"."file_id" = "f"."file_id" left join "staff" as "s" on "s"."user_id" = "b"."uploaded_by" where "f"."company_id" = $1 and "f"."deleted_at" is null order by "f"."created_at" desc, "f"."uuid";

-- records/server/records fileAt
select "b"."storage_name", "b"."file_name", "b"."content_type", "b"."size" from "company_file" as "f" inner join "stored_file" as "b" on "b"."file_id" = "f"."file_id" where "f"."uuid" = $1 and "f"."deleted_at" is null;

-- records/server/records setFileDeleted
update "company_file" set "deleted_at" = $1 where "uuid" = $2 and "deleted_at" is not null returning "company_id";

-- reminders/server/calendar-feed findFeed
select "s"."user_id", "s"."time_zone" from "calendar_feed" as "f" inner join "staff" as "s" on "s"."user_id" = "f"."user_id" where "f"."token_hash" = $1 and "s"."active" = $2;

-- reminders/server/calendar-feed listCalendar
select "r"."source", "r"."due_at", "r"."has_time", coalesce("r"."updated_at", "r"."created_at") as "changed_at", array(select c.company_name from reminder_company o join company c using (company_id)
        where o.source = r.source order by o.position, c.company_id) as "names" from "reminder" as "r" where "r"."user_id" = $1 and "r"."status" in ($2, $3) and "r"."due_at" > $4 order by "r"."due_at", "r"."source" limit $5;

-- reminders/server/due-reminders listReminded
select "staff"."user_id", "staff"."email_address", "staff"."time_zone", "staff"."mail_hour", coalesce(p.frequency, $1) as "frequency" from "staff" left join "mail_preference" as "p" on "p"."user_id" = "staff"."user_id" and "p"."kind" = $2 where "staff"."active" = $3 and coalesce(p.frequency, $4) <> $5 and "staff"."user_id" in (select "user_id" from "reminder" where due_at is not null and mailed_due_at is distinct from due_at and "due_at" < $6) order by "staff"."user_id";

-- reminders/server/due-reminders holdUntold
select "r"."source", "r"."next_steps", "r"."metrics_summary", r.due_at as "due_at", array(select c.company_name from reminder_company o join company c using (company_id)
        where o.source = r.source order by o.position, c.company_id)
        || case when p.full_name is null then '{}'::text[] else array[p.full_name] end as "subjects" from "reminder" as "r" left join "person" as "p" on "p"."person_id" = "r"."person_id" where "r"."user_id" = $1 and due_at is not null and mailed_due_at is distinct from due_at and "r"."due_at" < $2 order by "r"."due_at", "r"."source" for update of "r";

-- reminders/server/due-reminders noteTold
update "reminder" set "mailed_due_at" = "due_at" where "source" = any($1::uuid[]);

-- reminders/server/made-reminders holdMade
select "source", "user_id", "status", "schedule_date", "has_time", "next_steps" from "reminder" where "source" = $1 and "made_by" = $2 for update;

-- reminders/server/made-reminders findColleagues
select "user_id", "email_address" from "staff" where "active" = $1 and "email_address" = any($2::citext[]);

-- reminders/server/made-reminders findOrigin
select reference_id::text as "id" from "reference" where $1 = 'REFERENCE' and reference_id::text = $2 and (withdrawn_at is null or creator_id = $3) union all select m.fathom_id::text as "id" from "fathom_meeting" as "m" where $4 = 'MEETING' and m.fathom_id::text = $5 and sees_meeting(m, $6) union all select uuid::text as "id" from "submission" where $7 = 'CALL_SUMMARY' and uuid::text = $8 and deleted_at is null and (state <> 'draft' or created_by = $9);

-- reminders/server/made-reminders companiesOf
select "company_id" from "reference_company" where $1 = 'REFERENCE' and reference_id::text = $2 union all select c.company_id as "company_id" from "fathom_company" as "c" inner join "fathom_meeting" as "m" on "m"."fathom_id" = "c"."fathom_id" where "c"."company_id" is not null and $3 = 'MEETING' and c.fathom_id::text = $4 and sees_meeting(m, $5) union all select company_id as "company_id" from "submission" where "company_id" is not null and $6 = 'CALL_SUMMARY' and uuid::text = $7 limit $8;

-- reminders/server/reminders listReminders
select "r"."source", case when r.status in ('upcoming', 'snooze') and r.due_at <= $1
    then 'passed' else r.status end as "status", "r"."schedule_date", "r"."has_time", "r"."metrics_summary", "r"."next_reminder_at", "r"."next_steps", "r"."email_date", "r"."source_type", "r"."origin_id", "p"."person_id", "p"."full_name", "m"."full_name" as "made_by", "r"."made_by" as "maker_id", coalesce((
        select json_agg(json_build_object('company_name', c.company_name, 'company_domain', c.company_domain,
          'company_logo', c.company_logo) order by o.position, c.company_id)
        from reminder_company o join company c using (company_id) where o.source = r.source), '[]') as "companies" from "reminder" as "r" left join "person" as "p" on "p"."person_id" = "r"."person_id" left join "staff" as "m" on "m"."user_id" = "r"."made_by" where "r"."user_id" = $2 order by "r"."schedule_date", "r"."source";

-- reminders/server/reminders listRinging
select "r"."source", "r"."due_at", coalesce((select string_agg(c.company_name, ', ' order by o.position, c.company_id)
        from reminder_company o join company c using (company_id) where o.source = r.source),
        (select p.full_name from person p where p.person_id = r.person_id), left(r.next_steps, 80)) as "about" from "reminder" as "r" where "r"."user_id" = $1 and "r"."has_time" = $2 and "r"."made_by" is not null and "r"."due_at" > $3 and "r"."due_at" <= $4 order by "r"."due_at", "r"."source";

-- reminders/server/reminders holdReminder
select case when r.status in ('upcoming', 'snooze') and r.due_at <= $1
    then 'passed' else r.status end as "status", "r"."next_reminder_at", "r"."due_at", "r"."mailed_due_at", "r"."previous_status", "r"."previous_next_reminder_at" from "reminder" as "r" where "r"."source" = $2 and "r"."user_id" = $3 for update;

-- reminders/server/reminders findDeleted
select "event_id" from "audit_event" where "object_type" = $1 and "object_id" = $2 and detail ->> 'deleted_for' = $3 limit $4;

-- reminders/server/reminders changeReminder
update "reminder" set "status" = $1, "updated_at" = $2 where "source" = $3;

-- reminders/server/reminders passDue
update "reminder" set "status" = $1 where "status" in ($2, $3) and "due_at" <= $4;

-- settings/server/settings findAccount
select "full_name", "first_name", "email_address", "role", "time_zone", "mail_hour" from "staff" where "user_id" = $1;

-- settings/server/settings saveAccount
update "staff" set "time_zone" = $1, "mail_hour" = $2 where "user_id" = $3;

-- slider/server/history countHistory
select (select count(*) from company_meeting m
        where m.company_id = c.company_id and m.meeting_time <= $1) as "meetings", (select count(*) from reference_company i join reference r using (reference_id)
        where i.company_id = c.company_id and r.withdrawn_at is null) as "references", (select count(*) from company_update u where u.company_id = c.company_id) as "updates", (select count(*) from submission s where s.company_id = c.company_id
        and s.template = 'company-call-summaries' and s.state = 'published' and s.deleted_at is null) as "calls", (select count(*) from company_file f where f.company_id = c.company_id and f.deleted_at is null) as "files" from "company" as "c" where "c"."company_id" = $2;

-- submissions/server/entries listEntries
with "hit" as materialized (select "e"."uuid", "e"."created_at" from "submission" as "e" where "e"."template" = $1 and "e"."state" = $2 and "e"."deleted_at" is null and "e"."company_id" = $3 and e.words @@ (select every_word($4)) and e.answers ->> 'year' = $5 and e.answers ->> 'quarter' = $6), "first" as (select * from "hit" where (created_at, uuid) < ($7::timestamptz, $8::uuid) order by "created_at" desc, "uuid" desc limit 51) select /* prepared */ "e"."uuid", "e"."answers", "e"."created_at", "e"."template_version", "e"."return_reason", "s"."email_address", "s"."full_name", "c"."company_name", "c"."company_domain", array(select distinct field #>> '{}' from form_template t, jsonb_path_query(t.definition,
    '$.request_schema.sections[*].data_model.attributes[*] ? (@.describe.sealed == "true").name') field
    where t.slug = $9) as "sealed" from "first" as "f" inner join "submission" as "e" on "e"."uuid" = "f"."uuid" inner join "staff" as "s" on "s"."user_id" = "e"."created_by" left join "company" as "c" on "c"."company_id" = "e"."company_id" order by "e"."created_at" desc, "e"."uuid" desc;

-- submissions/server/entries findEntry
select "e".*, "s"."email_address", "s"."full_name", "u"."full_name" as "updated_by_name", "c"."company_name", "c"."company_domain", array(select distinct field #>> '{}' from form_template t, jsonb_path_query(t.definition,
    '$.request_schema.sections[*].data_model.attributes[*] ? (@.describe.sealed == "true").name') field
    where t.slug = $1) as "sealed" from "submission" as "e" inner join "staff" as "s" on "s"."user_id" = "e"."created_by" left join "staff" as "u" on "u"."user_id" = "e"."updated_by" left join "company" as "c" on "c"."company_id" = "e"."company_id" where "e"."template" = $2 and "e"."uuid" = $3;

-- submissions/server/entries listFilesAt
select "b"."file_name", "c"."company_id", "c"."company_name", '/media/files/' || f.uuid as "url", f.deleted_at is not null as "deleted" from "company_file" as "f" inner join "stored_file" as "b" on "b"."file_id" = "f"."file_id" inner join "company" as "c" on "c"."company_id" = "f"."company_id" where '/media/files/' || f.uuid = any($1::text[]);

-- submissions/server/entries listPortfolio
select "c"."company_name" as "name", "c"."company_domain" as "domain" from "tp_status_history" as "h" inner join "company" as "c" on "c"."company_id" = "h"."company_id" where "h"."until" is null and "h"."tp_status" = $1 and (position(lower($2) in lower(c.company_name)) > 0 or (c.company_domain not like '~%' and position(lower($3) in c.company_domain) > 0)) order by "c"."company_name" limit $4;

-- submissions/server/templates listTemplates
select "t".* from "form_template" as "t" where t.version = (select max(version) from form_template newer where newer.slug = t.slug) order by "t"."position", "t"."name";

-- submissions/server/templates findTemplate
select * from "form_template" where "slug" = $1 and "version" = $2 order by "version" desc limit $3;

-- submissions/server/weekly-metrics weeklyMetrics
select * from (
      with done (what, at, thing) as (
        select 'visit', visited_at, company_id::text from website_visit where user_id = $1
        union all select 'status', since, change_id::text from tp_status_history where changed_by = $2
        union all select 'reference', created_at, reference_id::text from reference
          where creator_id = $3 and withdrawn_at is null
        union all select 'call', created_at, uuid::text from submission
          where template = 'company-call-summaries' and created_by = $4 and state = 'published' and deleted_at is null
        union all select 'meeting', meeting_start_time, fathom_id::text from fathom_meeting
          where lower(scoper) = $5 and meeting_start_time is not null
      ), weekly as (
        select date_trunc('week', at at time zone 'UTC') as week, what, thing from done
        where at >= date_trunc('week', $6::timestamptz at time zone 'UTC') at time zone 'UTC' and at < (date_trunc('week', $7::timestamptz at time zone 'UTC') + interval '7 days') at time zone 'UTC'
      )
      select week::date as from_date, week::date + 6 as to_date,
        count(distinct thing) filter (where what = 'visit') as companies_viewed,
        count(*) filter (where what = 'status') as status_changes,
        count(*) filter (where what = 'reference') as references_written,
        count(*) filter (where what = 'call') as calls_held,
        count(*) filter (where what = 'meeting') as meetings
      from generate_series((select min(week) from weekly), date_trunc('week', $8::timestamptz at time zone 'UTC'), interval '7 days') week
        left join weekly using (week)
      group by week) as "counted" order by "from_date";
