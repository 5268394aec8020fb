import { useDisclosure } from '@mantine/hooks';
import { IconEye } from '@tabler/icons-react';
import { useState } from 'react';
import { CompanyLogo } from '#features/companies/web/company-logo.tsx';
import { StatusGlyph } from '#features/pipeline/web/status-glyph.tsx';
import { daysAgo } from '#kernel/dates.ts';
import { isMissing } from '#kernel/missing.ts';
import { TextButton } from '#web/filters/text-button.tsx';
import { InitialsAvatar } from '#web/ui/marks/initials-avatar.tsx';
import type { DiscoveryCompany } from '../../explore.contract.ts';
import { statusName } from '../../search-words.rules.ts';
import { shortDescription, visitStatus } from './card.rules.ts';
import classes from './company-card.module.css';

export const Logo = ({ company }: { company: DiscoveryCompany }) => (
  <CompanyLogo company={company} className={classes.logo} />
);

/** What a company does: the beginning of it, and all of it on demand. */
export function Description({ text, tabIndex }: { text: string | null; tabIndex: number }) {
  const [unfolded, { toggle }] = useDisclosure();
  const short = shortDescription(text);
  return (
    <p className={classes.description}>
      {text === null && <span className={classes.missing}>No description</span>}
      {unfolded ? text : (short ?? text)}
      {short && (
        <>
          {' '}
          <TextButton tabIndex={tabIndex} aria-expanded={unfolded} onClick={toggle}>
            {unfolded ? 'View Less' : 'View More'}
          </TextButton>
        </>
      )}
    </p>
  );
}

interface TpStatusProps {
  status: string | null;
  names: ReadonlyMap<string, string>;
}

/** Where the firm stands with a company. */
export function TpStatus({ status, names }: TpStatusProps) {
  if (!status) return <span className={classes.missing}>No status</span>;
  const name = statusName(status, names);
  return (
    <span className={classes.status} title={name}>
      <StatusGlyph status={status} order={names.keys()} />
      <span>{name}</span>
    </span>
  );
}

const MOST_FACES = 3;

/** Who of the firm looks after a company: one by name, several by their initials. */
export function Owners({ names }: { names: readonly string[] }) {
  const known = names.filter((name) => !isMissing(name));
  if (known.length === 0) return <span className={classes.missing}>No owner</span>;
  return (
    <span className={classes.owners} title={known.join(', ')}>
      <span className={classes.stack}>
        {known.slice(0, MOST_FACES).map((name) => (
          <InitialsAvatar key={name} name={name} />
        ))}
      </span>
      <span className={known.length === 1 ? classes.owner : 'visually-hidden'}>{known.join(', ')}</span>
      {known.length > MOST_FACES && <span className={classes.others}>+{known.length - MOST_FACES}</span>}
    </span>
  );
}

/** Who of the firm has looked, and when last. */
export function Visits({ company, me }: { company: DiscoveryCompany; me: string }) {
  const status = visitStatus(
    company.scopers_who_viewed.map(({ email }) => email),
    me,
  );
  const [now] = useState(() => new Date());
  if (!status) return <span />;
  const last = daysAgo(company.last_viewed, now);
  const words = last ? `${status} · ${last}` : status;
  return (
    <span className={classes.visits} title={words}>
      <IconEye size={14} stroke={1.75} aria-hidden />
      <span>{words}</span>
    </span>
  );
}
