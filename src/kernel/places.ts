import { PROVINCE_LETTERS, STATE_LETTERS } from './state-letters.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
/** The languages in which a file may name a country. */
const LANGUAGES = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl'];
/** Codes that Intl names and that are no country. */
const NO_COUNTRY = new Set('AC CP CQ DG EA EU EZ IC QO TA UN XA XB ZZ'.split(' '));
/** What we call a country where the registry's name is another than people's, or changes from version to version. */
const OUR_NAMES: Readonly<Record<string, string>> = {
  HK: 'Hong Kong',
  MO: 'Macao',
  MM: 'Myanmar',
  TR: 'Turkey',
};
const OTHER_NAMES =
  'US usa|US united states of america|US u s|US u s a|US estados unidos de america|US etats unis d amerique' +
  '|GB uk|GB u k|GB great britain|GB england|GB scotland|GB wales|GB northern ireland|GB gb' +
  '|KR korea|KR republic of korea|KR korea republic of|KR korea south|RU russian federation|VN viet nam|VN vietnam' +
  '|NL holland|CZ czech republic|TR turkey|TR turkiye|AE uae|AE u a e|MO macau|HK hong kong sar|MM burma|CI ivory coast' +
  '|CN people s republic of china|CN mainland china|TW taiwan province of china|IR iran islamic republic of' +
  '|VE venezuela bolivarian republic of|BO bolivia plurinational state of|TZ tanzania united republic of' +
  '|MD moldova republic of|MK macedonia|SZ swaziland|CV cape verde|LA lao people s democratic republic|SY syrian arab republic';
/** The three letters of a country, where people use them. */
const THREE_LETTERS =
  'AFG AF|ALB AL|ARE AE|ARG AR|ARM AM|AUS AU|AUT AT|AZE AZ|BEL BE|BGD BD|BGR BG|BHR BH|BIH BA|BLR BY|BMU BM|BOL BO|BRA BR' +
  '|CAN CA|CHE CH|CHL CL|CHN CN|CIV CI|CMR CM|COL CO|CRI CR|CYM KY|CYP CY|CZE CZ|DEU DE|DNK DK|DOM DO|DZA DZ|ECU EC|EGY EG' +
  '|ESP ES|EST EE|ETH ET|FIN FI|FRA FR|GBR GB|GEO GE|GHA GH|GIB GI|GRC GR|GTM GT|HKG HK|HRV HR|HUN HU|IDN ID|IND IN|IRL IE' +
  '|IRN IR|IRQ IQ|ISL IS|ISR IL|ITA IT|JAM JM|JEY JE|JOR JO|JPN JP|KAZ KZ|KEN KE|KHM KH|KOR KR|KWT KW|LBN LB|LIE LI|LKA LK' +
  '|LTU LT|LUX LU|LVA LV|MAR MA|MCO MC|MDA MD|MEX MX|MKD MK|MLT MT|MMR MM|MNE ME|MUS MU|MYS MY|NGA NG|NLD NL|NOR NO|NPL NP' +
  '|NZL NZ|OMN OM|PAK PK|PAN PA|PER PE|PHL PH|POL PL|PRI PR|PRT PT|PRY PY|QAT QA|ROU RO|RUS RU|RWA RW|SAU SA|SEN SN|SGP SG' +
  '|SLV SV|SRB RS|SVK SK|SVN SI|SWE SE|THA TH|TUN TN|TUR TR|TWN TW|TZA TZ|UGA UG|UKR UA|URY UY|USA US|UZB UZ|VEN VE|VNM VN' +
  '|ZAF ZA|ZMB ZM|ZWE ZW';

/** A name as it is compared: without marks, capitals, points and "the". */
const plainName = (name: string) =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^the /, '');

function everyName(): ReadonlyMap<string, string> {
  const languages = LANGUAGES.map(
    (language) => new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }),
  );
  const found = new Map<string, string>();
  const ours = new Map<string, string>();
  for (const code of LETTERS.flatMap((one) => LETTERS.map((other) => one + other))) {
    const name = NO_COUNTRY.has(code) ? undefined : (OUR_NAMES[code] ?? languages[0]?.of(code));
    if (!name) continue;
    ours.set(code, name);
    for (const other of [name, code, ...languages.flatMap((language) => language.of(code) ?? [])])
      if (!found.has(plainName(other)) || other === name) found.set(plainName(other), name);
  }
  const add = (code: string, other: string) => {
    const name = ours.get(code);
    if (name) found.set(plainName(other), name);
  };
  for (const one of OTHER_NAMES.split('|')) add(one.slice(0, 2), one.slice(3));
  for (const one of THREE_LETTERS.split('|')) add(one.slice(4), one.slice(0, 3));
  return found;
}

let countries: ReadonlyMap<string, string> | null = null;

/** The country a text means, by its name in common languages or its letters: "Deutschland", "DEU" and "DE" are Germany. */
export function countryNamed(text: string): string | null {
  countries ??= everyName();
  return countries.get(plainName(text)) ?? null;
}

const STATE_NAMES = new Map(Object.values(STATE_LETTERS).map((name) => [plainName(name), name]));
const PROVINCE_NAMES = new Map(Object.values(PROVINCE_LETTERS).map((name) => [plainName(name), name]));

/** The state a text means in a country: "TX" and "texas" are Texas in the United States. Null where nobody knows. */
export function stateNamed(text: string, country: string): string | null {
  const letters = text.trim().toUpperCase().replaceAll('.', '');
  if (country === 'United States') return STATE_LETTERS[letters] ?? STATE_NAMES.get(plainName(text)) ?? null;
  if (country === 'Canada') return PROVINCE_LETTERS[letters] ?? PROVINCE_NAMES.get(plainName(text)) ?? null;
  return null;
}

interface Place {
  hq_country?: string | null | undefined;
  hq_state?: string | null | undefined;
}

/** A country and a state by the names we use, as far as they are given and known; `before` tells the country if nobody did. */
export function spellPlaces({ hq_country, hq_state }: Place, before: Place = {}) {
  const country = countryNamed(hq_country ?? before.hq_country ?? '');
  const state = hq_state && country ? stateNamed(hq_state, country) : null;
  return { ...(hq_country && country && { hq_country: country }), ...(state && { hq_state: state }) };
}

const HOMES = ['United States', 'Canada'];

/** How one place may be written: as it is, by the name we use, and by the letters of a state. */
export function spellingsOf(kind: string, name: string): string[] {
  if (kind === 'country') return [...new Set([name, countryNamed(name) ?? name])];
  if (kind !== 'state') return [name];
  const ours = HOMES.flatMap((country) => stateNamed(name, country) ?? []);
  const letters = [STATE_LETTERS, PROVINCE_LETTERS].flatMap((states) =>
    Object.keys(states).filter((two) => ours.includes(states[two] ?? '')),
  );
  return [...new Set([name, ...ours, ...letters])];
}
