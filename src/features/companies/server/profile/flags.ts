const REGIONAL_A = 0x1_f1_e6;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
/** Names people use that differ from the registry's. */
const OTHER_NAMES: [string, string][] = [
  ['usa', 'US'],
  ['united states of america', 'US'],
  ['uk', 'GB'],
  ['czech republic', 'CZ'],
  ['turkey', 'TR'],
  ['hong kong', 'HK'],
  ['macau', 'MO'],
  ['ivory coast', 'CI'],
  ['burma', 'MM'],
];

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
/** Old and second codes of a region stand for their present one. */
const isPresent = (code: string) => new Intl.Locale(`und-${code}`).region === code;
const codes = new Map([
  ...LETTERS.flatMap((first) =>
    LETTERS.flatMap((second): [string, string][] => {
      const code = first + second;
      const name = names.of(code);
      return name && isPresent(code) ? [[name.toLowerCase(), code]] : [];
    }),
  ),
  ...OTHER_NAMES,
]);

/** The flag of a country as an SVG picture in a data: address; null when the country is none we know. */
export function flagOf(country: string): string | null {
  const code = codes.get(country.trim().toLowerCase());
  if (!code) return null;
  const flag = code
    .split('')
    .map((letter) => String.fromCodePoint(REGIONAL_A + LETTERS.indexOf(letter)))
    .join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 18"><text x="12" y="15" font-size="17" text-anchor="middle">${flag}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
