-- Digests that are mailed on their date, answered on a page of their own, and come again.

alter table digest
  add column repeat text check (repeat in ('weekly', 'monthly')),
  -- The day its series counts from, so that the 31st comes back after a short month.
  add column repeat_from date,
  -- The one before it in its series; each is followed once.
  add column follows uuid unique references digest on delete set null,
  -- How many mails were written; each has a key of its own, so a repeat of the work is no second mail.
  add column sends integer not null default 0 check (sends >= 0),
  add column mail_key text,
  add column sent_at timestamptz,
  -- Why its mail did not arrive.
  add column failure text,
  add check (repeat is null or repeat_from is not null);
create index digest_to_send on digest (date) where status = 'scheduled' and deleted_at is null;
create index digest_scoper on digest (scoper_id);

alter table digest_premise
  add column answered_at timestamptz,
  add column answered_by integer references staff,
  add column sanitiser_version smallint not null default 0;
create index digest_premise_sanitiser on digest_premise (sanitiser_version);
create index digest_premise_answered_by on digest_premise (answered_by) where answered_by is not null;
