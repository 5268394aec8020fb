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

/**
 * A country's mark as an SVG picture in a data: address: its letters, for flags of emoji are boxes on many machines.
 * Null when the country is none we know.
 */
export function flagOf(country: string): string | null {
  const code = codes.get(country.trim().toLowerCase());
  if (!code) return null;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 18"><rect width="24" height="18" rx="3" fill="#dfe1ea"/><text x="12" y="13" font-family="system-ui, sans-serif" font-size="11" font-weight="600" text-anchor="middle" fill="#3b3f52">${code}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
