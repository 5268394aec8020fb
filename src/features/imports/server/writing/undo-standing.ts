import { sql } from 'kysely';
import { standingKinds } from '../planning/plan-standing.ts';
import { countOwnerChange } from './commit-standing.ts';
import { isOpen } from './hand-on.ts';
import type { Statement } from './run-together.ts';

/** Of those an import made, the ones whose status, owners or bucket somebody else set since. */
export const keepStanding = (import_id: string): Statement[] => {
  const kept = (kind: string, history: string, isOurs: Statement) =>
    sql`
    update import_undo u set stays = true from ${sql.table(history)} h
    where u.created and not u.stays and h.company_id = u.target_id and not exists (
      select from import_added a where a.import_id = ${import_id} and a.kind = ${kind} and a.target_id = u.target_id
        and h.change_id = any (a.history) and ${isOurs})`;
  return [
    kept(
      'tp_status_history',
      'tp_status_history',
      sql`(h.until is null or to_jsonb(h.change_id) <> a.after or exists (select from import_added k
        where k.import_id = a.import_id and k.kind = a.kind and k.target_id = a.target_id and k.before = a.after))`,
    ),
    kept('tp_owner', 'tp_owner_history', sql`true`),
    kept('company_bucket', 'company_bucket_history', sql`true`),
  ];
};

const lastEntry = (alias: string) =>
  sql`(select max(entry) from unnest(${sql.ref(`${alias}.history`)}) entry)`;

/** Whether it came with the company itself. */
const MADE = sql`(coalesce(u.created, false) and not a.after_making)`;

/**
 * Leaves import_stood until the transaction ends: what an import set, and whether it stands so still. Where a later import
 * set it anew, the next one brings back what stood there before both, and takes the entries of both out of the history.
 * What came with a company that stays, stays with it. Owners may stand as one left them after two others changed them
 * and changed them back: the history tells who is next.
 */
export const handOnStanding = (import_id: string, through: number): Statement[] => [
  sql`
    create temp table import_stood on commit drop as
    select a.target_id, a.kind, a.before, a.after, a.history, a.after_making, ${MADE} as made, n.import_id as next,
      n.import_id is null and standing_of(a.target_id, a.kind) is not distinct from a.after as untouched
    from import_added a left join import_undo u using (target_id) left join lateral (
      select k.import_id from import i join import_added k on k.import_id = i.id
      where not ${MADE} and ${isOpen('i')} and i.id <> ${import_id} and k.target_id = a.target_id and k.kind = a.kind
        and k.before = a.after and ${lastEntry('k')} > ${lastEntry('a')}
      order by ${lastEntry('k')} limit 1
    ) n on true
    where a.import_id = ${import_id} and a.target_id <= ${through} and a.kind = any (${standingKinds})
      and (u.created is not true or u.stays)`,
  sql`analyze import_stood`,
  sql`
    update import_added k set before = s.before, history = s.history || k.history
    from import_stood s where k.import_id = s.next and k.kind = s.kind and k.target_id = s.target_id and k.before = s.after`,
  sql`
    update import_added a set import_id = s.next from import_stood s
    where s.next is not null and s.kind = 'tp_status_history' and a.import_id = ${import_id} and a.kind = 'alert'
      and a.target_id = s.target_id`,
  sql`
    delete from import_added a using import_stood s where s.next is not null and a.import_id = ${import_id}
      and a.kind = s.kind and a.target_id = s.target_id and a.after_making = s.after_making`,
];

/** Brings back how companies stood that were there before, with their history, where nobody changed it since. */
export const restoreStanding = (import_id: string): Statement[] => {
  const back = (kind: string) => sql`s.kind = ${kind} and s.untouched and not s.made`;
  const forget = (kind: string, history: string) => sql`
    delete from ${sql.table(history)} h using import_stood s
    where ${back(kind)} and h.company_id = s.target_id and h.change_id = any (s.history)`;
  const empty = (kind: string) => sql`
    delete from ${sql.table(kind)} o using import_stood s where ${back(kind)} and o.company_id = s.target_id`;
  return [
    forget('tp_status_history', 'tp_status_history'),
    sql`
    update tp_status_history h set until = null, ended_by = null, cleared = false
    from import_stood s where ${back('tp_status_history')} and h.change_id = (s.before #>> '{}')::bigint`,
    sql`
    delete from alert o using import_added a join import_stood s using (target_id)
    where a.import_id = ${import_id} and a.kind = 'alert' and o.uuid = a.ref::uuid and not o.read
      and ${back('tp_status_history')}`,
    forget('tp_owner', 'tp_owner_history'),
    empty('tp_owner'),
    sql`
    insert into tp_owner (company_id, user_id, assigned_by, assigned_at, source, import_id, import_line)
    select s.target_id, o.user_id, o.assigned_by, o.assigned_at, o.source, o.import_id, o.import_line
    from import_stood s cross join jsonb_populate_recordset(null::tp_owner, s.before) o where ${back('tp_owner')}`,
    countOwnerChange(sql`select s.target_id from import_stood s where ${back('tp_owner')}`),
    forget('company_bucket', 'company_bucket_history'),
    empty('company_bucket'),
    sql`
    insert into company_bucket (company_id, bucket_id, set_by, set_at, source, import_id, import_line)
    select s.target_id, o.bucket_id, o.set_by, o.set_at, o.source, o.import_id, o.import_line
    from import_stood s cross join jsonb_populate_record(null::company_bucket, s.before) o
    where ${back('company_bucket')} and s.before is not null`,
  ];
};
