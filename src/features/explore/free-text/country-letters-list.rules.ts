import { COUNTRY_LETTERS } from './place-words.rules.ts';
import type { Token } from './token-shape.rules.ts';
import { keyOf } from './token-text.rules.ts';
import { wordTable } from './word-table.rules.ts';

/** Letters of countries that are a word or a state as well. */
const UNSURE = wordTable<string>({
  DE: 'germany',
  AT: 'austria',
  BE: 'belgium',
  NO: 'norway',
  SE: 'sweden',
  PL: 'poland',
  IT: 'italy',
  LU: 'luxembourg',
  EE: 'estonia',
  LT: 'lithuania',
  LV: 'latvia',
  RO: 'romania',
  BG: 'bulgaria',
  UA: 'ukraine',
  IL: 'israel',
  IN: 'india',
  CA: 'canada',
  CL: 'chile',
});
const SURE = new Set([...Object.keys(COUNTRY_LETTERS), 'UK', 'USA']);
const COUNTRIES = new Set([...Object.values(COUNTRY_LETTERS).map(keyOf), ...Object.values(UNSURE)]);
const SEPARATORS = new Set([',', '/', '&', 'and', 'or']);

const isSure = ({ text, key }: Token) => SURE.has(text) || COUNTRIES.has(key);
const isOfList = (token: Token | undefined): token is Token =>
  token?.kind === 'word' && (isSure(token) || UNSURE[token.text] !== undefined);

/** "DE/AT/CH": letters beside those of a country are a country's. */
export function spellCountries(tokens: readonly Token[]): Token[] {
  const found = [...tokens];
  for (let at = 0; at < tokens.length; ) {
    let end = at;
    while (isOfList(tokens[end]) && SEPARATORS.has(tokens[end + 1]?.key ?? '') && isOfList(tokens[end + 2]))
      end += 2;
    const run = tokens.slice(at, end + 1);
    const isLabelled = tokens[at - 1]?.key === 'country' && tokens[at - 1]?.closes;
    if (isLabelled || (end > at && run.some((token) => token.kind === 'word' && isSure(token))))
      for (let index = at; index <= end; index += 2) {
        const token = tokens[index];
        const country = UNSURE[token?.text ?? ''];
        if (token && country) found[index] = { ...token, key: country };
      }
    at = end + 1;
  }
  return found;
}
