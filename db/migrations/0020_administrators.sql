-- The one right beyond the documents: who looks after the firm's Orion. Nobody gets it by signing in.
alter table staff add column administrator boolean not null default false;
