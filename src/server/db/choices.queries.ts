import type { Kysely } from 'kysely';
import type { DB } from '#db';

const NO_PROJECT = 'No Project Required';

/** What may be chosen of one kind, in the firm's order; the way to choose no project always leads. */
export const listChoices = (db: Kysely<DB>, kind: string) =>
  db
    .selectFrom('choice')
    .select(['display_name', 'server_value'])
    .where('kind', '=', kind)
    .where('active', '=', true)
    .orderBy((eb) => eb('server_value', '=', NO_PROJECT), 'desc')
    .orderBy('position')
    .orderBy('display_name');
