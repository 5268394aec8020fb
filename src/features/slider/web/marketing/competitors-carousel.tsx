import { Badge } from '@mantine/core';
import type { Competitor } from '#features/companies/profile.rules.ts';
import { CompanyLogo } from '#features/companies/web/company-logo.tsx';
import { safeExternalUrl } from '#kernel/links.ts';
import { presentOrNull } from '#kernel/missing.ts';
import { growthPeriods, headCount } from '#kernel/numbers.ts';
import { Carousel } from '#web/ui/scrolling/carousel.tsx';
import { GrowthBadge } from '#web/ui/marks/growth-badge.tsx';
import classes from './marketing.module.css';

const PER_SLIDE = 2;

/** Companies that are found by the same searches, two at a time. */
export function CompetitorsCarousel({ competitors }: { competitors: readonly Competitor[] }) {
  return (
    <Carousel
      title={
        <>
          SEO and PPC Companies <span className={classes.count}>({competitors.length})</span>
        </>
      }
      label="SEO and PPC Companies"
      items={competitors}
      keyOf={({ type, domain }) => `${type} ${domain}`}
      renderItem={(competitor) => <CompetitorCard competitor={competitor} />}
      perPage={PER_SLIDE}
    />
  );
}

/** Leads to the competitor's website. */
function CompetitorCard({ competitor }: { competitor: Competitor }) {
  const href = safeExternalUrl(competitor.domain);
  const card = <CardContent competitor={competitor} />;
  if (!href) return <div className={classes.competitor}>{card}</div>;
  return (
    <a className={classes.competitor} href={href} target="_blank" rel="noopener noreferrer">
      {card}
    </a>
  );
}

function CardContent({ competitor }: { competitor: Competitor }) {
  const { name, city, state_code, employee_count, type } = competitor;
  const place = [city, state_code].flatMap((part) => presentOrNull(part) ?? []).join(', ');
  const people = headCount(employee_count);
  return (
    <>
      <span className={classes.top}>
        <CompanyLogo company={companyOf(competitor)} size={28} />
        <span className={classes.names}>
          <b>{name}</b>
          <small>
            {[place, people && `${people} ${employee_count === 1 ? 'employee' : 'employees'}`]
              .filter(Boolean)
              .join(' · ')}
          </small>
        </span>
        <Badge variant="outline" className={classes.type}>
          {type}
        </Badge>
      </span>
      <span className={classes.growth}>
        {growthPeriods.map((period) => (
          <span key={period}>
            <small>{period}</small>
            <GrowthBadge value={competitor[`growth_${period}`]} />
          </span>
        ))}
      </span>
    </>
  );
}

const companyOf = ({ logo_url, name, domain }: Competitor) => ({
  company_logo: logo_url,
  company_name: name,
  company_domain: domain,
});
