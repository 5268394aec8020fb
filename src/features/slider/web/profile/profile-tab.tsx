import type { OpenCompany } from '../shell/use-company.ts';
import { CountriesSection } from './countries-section.tsx';
import { DepartmentSection } from './department-section.tsx';
import { EmailSection } from './email-section.tsx';
import { FilingSection } from './filing-section.tsx';
import { FundingSection } from './funding-section.tsx';
import { GrowthSection } from './growth-section.tsx';
import { HistoryLine, HistoryTarget } from './history-line.tsx';
import { MarketingSections } from '../marketing/marketing-sections.tsx';
import { MeetingsSection } from './meetings-section.tsx';
import { PeopleSection } from '../people/people-section.tsx';
import { RecordsSections } from './records-sections.tsx';
import { useHistoryJump } from './use-history-jump.ts';
import { useInTurn } from './use-in-turn.ts';
import { isUnknownDomain } from '#kernel/domains.ts';
import { Loaded, Section } from '#web/ui/marks/section.tsx';
import classes from './profile-tab.module.css';

interface ProfileTabProps {
  domain: string;
  company: OpenCompany;
}

/** Funding, e-mails and meetings, then the overview in its written order. */
export function ProfileTab({ domain, company: { cached, noCached, funding } }: ProfileTabProps) {
  const { place, isWanted, show } = useHistoryJump();
  useInTurn(place);
  // Nothing is looked up for a company whose domain is not known.
  const isReachable = !isUnknownDomain(cached.data?.company_domain ?? domain);
  return (
    <div ref={place} className={classes.last}>
      <HistoryLine domain={domain} onShow={show} />
      <div className={classes.duo}>
        <FundingSection query={funding} />
        <EmailSection domain={domain} query={noCached} />
      </div>
      <HistoryTarget part="meetings">
        <MeetingsSection query={noCached} domain={domain} />
      </HistoryTarget>
      <FilingSection domain={domain} />
      {cached.data ? (
        <>
          <GrowthSection company={cached.data} />
          <DepartmentSection departments={cached.data.company_stats.departments} />
          <CountriesSection countries={cached.data.company_stats.countries} />
          <PeopleSection domain={domain} people={cached.data.notable_people} isReachable={isReachable} />
        </>
      ) : (
        <Section title="Overview">
          <Loaded query={cached} what="Company details" lines={8}>
            {() => null}
          </Loaded>
        </Section>
      )}
      {isReachable && <MarketingSections domain={domain} />}
      <RecordsSections domain={domain} wanted={isWanted} />
    </div>
  );
}
