import {
  IconBrandLinkedin,
  IconMapPin,
  IconMessageStar,
  IconWorld,
  IconHome,
  type TablerIcon,
} from '@tabler/icons-react';
import { safeExternalUrl } from '#kernel/links.ts';
import { presentOrNull } from '#kernel/missing.ts';

/** As much of a company as is known so far. */
export interface HeadFacts {
  company_domain: string;
  company_name: string;
  company_logo: string | null;
  url: string | null;
  linkedin_url: string | null;
  year_founded: number | null;
  description: string | null;
  g2_url?: string | null;
  hq_address?: string | null;
}

/** Somewhere a company leads to: a sign in the header, and a letter to press with Ctrl or Cmd and Shift. */
export interface CompanyLink {
  letter: string;
  label: string;
  icon: TablerIcon;
  href: string;
}

/** Where one can go from a company, in the order of the header; what is missing or no web address is left out. */
export function linksFrom(facts: HeadFacts, mapSearchUrl: string | undefined): CompanyLink[] {
  const links = [
    { letter: 'A', label: 'Company site', icon: IconWorld, href: safeExternalUrl(facts.url) },
    { letter: 'D', label: 'Website', icon: IconHome, href: safeExternalUrl(facts.company_domain) },
    { letter: 'G', label: 'Reviews', icon: IconMessageStar, href: safeExternalUrl(facts.g2_url) },
    { letter: 'L', label: 'LinkedIn', icon: IconBrandLinkedin, href: safeExternalUrl(facts.linkedin_url) },
    { letter: 'M', label: 'Map', icon: IconMapPin, href: mapOf(facts.hq_address, mapSearchUrl) },
  ];
  return links.flatMap(({ href, ...link }) => (href ? [{ ...link, href }] : []));
}

function mapOf(address: string | null | undefined, search: string | undefined): string | null {
  const place = presentOrNull(address);
  return place && search ? safeExternalUrl(`${search}${encodeURIComponent(place)}`) : null;
}
