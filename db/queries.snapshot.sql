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

-- people/server/people listActiveStaff
select "full_name", "first_name", "email_address", "role" from "staff" where "active" = $1 order by "full_name", "email_address";

-- portal/server/portal listOutbox
select "mail_id", "to_address", "subject", "html", "plain", "template", "created_at", "sent_at" from "mail_outbox" order by "created_at" desc, "mail_id" limit $1;
