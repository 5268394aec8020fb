import { Fragment, type MouseEvent } from 'react';
import { formatDate } from '#kernel/dates.ts';
import { presentOrNull } from '#kernel/missing.ts';
import { growthPeriods, money } from '#kernel/numbers.ts';
import { GrowthBadge } from '#web/ui/marks/growth-badge.tsx';
import type { DiscoveryCompany } from '../../explore.contract.ts';
import { Description, Logo, Owners, TpStatus, Visits } from './card-facts.tsx';
import { CardLinks } from './card-links.tsx';
import { CardRank } from './card-rank.tsx';
import { identityLine } from './card.rules.ts';
import classes from './company-card.module.css';

export interface CompanyCardProps {
  company: DiscoveryCompany;
  /** The e-mail address of whoever looks. */
  me: string;
  /** What statuses are called. */
  statuses: ReadonlyMap<string, string>;
  /** The one card the Tab key reaches, with all that is on it: from there it leaves the cards, however many there are. */
  active: boolean;
  selected: boolean;
  /** One of several that something is to be done with. */
  picked: boolean;
  onPick: () => void;
  onSelect: () => void;
  /** Whether the card itself has the focus, or something on it. */
  onFocus: (itself: boolean) => void;
  position?: number;
  total?: number;
  /** Leads to how ranks come about. */
  onRanking: () => void;
}

const INTERACTIVE = 'a, button, input, label';

/** Also what a part of the card shows elsewhere in the page, whose clicks come here too. */
export const isInteractive = ({ target, currentTarget }: MouseEvent) =>
  !(target instanceof Element && currentTarget.contains(target)) || target.closest(INTERACTIVE) !== null;
export const isPicking = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => ctrlKey || metaKey || shiftKey;

/** A company at a glance. */
export function CompanyCard({ company, me, statuses, active, selected, picked, ...card }: CompanyCardProps) {
  const tabIndex = active ? 0 : -1;
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
      tabIndex={tabIndex}
      onFocus={({ target, currentTarget }) => card.onFocus(target === currentTarget)}
      data-picked={picked || undefined}
      onClick={(event) => {
        if (!isInteractive(event)) (isPicking(event) ? card.onPick : card.onSelect)();
      }}
    >
      <header className={classes.head}>
        <input
          type="checkbox"
          className={classes.pick}
          tabIndex={tabIndex}
          aria-label={`Select ${company.company_name}`}
          checked={picked}
          onChange={card.onPick}
        />
        <Logo company={company} />
        <div className={classes.identity}>
          <h2 title={company.company_name}>{company.company_name}</h2>
          <p title={identityLine(company)}>{identityLine(company)}</p>
        </div>
        <CardRank
          key={company.company_domain}
          company={company}
          tabIndex={tabIndex}
          onRanking={card.onRanking}
        />
      </header>
      <dl className={classes.growth} aria-label="Headcount growth">
        {growthPeriods.map((period) => (
          <Fragment key={period}>
            <dt>{period}</dt>
            <GrowthBadge as="dd" value={company[`growth_${period}`]} />
          </Fragment>
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
      <Description
        key={company.company_domain}
        text={presentOrNull(company.description)}
        tabIndex={tabIndex}
      />
      <footer className={classes.foot}>
        <div className={classes.row}>
          <TpStatus status={presentOrNull(company.tp_status)} names={statuses} />
          <Owners names={company.tp_owners} />
        </div>
        <div className={classes.row}>
          <Visits company={company} me={me} />
          <CardLinks company={company} tabIndex={tabIndex} />
        </div>
      </footer>
    </article>
  );
}
