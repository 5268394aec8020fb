-- Which companies a watched search found when its owner was last told of it; what it finds beside them is new.
create table discovery_watch (
  uuid uuid primary key references discovery_search on delete cascade,
  company_ids integer[] not null,
  taken_at timestamptz not null
);
