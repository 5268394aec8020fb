import { IconBrandLinkedin, IconWorld, IconHome, type TablerIcon } from '@tabler/icons-react';
import type { DiscoveryCompany } from '../../explore.contract.ts';
import { linksOf } from './card.rules.ts';
import classes from './card-links.module.css';

interface CardLinksProps {
  company: DiscoveryCompany;
  tabIndex: number;
}

/** The sites of a company; each opens in its own tab. */
export function CardLinks({ company, tabIndex }: CardLinksProps) {
  const { site, second, linkedin } = linksOf(company);
  return (
    <span className={classes.links}>
      <CardLink href={site} label="Company site" tabIndex={tabIndex} icon={IconWorld} />
      <CardLink href={second} label={company.company_domain} tabIndex={tabIndex} icon={IconHome} />
      <CardLink href={linkedin} label="LinkedIn" tabIndex={tabIndex} icon={IconBrandLinkedin} />
    </span>
  );
}

interface CardLinkProps {
  href: string | null;
  label: string;
  tabIndex: number;
  icon: TablerIcon;
}

function CardLink({ href, label, tabIndex, icon: Icon }: CardLinkProps) {
  if (!href) return null;
  return (
    <a
      className={classes.link}
      tabIndex={tabIndex}
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
