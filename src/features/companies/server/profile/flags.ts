import * as drawings from 'country-flag-icons/string/3x2';

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

const names = new Intl.DisplayNames('en', { type: 'region' });
const svgs = new Map(Object.entries(drawings).filter(([code]) => /^[A-Z]{2}$/.test(code)));
const codes = new Map([
  ...[...svgs.keys()].map((code) => [names.of(code)?.toLowerCase(), code] as const),
  ...OTHER_NAMES,
]);

/** A country's flag as an SVG picture in a data: address; null when it is no country. */
export function flagOf(country: string): string | null {
  const svg = svgs.get(codes.get(country.trim().toLowerCase()) ?? '');
  return svg === undefined ? null : `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
