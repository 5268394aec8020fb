import type { Kysely } from 'kysely';
import type { DB } from '#db';
import { listChoices } from '#server/db/choices.queries.ts';
import { listOwningStaff } from '#features/pipeline/server/pipeline.queries.ts';
import {
  descriptionNames,
  listNames,
  optionNames,
  ownerNames,
  type SearchNames,
} from '../../search-words.rules.ts';
import { listCompanyLists } from '../explore-options.queries.ts';
import { listSearchedDescriptions } from '../search-history.queries.ts';

/** What people, statuses and lists are called, and the words of free-text searches, for telling a search in words. */
export async function searchNames(db: Kysely<DB>): Promise<SearchNames> {
  const [owners, statuses, newsletters, quips, lists, descriptions] = await Promise.all([
    listOwningStaff(db).execute(),
    listChoices(db, 'tp_status').execute(),
    listChoices(db, 'newsletter_type').execute(),
    listChoices(db, 'quip_type').execute(),
    listCompanyLists(db).execute(),
    listSearchedDescriptions(db).execute(),
  ]);
  return {
    tp_owner_email: ownerNames(owners),
    tp_status_value: optionNames(statuses),
    newsletter_type: optionNames(newsletters),
    newsletter_sender: optionNames(quips),
    workboard_id: listNames(lists),
    discovery_llm_search_uuid: descriptionNames(descriptions),
  };
}
