import { drawings } from './flag-drawings.ts';

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

/** A country's flag as an SVG picture in a data: address, or its letters where nobody drew it; null when it is no country. */
export function flagOf(country: string): string | null {
  const code = codes.get(country.trim().toLowerCase());
  if (!code) return null;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 16">${drawings[code] ?? lettersOf(code)}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const lettersOf = (code: string) =>
  `<rect width="24" height="16" fill="#dfe1ea"/><text x="12" y="12" font-family="system-ui, sans-serif" font-size="11" font-weight="600" text-anchor="middle" fill="#3b3f52">${code}</text>`;
