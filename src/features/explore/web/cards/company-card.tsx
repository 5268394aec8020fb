import { UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { daysAgo, formatDate } from '#kernel/dates.ts';
import { isMissing, presentOrNull } from '#kernel/missing.ts';
import { growthPeriods, headCount, money } from '#kernel/numbers.ts';
import { GrowthBadge } from '#web/ui/growth-badge.tsx';
import { InitialsAvatar } from '#web/ui/initials-avatar.tsx';
import type { DiscoveryCompany } from '../../explore.contract.ts';
import { shortDescription, statusWords, visitStatus } from './card.rules.ts';
import { CardLinks } from './card-links.tsx';
import classes from './company-card.module.css';

interface CompanyCardProps {
  company: DiscoveryCompany;
  /** The e-mail address of whoever looks. */
  me: string;
  /** The one card the Tab key reaches. */
  active: boolean;
  selected: boolean;
  onSelect: () => void;
  onFocus: () => void;
  position?: number;
  total?: number;
  rank: ReactNode;
}

const INTERACTIVE = 'a, button';

/** A company at a glance. */
export function CompanyCard({ company, me, active, selected, rank, ...card }: CompanyCardProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- articles of a feed take the focus; the grid handles their keys
    <article
      className={classes.card}
      aria-label={company.company_name}
      aria-current={selected || undefined}
      aria-posinset={card.position}
      aria-setsize={card.total}
      data-domain={company.company_domain}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
      tabIndex={active ? 0 : -1}
      onFocus={card.onFocus}
      onClick={({ target }) => {
        if (!(target instanceof Element && target.closest(INTERACTIVE))) card.onSelect();
      }}
    >
      <header className={classes.head}>
        <Logo company={company} />
        <div className={classes.identity}>
          <h2>{company.company_name}</h2>
          <p>{identityLine(company)}</p>
        </div>
        {rank}
      </header>
      <dl className={classes.growth} aria-label="Headcount growth">
        {growthPeriods.map((period) => (
          <div key={period}>
            <dt>{period}</dt>
            <dd>
              <GrowthBadge value={company[`growth_${period}`]} />
            </dd>
          </div>
        ))}
      </dl>
      <div className={classes.funding}>
        <span>
          Total funding <b>{money(company.total_funding_usd) ?? '–'}</b>
        </span>
        <span>
          Last funding <b>{formatDate(company.last_funding_on, 'MMM DD, YYYY') ?? '–'}</b>
        </span>
      </div>
      <Description text={presentOrNull(company.description)} />
      <footer className={classes.foot}>
        <div className={classes.row}>
          <TpStatus status={presentOrNull(company.tp_status)} />
          <Owners names={company.tp_owners} />
        </div>
        <div className={classes.row}>
          <Visits company={company} me={me} />
          <CardLinks company={company} />
        </div>
      </footer>
    </article>
  );
}

function identityLine({ year_founded, employee_count }: DiscoveryCompany): string {
  const people = headCount(employee_count);
  const parts = [
    year_founded && `Founded ${year_founded}`,
    people && `${people} ${employee_count === 1 ? 'person' : 'people'}`,
  ].filter(Boolean);
  return parts.join(' · ') || 'Founded –';
}

function Logo({ company: { company_logo, company_name, company_domain } }: { company: DiscoveryCompany }) {
  const [broken, setBroken] = useState(false);
  // Pictures come from this house only; what lies elsewhere would tell others what is looked at.
  const isOurs = company_logo?.startsWith('/') && !company_logo.startsWith('//');
  if (isOurs && !broken)
    return <img className={classes.logo} src={company_logo ?? ''} alt="" onError={() => setBroken(true)} />;
  return (
    <span className={classes.logo}>
      <InitialsAvatar name={company_name} seed={company_domain} size={36} />
    </span>
  );
}

function Description({ text }: { text: string | null }) {
  const [unfolded, { toggle }] = useDisclosure();
  const short = shortDescription(text);
  return (
    <p className={classes.description}>
      {text === null && <span className={classes.missing}>No description</span>}
      {unfolded ? text : (short ?? text)}
      {short && (
        <>
          {' '}
          <UnstyledButton className={classes.more} aria-expanded={unfolded} onClick={toggle}>
            {unfolded ? 'View Less' : 'View More'}
          </UnstyledButton>
        </>
      )}
    </p>
  );
}

function TpStatus({ status }: { status: string | null }) {
  if (!status) return <span className={classes.missing}>No status</span>;
  return (
    <span className={classes.status}>
      <span aria-hidden className={classes.mark} />
      {statusWords(status)}
    </span>
  );
}

function Owners({ names }: { names: readonly string[] }) {
  const known = names.filter((name) => !isMissing(name));
  if (known.length === 0) return <span className={classes.missing}>No owner</span>;
  return (
    <span className={classes.owners} title={known.join(', ')}>
      <span className={classes.stack}>
        {known.slice(0, 3).map((name) => (
          <InitialsAvatar key={name} name={name} />
        ))}
      </span>
      <span className={classes.owner}>{known[0]}</span>
      {known.length > 1 && <span className={classes.others}>+{known.length - 1}</span>}
    </span>
  );
}

function Visits({ company, me }: { company: DiscoveryCompany; me: string }) {
  const status = visitStatus(
    company.scopers_who_viewed.map(({ email }) => email),
    me,
  );
  const [now] = useState(() => new Date());
  if (!status) return <span />;
  const last = daysAgo(company.last_viewed, now);
  return <span className={classes.visits}>{last ? `${status} · ${last}` : status}</span>;
}
