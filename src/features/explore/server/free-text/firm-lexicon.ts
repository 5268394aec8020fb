import type { Kysely } from 'kysely';
import type { DB } from '#db';
import { DEFAULT_DATASOURCE } from '#features/companies/company-options.contract.ts';
import { listDatasources } from '#features/companies/server/company-options.queries.ts';
import { listOwningStaff } from '#features/pipeline/server/pipeline.queries.ts';
import { dayOf } from '#kernel/dates.ts';
import type { Context } from '#server/http/implement.ts';
import { type Lexicon, lexiconOf } from '../../free-text/lexicon.rules.ts';
import { type PlaceLexicon, placeLexiconOf } from '../../free-text/place-lexicon.rules.ts';
import { listCompanyLists } from '../explore-options.queries.ts';
import { listAllPlaces, listNamedChoices, type NAMED_CHOICES } from './free-text.queries.ts';

/** Places are many and seldom new; everything else is read afresh for each sentence. */
const PLACES_FRESH_MS = 60_000;
const known = new WeakMap<Kysely<DB>, { at: number; places: Promise<PlaceLexicon> }>();

/** The names by which this firm calls its things, for one who asks now. */
export async function firmLexicon({
  db,
  clock,
  user,
}: Pick<Context, 'db' | 'clock' | 'user'>): Promise<Lexicon> {
  const [places, choices, owners, lists, datasources] = await Promise.all([
    placesOf(db, clock.now().getTime()),
    listNamedChoices(db).execute(),
    listOwningStaff(db).execute(),
    listCompanyLists(db).execute(),
    listDatasources(db).execute(),
  ]);
  const of = (kind: (typeof NAMED_CHOICES)[number]) => choices.filter((choice) => choice.kind === kind);
  return lexiconOf(
    {
      owners,
      lists,
      tp_statuses: of('tp_status'),
      statuses: of('company_status'),
      growth_tags: of('growth_tag').map(({ server_value }) => server_value),
      newsletter_types: of('newsletter_type').map(({ display_name, server_value }) => ({
        name: display_name,
        value: server_value,
      })),
      quip_types: of('quip_type'),
      datasources: datasources
        .map(({ datasource }) => datasource)
        .filter((name) => name !== DEFAULT_DATASOURCE),
    },
    places,
    { today: dayOf(clock.now(), 'utc'), me: user.email_address },
  );
}

/** Whether the places of this database are known already, which take longest. */
export const isLexiconKnown = (db: Kysely<DB>) => known.has(db);

/** Those that were known stand until newer ones are read, so that no sentence waits for them. */
function placesOf(db: Kysely<DB>, now: number): Promise<PlaceLexicon> {
  const kept = known.get(db);
  if (kept && now - kept.at < PLACES_FRESH_MS) return kept.places;
  const places = readPlaces(db);
  known.set(db, { at: now, places });
  places.catch(() => (kept ? known.set(db, kept) : known.delete(db)));
  return kept?.places ?? places;
}

async function readPlaces(db: Kysely<DB>): Promise<PlaceLexicon> {
  const all = await listAllPlaces(db).execute();
  const of = (kind: string) => all.filter((place) => place.kind === kind).map(({ name }) => name);
  return placeLexiconOf({
    countries: of('country'),
    states: of('state'),
    cities: of('city'),
    metros: of('metro'),
  });
}
