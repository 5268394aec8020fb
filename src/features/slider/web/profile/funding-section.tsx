import type { profileContract } from '#features/companies/profile.contract.ts';
import { formatDate } from '#kernel/dates.ts';
import type { Reply } from '#kernel/endpoint.ts';
import { money, numberOf } from '#kernel/numbers.ts';
import { hasFunding, noticeOf } from '../../presence.rules.ts';
import type { OpenCompany } from '../shell/use-company.ts';
import { Fact, Facts } from './facts.tsx';
import classes from './funding-section.module.css';
import { Loaded, Nothing, Section } from '#web/ui/marks/section.tsx';

type Funding = Reply<typeof profileContract.funding>['data'];

const MILLION = 1e6;

/** What the company raised: the sum, the last date, the rounds. */
export function FundingSection({ query }: { query: OpenCompany['funding'] }) {
  return (
    <Section title="Funding">
      <Loaded query={query} what="Funding" lines={4}>
        {(answer) =>
          answer && hasFunding(answer.data) ? (
            <Summary {...answer.data} />
          ) : (
            <Nothing>{noticeOf('funding')}</Nothing>
          )
        }
      </Loaded>
    </Section>
  );
}

function Summary({ total_funding_usd, last_funding_on, rounds }: Funding) {
  const millions = numberOf(total_funding_usd);
  return (
    <>
      <Facts columns={2}>
        <Fact label="Total funding" value={money(millions === null ? null : millions * MILLION)} isBig />
        <Fact label="Last funding" value={formatDate(last_funding_on, 'MMM DD, YYYY')} />
      </Facts>
      {rounds.length > 0 && (
        <ul className={classes.rounds} aria-label="Rounds">
          {rounds.map((round) => (
            <li key={`${round.round} ${round.announced_on}`} title={round.investors.join(', ') || undefined}>
              <b>{money(round.amount_usd) ?? '–'}</b>
              <span>{round.round}</span>
              <time dateTime={round.announced_on}>{formatDate(round.announced_on, 'MMM YYYY')}</time>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
