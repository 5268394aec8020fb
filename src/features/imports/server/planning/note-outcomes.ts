import { type Kysely, sql } from 'kysely';
import type { DB } from '#db';
import type { Entity } from './entity.ts';
import { shownStanding } from './plan-standing.ts';

/** Writes down who would change, field by field; what people chose before for the same rows stays. */
export async function noteOutcomes(db: Kysely<DB>, import_id: string, { table, id, name, keys }: Entity) {
  const keyWords =
    table === 'company' ? sql`(to_jsonb(c) ->> 'company_domain')` : sql`split_part(t.key, '|', 2)`;
  const shown = (value: string) => shownStanding(sql`field`, sql.ref(value));
  await sql`
    delete from import_outcome where import_id = ${import_id}
      and (number, action) not in (select number, action from import_target)`.execute(db);
  await sql`
    insert into import_outcome (import_id, number, line, key, name, action, choice, fields)
    select ${import_id}::uuid, t.number, t.line,
      case when t.key not like '~%' then t.key else ${keyWords} end, coalesce(c.${sql.ref(name)}, t.data ->> ${name}::text, t.key),
      t.action, case when t.action = 'conflict' then 'keep' end, f.fields
    from import_target t
    join (
      select number, jsonb_agg(jsonb_build_object('field', field, 'kind', kind, 'ours', ours, 'theirs', theirs)
        order by place, field, theirs) as fields
      from (
        select number, ${name}::text as field, 'names' as kind, to_jsonb(name) as ours, to_jsonb(others) as theirs, 1 as place
        from import_name
        union all
        select m.number, 'domain', 'matched', to_jsonb(m.domain), c.theirs, 0 from import_match m
        left join import_change c on c.number = m.number and c.field = 'company_domain'
        union all
        select number, field, kind, ${shown('ours')}, ${shown('theirs')}, array_position(array['name', 'typed', 'differs', 'empty'], kind) + 1
        from import_change where field <> 'company_domain'
        union all
        select number, 'domain', kind, null, theirs, 2 from import_change
        where field = 'company_domain' and number not in (select number from import_match)
        union all
        select k.number, ${keys.field}, case when owner_id is null then 'added' else 'taken' end, null, to_jsonb(k.key),
          case when owner_id is null then 7 else 6 end
        from import_key_change k
        union all
        select number, kind, 'added', null, jsonb_agg(value order by value), 8 from import_addition group by number, kind
      ) one where number in (select number from import_target where action in ('update', 'differ', 'conflict'))
      group by number
    ) f using (number)
    left join ${sql.table(table)} c on c.${sql.ref(id)} = t.target_id
    on conflict (import_id, number) do update
      set line = excluded.line, key = excluded.key, name = excluded.name, fields = excluded.fields`.execute(
    db,
  );
}
