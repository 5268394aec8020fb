import type { Random } from '#demo/making/random.ts';
import type { Reading } from '../../../readings.rules.ts';
import type { KnownPlace } from './known-companies.ts';
import type { MessyColumn, WriteCell } from './messy-columns.ts';

/** City, state and country in columns of their own, or in one. */
export const messyPlaces = (random: Random): MessyColumn[] =>
  random.chance(0.5) ? apart(random) : [together(random)];

const rest = { reading: null, otherwise: [], junk: ['#REF!', '#VALUE!'] };

function apart(random: Random): MessyColumn[] {
  const countryAs = random.pick([
    (place: KnownPlace) => place.country,
    ({ country_as }: KnownPlace) => country_as[0],
    ({ country_as }: KnownPlace) => country_as[1],
    ({ country_as }: KnownPlace) => country_as[2].toUpperCase(),
    (place: KnownPlace) => random.pick([place.country.toLowerCase(), ...place.country_as]),
  ]);
  const stateAs = random.pick([
    ({ state }: KnownPlace) => state,
    ({ letters }: KnownPlace) => letters,
    (place: KnownPlace) => random.pick([place.letters.toLowerCase(), place.state.toUpperCase()]),
  ]);
  const given = (text: string, means: string) => ({ text, means: text === '' ? undefined : means });
  return [
    {
      field: 'hq_city',
      header: random.pick(['City', 'HQ City', 'Stadt']),
      write: ({ place }) => given(place.city, place.city),
      ...rest,
    },
    {
      field: 'hq_state',
      header: random.pick(['State', 'HQ State', 'State/Province']),
      write: ({ place }) => given(stateAs(place), place.state),
      ...rest,
    },
    {
      field: 'hq_country',
      header: random.pick(['Country', 'HQ Country', 'Land', 'Country Code']),
      write: ({ place }) => given(countryAs(place), place.country),
      ...rest,
    },
  ];
}

type Parts = readonly [text: string, city: string, state: string, country: string];

function together(random: Random): MessyColumn {
  const whole = ({ city, state, country }: KnownPlace): Parts => [
    [city, state, country].filter(Boolean).join(', '),
    city,
    state,
    country,
  ];
  const short = ({ city, letters, country_as: [two] }: KnownPlace): string =>
    [city, letters, two].filter(Boolean).join(', ');
  const styles: [write: (place: KnownPlace) => Parts, reading: Reading | null][] = [
    [whole, 'country_letters'],
    [(place) => [short(place), place.city, place.state, place.country], 'country_letters'],
    [
      (place) =>
        place.country === 'United States'
          ? [`${place.city}, ${place.letters}`, place.city, place.state, place.country]
          : [`${place.city}, ${place.country}`, place.city, '', place.country],
      'state_letters',
    ],
    [({ city, country_as: [two], country }) => [`${city}, ${two}`, city, '', country], 'country_letters'],
    [({ city, country_as: [, three], country }) => [`${city}, ${three}`, city, '', country], null],
  ];
  const [write, reading] = random.pick(styles);
  const cell =
    (how: typeof write): WriteCell =>
    ({ place }) => {
      const [text, ...parts] = how(place);
      return { text, means: parts };
    };
  return {
    field: 'location',
    header: random.pick(['Location', 'Headquarters', 'HQ Location', 'Standort']),
    reading,
    write: cell(write),
    otherwise: [],
    junk: ['1 Main Street, Suite 4, Austin, TX, USA', '#REF!', 'Ulm, Mars, Atlantis'],
  };
}
