import { IconBrandLinkedin, IconLink, IconWorld, type TablerIcon } from '@tabler/icons-react';
import type { DiscoveryCompany } from '../../explore.contract.ts';
import { linksOf } from './card.rules.ts';
import classes from './card-links.module.css';

/** The sites of a company; each opens in its own tab. */
export function CardLinks({ company }: { company: DiscoveryCompany }) {
  const { site, second, linkedin } = linksOf(company);
  return (
    <span className={classes.links}>
      <CardLink href={site} label="Company site" icon={IconLink} />
      <CardLink href={second} label={company.company_domain} icon={IconWorld} />
      <CardLink href={linkedin} label="LinkedIn" icon={IconBrandLinkedin} />
    </span>
  );
}

function CardLink({ href, label, icon: Icon }: { href: string | null; label: string; icon: TablerIcon }) {
  if (!href) return null;
  return (
    <a
      className={classes.link}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={label}
      data-label={label}
    >
      <Icon size={14} stroke={1.75} />
    </a>
  );
}
