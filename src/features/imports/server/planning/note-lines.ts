import { type RawBuilder, sql } from 'kysely';
import type { Statement } from '../writing/run-together.ts';

/**
 * Leaves import_line until the transaction ends: which line each value came from, the first of its target, but where several
 * rows came together the last that has it.
 */
export const noteLines: Statement = sql`
    create temp table import_line on commit drop as
    select t.number, min(s.line) as line, case when count(*) > 1 then jsonb_overlaid(l.lines order by s.number) end as lines
    from import_target t join import_staged s on s.leader = t.number
    cross join lateral (select jsonb_object_agg(field, s.line) as lines from jsonb_object_keys(s.data) field
      where t.rows > 1) l group by t.number`;

/** The line of a field, where import_line is called l. */
export const lineOf = (field: RawBuilder<unknown>) => sql`coalesce((l.lines -> ${field})::integer, l.line)`;
