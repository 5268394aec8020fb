/** The languages in which people here may write the name of a country. */
const LANGUAGES = ['de', 'fr', 'es', 'pt', 'it', 'nl', 'sv', 'da', 'nb', 'fi'];
/** Languages whose names count for their own country only: in Polish India is "Indie". */
const AT_HOME = {
  PL: 'pl',
  CZ: 'cs',
  SK: 'sk',
  HU: 'hu',
  RO: 'ro',
  HR: 'hr',
  SI: 'sl',
  RS: 'sr-Latn',
  BG: 'bg',
  EE: 'et',
  LV: 'lv',
  LT: 'lt',
  GR: 'el',
  TR: 'tr',
  UA: 'uk',
};
/** Names that are also a word: nobody who says island means Iceland. */
const WORDS = ['Island'];
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
const SHORTEST = 4;

const namesIn = (language: string) => new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });

let table: ReadonlyMap<string, readonly string[]> | null = null;

/** What each country is called elsewhere, by its English name. */
function allNames(): ReadonlyMap<string, readonly string[]> {
  const [english, others] = [namesIn('en'), LANGUAGES.map(namesIn)];
  const found = new Map<string, readonly string[]>();
  for (const code of LETTERS.flatMap((one) => LETTERS.map((other) => one + other))) {
    const name = english.of(code);
    if (!name) continue;
    const elsewhere = others.flatMap((language) => language.of(code) ?? []);
    found.set(
      name,
      [...new Set(elsewhere)].filter(
        (other) => other !== name && other.length >= SHORTEST && !WORDS.includes(other),
      ),
    );
  }
  for (const [code, language] of Object.entries(AT_HOME)) {
    const [name, own] = [english.of(code), namesIn(language).of(code)];
    if (name && own) found.set(name, [...(found.get(name) ?? []), own]);
  }
  return found;
}

/** "Deutschland" is Germany: the countries of the firm in other languages. */
export function countriesElsewhere(
  countries: readonly string[],
): (readonly [name: string, country: string])[] {
  table ??= allNames();
  const known = table;
  return countries.flatMap((country) => (known.get(country) ?? []).map((name) => [name, country] as const));
}
