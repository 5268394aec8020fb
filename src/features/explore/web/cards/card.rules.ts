import { safeExternalUrl } from '#kernel/links.ts';
import { rangeWords } from '#kernel/number-ranges.ts';
import { headCount } from '#kernel/numbers.ts';
import type { DiscoveryCompany } from '../../explore.contract.ts';

const SHOWN_CHARACTERS = 250;

/** The first 250 characters and “...”; null where the text is not longer than that. */
export function shortDescription(text: string | null): string | null {
  if (text === null || text.length <= SHOWN_CHARACTERS) return null;
  // Half of a surrogate pair would show as a broken sign.
  const end = /[\ud800-\udbff]/.test(text.charAt(SHOWN_CHARACTERS - 1))
    ? SHOWN_CHARACTERS - 1
    : SHOWN_CHARACTERS;
  return `${text.slice(0, end)}...`;
}

/** Who of the firm has looked at a company, seen by one of them; null when nobody has. */
export function visitStatus(viewers: readonly string[], me: string): string | null {
  if (viewers.length === 0) return null;
  const mine = viewers.filter((email) => email.toLowerCase() === me.toLowerCase()).length;
  if (mine === 0) return 'Visited by Scoper';
  return mine === viewers.length ? 'Visited by Me' : 'Visited by Others & Me';
}

interface Addresses {
  url: string | null;
  company_domain: string;
  linkedin_url: string | null;
}

/** Where the links of a card lead; the second site is left out where the first is on the same host. */
export function linksOf({ url, company_domain, linkedin_url }: Addresses) {
  const site = safeExternalUrl(url);
  const second = safeExternalUrl(company_domain);
  return {
    site,
    second: second && hostOf(second) !== hostOf(site) ? second : null,
    linkedin: safeExternalUrl(linkedin_url),
  };
}

const hostOf = (address: string | null) => address && new URL(address).host.replace(/^www\./, '');

/** How a rank moved: a smaller number is a better rank. */
export function rankMove(current: number | null, previous: number | null) {
  if (current === null || previous === null) return null;
  const by = previous - current;
  if (by === 0) return { way: 'flat', by: 0 } as const;
  return { way: by > 0 ? 'up' : 'down', by: Math.abs(by) } as const;
}

/** When it was founded and how many work there, as far as it is known. */
export function identityLine({
  year_founded,
  employee_count,
  employee_range,
}: Pick<DiscoveryCompany, 'year_founded' | 'employee_count' | 'employee_range'>): string {
  const people = headCount(employee_count) ?? rangeWords(employee_range);
  const parts = [
    year_founded && `Founded ${year_founded}`,
    people && `${people} ${employee_count === 1 ? 'person' : 'people'}`,
  ].filter(Boolean);
  return parts.join(' · ') || 'Founded –';
}
