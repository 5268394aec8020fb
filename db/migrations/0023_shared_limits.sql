-- What several processes have counted of one caller in one minute. Unlogged: after a crash everybody starts afresh.
create unlogged table rate_count (
  key text not null,
  minute timestamptz not null,
  calls integer not null,
  primary key (key, minute)
);
