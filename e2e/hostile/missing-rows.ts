import type pg from 'pg';
import { xssPayloads } from '#kernel/testing/xss-payloads.ts';
import { marked } from './front.ts';

const ME = "(select user_id from staff where email_address like 'marta@%')";
const COMPANY = '(select min(company_id) from company where is_saas)';
const PROBLEM = '{"line": 2, "field": "company_name", "message": "is too long"}';
const NOVELTY = '{"kind": "lists", "name": "Autumn", "companies": 3}';
const BAD_CELL =
  '{"field": "company_logo", "reason": "is no address", "cells": 1, "values": [{"text": "/x.png", "cells": 1}]}';
const QUESTION = '{"field": "company_name", "kind": "name", "ours": "Acme", "theirs": "Apex"}';

/** Rows of what only comes with work: an import, a mail, corrections, histories. What matters is that they are there. */
const ROWS = [
  `insert into mail_outbox (effect_key, to_address, subject, html, plain, template, created_at, last_error)
   values ('one', 'marta@aldercap.example', 'News', '<p>News</p>', 'News', 'watch', now(), 'late')`,
  `insert into import (entity, file_name, storage_name, size, status, headers, mapping, preview, counts, rows_total, problems,
     novelties, bad_cells, notes, kept, failure, created_by, created_at, checked_at)
   select 'companies', status || '.csv', 'none', 10, status, array['Name', 'Site'], '["company_name", null]',
     '[{"line": 2, "cells": ["Acme", "acme.example"]}]',
     '{"create": 1, "update": 0, "differ": 1, "unchanged": 0, "conflict": 1, "skipped": 0, "rejected": 1}', 2, '[${PROBLEM}]', '[${NOVELTY}]',
     '[${BAD_CELL}]',
     '["One column is left out."]', '[{"key": "acme.example", "field": null, "message": "has changed"}]',
     'It could not be read.', ${ME}, now(), now() from unnest(array['checked', 'failed', 'undone']) status`,
  `insert into import_row (import_id, number, line, data, lists, keys, problems)
   select id, 1, 2, '{"company_name": "Acme"}', '{"tags": ["a"]}', array['acme.example'], '[${PROBLEM}]' from import`,
  `insert into import_outcome (import_id, number, line, key, name, action, fields)
   select id, 1, 2, 'acme.example', 'Acme', 'conflict', '[${QUESTION}]' from import`,
  `insert into import_before (import_id, target_id, created, before, before_provenance, after, after_provenance)
   select id, 1, false, '{"a": "b"}', '{"a": "b"}', '{"a": "b"}', '{"a": "b"}' from import`,
  `insert into import_added (import_id, kind, target_id, ref) select id, 'workboard', 1, 'x' from import`,
  `insert into company_change (company_id, field, old, new, changed_by, changed_at)
   values (${COMPANY}, 'description', '"before"', '"after"', ${ME}, now())`,
  `insert into company_lookup (company_id, kind, subject, state, asked_at, settled_at, message)
   values (${COMPANY}, 'founder_email', 'ada moss', 'failed', now(), now(), 'It takes too long.')`,
  `insert into workboard_company_history (company_id, workboard_id, name, change, changed_by, changed_at)
   values (${COMPANY}, 1, 'A list', 'added', ${ME}, now())`,
  `insert into company_bucket_history (company_id, name, change, changed_by, changed_at)
   values (${COMPANY}, 'A bucket', 'added', ${ME}, now())`,
  `insert into deleted_workboard (workboard_id, name, type, created_by, created_at, version, members, deleted_by, deleted_at)
   values (999999, 'Gone', 'companies', ${ME}, now(), 1, '{"companies": []}', ${ME}, now())`,
  `insert into person_change (person_id, version, field, old, new, changed_by, changed_at)
   select min(person_id), 2, 'rating', '"1"', '"2"', ${ME}, now() from person`,
  // What Marta herself sees.
  `update alert set user_id = ${ME}`,
  `update reference set creator_id = ${ME} where ctid in (select ctid from reference limit 100)`,
];

export async function addMissingRows(client: pg.Client) {
  for (const statement of ROWS) await client.query(statement);
}

/** One mail with each payload, as it is. */
export async function addPayloadMails(client: pg.Client) {
  for (const number of xssPayloads.keys())
    await client.query(
      `insert into mail_outbox (effect_key, to_address, subject, html, plain, template, created_at)
       values ($1, 'marta@aldercap.example', $1, $2, '', 'watch', now())`,
      [`Mail ${number}.`, `<p>Before</p>${marked(number)}`],
    );
}

/** Tables with texts that nothing hostile could be written into, for want of a row. */
export async function emptyTables(client: pg.Client, columns: readonly string[]) {
  const empty: string[] = [];
  for (const table of new Set(columns.map((column) => column.replace(/\..*/, '')))) {
    const { rowCount } = await client.query(`select from "${table}" limit 1`);
    if (rowCount === 0) empty.push(table);
  }
  return empty;
}
