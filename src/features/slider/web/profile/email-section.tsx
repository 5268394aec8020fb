import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { profileContract } from '#features/companies/profile.contract.ts';
import type { NoCachedData } from '#features/companies/profile.rules.ts';
import { formatDate } from '#kernel/dates.ts';
import { presentOrNull } from '#kernel/missing.ts';
import { grouped } from '#kernel/numbers.ts';
import { ask } from '#web/api.ts';
import { hasEmailData, noticeOf } from '../../presence.rules.ts';
import { MonthBars, SeriesLegend } from '../charts/month-bars.tsx';
import type { OpenCompany } from '../shell/use-company.ts';
import { Fact, Facts } from './facts.tsx';
import { Loaded, MoreButton, Nothing, Section } from '#web/ui/marks/section.tsx';
import classes from './email-section.module.css';

const SHOWN_MONTHS = 12;
const DIRECTIONS = ['Us to them', 'Them to us'];

interface EmailSectionProps {
  domain: string;
  query: OpenCompany['noCached'];
}

/** How the firm and the company write to each other. */
export function EmailSection({ domain, query }: EmailSectionProps) {
  const [opened, { toggle }] = useDisclosure();
  const metadata = query.data?.email_metadata;
  const isKnown = hasEmailData(metadata);
  return (
    <Section
      title="Email interactions"
      tools={
        isKnown && (
          <MoreButton unfolded={opened} onClick={toggle}>
            {opened ? 'Hide history' : 'View history'}
          </MoreButton>
        )
      }
    >
      <Loaded query={query} what="Email interactions" lines={4}>
        {() =>
          metadata && isKnown ? (
            <Summary metadata={metadata} withMonths={!opened} />
          ) : (
            <Nothing>{noticeOf('email')}</Nothing>
          )
        }
      </Loaded>
      {opened && <History domain={domain} />}
    </Section>
  );
}

interface SummaryProps {
  metadata: NoCachedData['email_metadata'];
  /** Left out where the whole history stands below. */
  withMonths: boolean;
}

function Summary({ metadata, withMonths }: SummaryProps) {
  const months = monthsOf(metadata.monthly_email_interactions);
  const day = (value: string | null) => formatDate(value, 'MMM DD, YYYY');
  return (
    <>
      <Facts columns={3}>
        <Fact label="First Email" value={day(metadata.first_email_sent)} />
        <Fact label="Last Email" value={day(metadata.last_email_sent)} />
        <Fact label="Emails us to them" value={countOf(metadata.interactions_us_to_them)} />
        <Fact label="Threads" value={countOf(metadata.unique_threads)} />
        <Fact label="Top sender" value={presentOrNull(metadata.top_company_sender)} isWide />
      </Facts>
      {withMonths && months.length > 0 && (
        <div className={classes.months}>
          <p aria-hidden>Monthly interactions, in emails</p>
          <MonthBars label="Monthly interactions" unit="email" months={months} />
        </div>
      )}
    </>
  );
}

function History({ domain }: { domain: string }) {
  const query = useQuery(ask(profileContract.emailHistory, { query: { domain } }));
  return (
    <div className={classes.months}>
      <Loaded query={query} what="The email history">
        {(answer) =>
          answer && answer.results.length > 0 ? (
            <>
              <p aria-hidden>Emails by month</p>
              <SeriesLegend series={DIRECTIONS} />
              <MonthBars
                tall
                label="Emails by month"
                unit="email"
                series={DIRECTIONS}
                months={answer.results.map(({ month, us_to_them, them_to_us }) => ({
                  month,
                  counts: [us_to_them, them_to_us],
                }))}
              />
            </>
          ) : (
            <Nothing>{noticeOf('email')}</Nothing>
          )
        }
      </Loaded>
    </div>
  );
}

const countOf = (value: number | null) => (value ? grouped(value) : null);

/** The last twelve months that are told of, the oldest first. */
function monthsOf(byMonth: Record<string, number> | null) {
  return Object.entries(byMonth ?? {})
    .toSorted(([one], [other]) => one.localeCompare(other))
    .slice(-SHOWN_MONTHS)
    .map(([month, count]) => ({ month: `${month.slice(0, 7)}-01`, counts: [count] }));
}
