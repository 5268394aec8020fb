-- Finds people by the host of their address, and people and companies by their page on LinkedIn.

/* A page as it is compared: "https://www.linkedin.com/in/Ann-Lee/?x=1" and "de.linkedin.com/in/ann-lee" are one. */
create function linkedin_page(address text) returns text language sql immutable parallel safe as $$
  select substring(lower(left(address, 500)) from 'linkedin\.[a-z]+/((?:in|pub|company|school|showcase)/[^/?#\s]+)')
$$;

create index person_linkedin on person (linkedin_page(linkedin_url));
create index company_linkedin on company (linkedin_page(linkedin_url));
create index person_email_host on person_email (lower(split_part(email::text, '@', 2)));
create index fathom_attendee_email on fathom_attendee (email);
create index fathom_attendee_person on fathom_attendee (person_id);
create index fathom_company_company on fathom_company (company_id);
