import { type Kysely, sql } from 'kysely';
import type { DB } from '#db';
import type { Entity } from './entity.ts';

/** Writes down what a person has to choose; what they chose before for the same rows stays. */
export async function noteConflicts(db: Kysely<DB>, import_id: string, { table, id, name, keys }: Entity) {
  await sql`
    delete from import_conflict where import_id = ${import_id}
      and number not in (select number from import_target where action = 'conflict')`.execute(db);
  await sql`
    insert into import_conflict (import_id, number, line, key, name, fields)
    select ${import_id}::uuid, t.number, t.line, t.key, coalesce(c.${sql.ref(name)}, t.data ->> ${name}::text, t.key), f.fields
    from import_target t
    join (
      select number, jsonb_agg(jsonb_build_object('field', field, 'kind', kind, 'ours', ours, 'theirs', theirs)
        order by place, field, theirs) as fields
      from (
        select number, ${name}::text as field, 'names' as kind, to_jsonb(name) as ours, to_jsonb(others) as theirs, 1 as place
        from import_name
        union all
        select number, field, kind, ours, theirs, 2 from import_change where held and kind <> 'differs'
        union all
        select k.number, ${keys.field}, 'taken', null, to_jsonb(k.key), 3 from import_key_change k where owner_id is not null
      ) one group by number
    ) f using (number)
    left join ${sql.table(table)} c on c.${sql.ref(id)} = t.target_id
    where t.action = 'conflict'
    on conflict (import_id, number) do update
      set line = excluded.line, key = excluded.key, name = excluded.name, fields = excluded.fields`.execute(
    db,
  );
}
