import { ActionIcon, Tooltip } from '@mantine/core';
import { IconBrandLinkedin, IconBuildingStore, type Icon, IconWorld } from '@tabler/icons-react';
import { useState } from 'react';
import { safeExternalUrl } from '#kernel/links.ts';
import { isMissing } from '#kernel/missing.ts';
import { growthPeriods } from '#kernel/numbers.ts';
import { CompanyLink } from '#web/company-link.tsx';
import { TextButton } from '#web/filters/text-button.tsx';
import { GrowthBadge } from '#web/ui/marks/growth-badge.tsx';
import type { AttendedCompany } from '../../meeting.rules.ts';
import classes from './meeting-sheet.module.css';

const LONG = 150;
const SHORT = 60;
const PERIODS = { '1m': '1 Month', '6m': '6 Months', '1y': '1 Year', '2y': '2 Years' } as const;

/** A company that attended, how it stands with us and how it grows. */
export function CompanyCard({ company }: { company: AttendedCompany }) {
  const growths = growthPeriods.map((period) => [PERIODS[period], company[`growth_${period}`]] as const);
  return (
    <article className={classes.card} aria-label={company.name}>
      <header>
        <span className={classes.who}>
          {company.is_known ? (
            <CompanyLink domain={company.company_domain} title={company.name}>
              {company.name}
            </CompanyLink>
          ) : (
            <b title={company.name}>{company.name}</b>
          )}
        </span>
        <Way icon={IconWorld} label={`Website of ${company.name}`} href={company.website} />
        <Way icon={IconBuildingStore} label={`${company.name} in the CRM`} href={company.affinity_url} />
        <Way icon={IconBrandLinkedin} label={`${company.name} on LinkedIn`} href={company.linkedin_url} />
      </header>
      <dl className={classes.facts}>
        <dt>TP Status</dt>
        <dd>{company.tpStatus ?? <span className={classes.none}>-</span>}</dd>
        <dt>TP Owner</dt>
        <dd>{company.tpOwner ?? <span className={classes.none}>-</span>}</dd>
      </dl>
      {growths.some(([, growth]) => !isMissing(growth)) && (
        <dl className={classes.growth}>
          {growths.map(([label, growth]) => (
            <div key={label}>
              <dt>{label}</dt>
              <GrowthBadge as="dd" value={growth} missing="N/A" />
            </div>
          ))}
        </dl>
      )}
      {company.description && <Description text={company.description} />}
    </article>
  );
}

/** A link of a card, prefixed with https:// where it says nothing; none where there is none. */
function Way({ icon: Sign, label, href }: { icon: Icon; label: string; href: string | null }) {
  if (isMissing(href)) return null;
  const address = safeExternalUrl(/^https?:\/\//i.test(href ?? '') ? href : `https://${href}`);
  if (!address) return null;
  return (
    <Tooltip label={label}>
      <ActionIcon
        component="a"
        href={address}
        target="_blank"
        rel="noopener noreferrer"
        size={24}
        aria-label={label}
      >
        <Sign size={16} stroke={1.75} />
      </ActionIcon>
    </Tooltip>
  );
}

function Description({ text }: { text: string }) {
  const [isWhole, setWhole] = useState(false);
  const isLong = text.length > LONG;
  return (
    <p className={classes.description}>
      {isLong && !isWhole ? `${text.slice(0, SHORT)}…` : text}{' '}
      {isLong && (
        <TextButton aria-expanded={isWhole} onClick={() => setWhole((now) => !now)}>
          {isWhole ? 'View Less' : 'View More'}
        </TextButton>
      )}
    </p>
  );
}
