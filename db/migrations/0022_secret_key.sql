-- Which secret key Orion sealed with last, known by a fingerprint that tells nothing of it.
create table secret_key_use (
  only_row boolean primary key default true check (only_row),
  fingerprint text not null,
  since timestamptz not null
);
