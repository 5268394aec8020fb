import { ActionIcon, Badge, Button, Tooltip } from '@mantine/core';
import { IconArrowLeft, IconEye, IconMapPin, IconTrendingUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { CachedData } from '#features/companies/profile.rules.ts';
import { CompanyLogo } from '#features/companies/web/company-logo.tsx';
import { formatDate } from '#kernel/dates.ts';
import { domainWords, isUnknownDomain } from '#kernel/domains.ts';
import { presentOrNull } from '#kernel/missing.ts';
import { counted } from '#kernel/numbers.ts';
import { ShortcutKey } from '#web/ui/marks/shortcut-key.tsx';
import type { CompanyLink, HeadFacts } from './company-links.ts';
import classes from './slider-head.module.css';

interface IdentityProps {
  facts: HeadFacts;
  tags: CachedData['growth_tags'];
  map: CompanyLink | undefined;
  /** Its surroundings are small and have the name as their heading already. */
  isTitled: boolean;
}

/** Who the company is: logo, name, growth tag, year and address. */
export function Identity({ facts, tags, map, isTitled }: IdentityProps) {
  return (
    <div className={classes.identity}>
      <CompanyLogo company={facts} size={48} />
      <div className={classes.names}>
        <div className={classes.name}>
          <Name facts={facts} isTitled={isTitled} />
          {!isTitled && <GrowthTag tags={tags} />}
        </div>
        <p className={classes.meta}>
          {facts.year_founded !== null && <span>Founded {facts.year_founded}</span>}
          {isUnknownDomain(facts.company_domain) && <span>{domainWords(facts.company_domain)}</span>}
          {!isTitled && <Address facts={facts} map={map} />}
        </p>
      </div>
    </div>
  );
}

function Name({ facts: { company_name }, isTitled }: Pick<IdentityProps, 'facts' | 'isTitled'>) {
  return isTitled ? (
    <b aria-hidden title={company_name}>
      {company_name}
    </b>
  ) : (
    <h2 title={company_name}>{company_name}</h2>
  );
}

/** The same in one line, above something that needs the room, with the way back. */
export function ShortIdentity({
  facts,
  isTitled,
  onBack,
}: Pick<IdentityProps, 'facts' | 'isTitled'> & { onBack: () => void }) {
  return (
    <div className={classes.short}>
      <CompanyLogo company={facts} size={28} />
      <div className={classes.name}>
        <Name facts={facts} isTitled={isTitled} />
      </div>
      <Button
        variant="default"
        size="compact-sm"
        leftSection={<IconArrowLeft size={14} stroke={1.75} />}
        onClick={onBack}
      >
        Back to profile
      </Button>
    </div>
  );
}

/** Where the company sits; leads to a map. */
export function Address({ facts, map }: Pick<IdentityProps, 'facts' | 'map'>) {
  const address = presentOrNull(facts.hq_address);
  if (!address) return null;
  return (
    <MapLink href={map?.href}>
      <IconMapPin size={14} stroke={1.75} aria-hidden />
      <span className={classes.address} title={address}>
        {address}
      </span>
    </MapLink>
  );
}

function MapLink({ href, children }: { href: string | undefined; children: ReactNode }) {
  if (!href) return <span>{children}</span>;
  return (
    <Tooltip label={<LinkHint label="Open map" letter="M" />}>
      <a href={href} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    </Tooltip>
  );
}

/** The tag that was observed last; the others are told by their own screens. */
export function GrowthTag({ tags }: Pick<IdentityProps, 'tags'>) {
  const latest = tags.toSorted((a, b) => b.date_observed.localeCompare(a.date_observed))[0];
  if (!latest) return null;
  const seen = formatDate(latest.date_observed, 'MMM DD, YYYY');
  const label = [presentOrNull(latest.description), seen && `Observed ${seen}`].filter(Boolean).join(' · ');
  return (
    <Tooltip label={label} multiline maw={320}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- its tooltip must be reachable by keyboard */}
      <Badge
        color="green"
        className={classes.tag}
        tabIndex={0}
        leftSection={<IconTrendingUp size={14} stroke={1.75} aria-hidden />}
      >
        {latest.tag}
      </Badge>
    </Tooltip>
  );
}

/** The ways out of the slider, each with the keys that do the same. */
export function HeadLinks({ links }: { links: readonly CompanyLink[] }) {
  return links.map(({ letter, label, icon: Icon, href }) => (
    <Tooltip key={letter} label={<LinkHint label={label} letter={letter} />}>
      <ActionIcon component="a" href={href} target="_blank" rel="noopener noreferrer" aria-label={label}>
        <Icon size={16} stroke={1.75} />
      </ActionIcon>
    </Tooltip>
  ));
}

function LinkHint({ label, letter }: { label: string; letter: string }) {
  return (
    <span className={classes.hint}>
      {label} <ShortcutKey keys={`mod+shift+${letter}`} />
    </span>
  );
}

interface Visits {
  visit_count: number;
  latest_visit: string;
}

/** How often the firm looked at this company; its line is kept free until that is known. */
export function VisitHistory({ visits, isComing }: { visits: Visits | undefined; isComing: boolean }) {
  if (!visits && isComing) return <span key="coming" className={classes.coming} aria-hidden />;
  if (!visits || visits.visit_count === 0) return null;
  const last = formatDate(visits.latest_visit, 'MMM DD, YYYY');
  const words = `Visited ${counted(visits.visit_count, 'time')}, last ${last}`;
  return (
    <span key="visits" className={classes.visits}>
      <IconEye size={14} stroke={1.75} aria-hidden />
      <span title={words}>{words}</span>
    </span>
  );
}
