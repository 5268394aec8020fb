-- What a person sets for themselves, and when each of their sessions was last used.

alter table staff
  -- An IANA name, such as America/Chicago; null until the browser of a first visit has told it.
  add column time_zone text check (time_zone <> ''),
  -- The hour, in that zone, at which mails that come once a day are sent.
  add column mail_hour smallint not null default 8 check (mail_hour between 0 and 23);

alter table session add column last_used_at timestamptz;
