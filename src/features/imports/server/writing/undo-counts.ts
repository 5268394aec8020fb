import { type Kysely, sql } from 'kysely';
import type { DB } from '#db';
import type { ImportRecord } from '../../import-record.contract.ts';
import { standingKinds } from '../planning/plan-standing.ts';
import type { UndoPart } from './restore-values.ts';
import type { Statement } from './run-together.ts';

type TakenBack = NonNullable<ImportRecord['undo']>;

/** How many an undo would remove, and of how many it would bring back what was there, but for what changed since. */
export const countToUndo = (db: Kysely<DB>, id: string) =>
  db.selectNoFrom([
    sql<TakenBack['removes']>`((select count(*) from import_before where import_id = ${id} and created)
      + (select count(*) from import_meeting where import_id = ${id} and before is null))::integer`.as(
      'removes',
    ),
    sql<TakenBack['restores']>`((select count(*) from (
        select target_id from import_before where import_id = ${id} and not created
        union
        select target_id from import_added where import_id = ${id} and target_id is not null and kind <> 'named'
        except
        select target_id from import_before where import_id = ${id} and created) changed)
      + (select count(*) from import_meeting where import_id = ${id} and before is not null))::integer`.as(
      'restores',
    ),
  ]);

/** An undo that is taken up again goes on counting. */
export const beginCounting = (import_id: string): Statement =>
  sql`update import set undone = '{"removes": 0, "restores": 0}' where id = ${import_id} and undone is null`;

const addUp = (import_id: string, removes: Statement, restores: Statement): Statement =>
  sql`
    update import set undone = jsonb_build_object(
      'removes', (undone ->> 'removes')::integer + (${removes}),
      'restores', (undone ->> 'restores')::integer + (${restores}))
    where id = ${import_id}`;

/** Counts whom a batch of an undo removes, and of whom it brings something back. */
export const countTakenBack = ({ import_id, through }: UndoPart): Statement =>
  addUp(
    import_id,
    sql`select count(*)::integer from import_undo where created and not stays`,
    sql`select count(*)::integer from (
      select target_id from import_restore where untouched
      union
      select target_id from import_added where import_id = ${import_id} and target_id <= ${through}
        and kind <> all (${standingKinds} || array['named', 'alert'])
      union
      select target_id from import_stood where untouched
      except
      select target_id from import_undo where created) changed`,
  );

export const countMeetingsBack = (import_id: string): Statement =>
  addUp(
    import_id,
    sql`select count(*)::integer from import_undo where created and not stays`,
    sql`select count(*)::integer from import_undo where not created and not stays`,
  );
