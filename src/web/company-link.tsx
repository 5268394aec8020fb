import { useLocation } from '@tanstack/react-router';
import type { AnchorHTMLAttributes } from 'react';
import { stringifySearch } from './search-codec.ts';
import { PathLink } from './shell/path-link.tsx';

/** What the address opens above a screen; it closes where something else is opened. */
const SHEETS = new Set([
  'add',
  'alerts',
  'conditions',
  'edit',
  'favorites',
  'import',
  'import_step',
  'met',
  'note',
  'remind',
  'sources',
  'steps',
  'who',
  'workboards',
]);

/** Where a company stands open: beside the search one is in, else beside Explore as it begins. */
export function companyHref(here: { pathname: string; search: object }, company: string): string {
  const values = here.pathname === '/explore' ? Object.entries(here.search) : [];
  const search = Object.fromEntries(values.filter(([name]) => !SHEETS.has(name)));
  return `/explore${stringifySearch({ ...search, company })}`;
}

interface CompanyLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  domain: string;
}

/** Opens a company. */
export function CompanyLink({ domain, ...others }: CompanyLinkProps) {
  const href = useLocation({ select: (here) => companyHref(here, domain) });
  return <PathLink {...others} href={href} />;
}
