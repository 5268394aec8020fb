-- How much a person uploaded on the last day they did; the quota counts against it.
create table upload_use (
  user_id integer primary key references staff on delete cascade,
  day date not null,
  bytes bigint not null check (bytes >= 0)
);
