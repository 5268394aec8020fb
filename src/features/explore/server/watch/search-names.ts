import type { Kysely } from 'kysely';
import type { DB } from '#db';
import { listChoices } from '#features/people/server/choices.queries.ts';
import { listOwningStaff } from '#features/pipeline/server/pipeline.queries.ts';
import { namesBy, type SearchNames } from '../../search-words.rules.ts';
import { listCompanyLists } from '../explore-options.queries.ts';

/** What people, statuses and lists are called, for telling a search in words. */
export async function searchNames(db: Kysely<DB>): Promise<SearchNames> {
  const [owners, statuses, newsletters, quips, lists] = await Promise.all([
    listOwningStaff(db).execute(),
    listChoices(db, 'tp_status').execute(),
    listChoices(db, 'newsletter_type').execute(),
    listChoices(db, 'quip_type').execute(),
    listCompanyLists(db).execute(),
  ]);
  const choices = (options: typeof statuses) =>
    namesBy(
      options,
      ({ server_value }) => server_value,
      ({ display_name }) => display_name,
    );
  return {
    tp_owner_email: namesBy(
      owners,
      ({ email_address }) => email_address,
      ({ full_name }) => full_name,
    ),
    tp_status_value: choices(statuses),
    newsletter_type: choices(newsletters),
    newsletter_sender: choices(quips),
    workboard_id: namesBy(
      lists,
      ({ workboard_id }) => workboard_id,
      ({ name }) => name,
    ),
  };
}
