import { CompanyLogo } from '#features/companies/web/company-logo.tsx';
import { StatusGlyph } from '#features/pipeline/web/status-glyph.tsx';
import { isMissing, presentOrNull } from '#kernel/missing.ts';
import { grouped } from '#kernel/numbers.ts';
import { GrowthBadge } from '#web/ui/marks/growth-badge.tsx';
import { InitialsAvatar } from '#web/ui/marks/initials-avatar.tsx';
import { statusName } from '../../search-words.rules.ts';
import { identityLine } from './card.rules.ts';
import { type CompanyCardProps, isPicking, isInteractive } from './company-card.tsx';
import classes from './compact-row.module.css';

/** A company in one line, where another stands open beside it. */
export function CompactRow({ company, statuses, active, selected, picked, ...card }: CompanyCardProps) {
  const tabIndex = active ? 0 : -1;
  const status = presentOrNull(company.tp_status);
  const name = status ? statusName(status, statuses) : 'No status';
  const [owner, ...others] = company.tp_owners.filter((one) => !isMissing(one));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- articles of a feed take the focus; the grid handles their keys
    <article
      className={classes.row}
      aria-label={company.company_name}
      aria-current={selected || undefined}
      aria-posinset={card.position}
      aria-setsize={card.total}
      data-domain={company.company_domain}
      data-picked={picked || undefined}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
      tabIndex={tabIndex}
      onFocus={({ target, currentTarget }) => card.onFocus(target === currentTarget)}
      onClick={(event) => {
        if (!isInteractive(event)) (isPicking(event) ? card.onPick : card.onSelect)();
      }}
    >
      <span className={classes.rank}>{grouped(company.current_rank) ?? '–'}</span>
      <span className={classes.mark}>
        <input
          type="checkbox"
          className={classes.pick}
          tabIndex={tabIndex}
          aria-label={`Select ${company.company_name}`}
          checked={picked}
          onChange={card.onPick}
        />
        <CompanyLogo company={company} size={28} className={classes.logo} />
      </span>
      <span className={classes.identity}>
        <b title={company.company_name}>{company.company_name}</b>
        <small title={identityLine(company)}>{identityLine(company)}</small>
      </span>
      <span className={classes.growth} title="Headcount growth over 1 year">
        <GrowthBadge value={company.growth_1y} />
      </span>
      <span className={classes.status} title={name}>
        <StatusGlyph status={status} order={statuses.keys()} />
        <span className="visually-hidden">{name}</span>
      </span>
      <span className={classes.owner} title={[owner, ...others].filter(Boolean).join(', ') || 'No owner'}>
        {owner ? <InitialsAvatar alone name={owner} /> : <i aria-hidden />}
      </span>
    </article>
  );
}
