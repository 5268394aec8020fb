import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatDate } from '#kernel/dates.ts';
import { grouped } from '#kernel/numbers.ts';
import { ask } from '#web/api.ts';
import { TextButton } from '#web/filters/text-button.tsx';
import { ErrorState } from '#web/ui/states/result-state.tsx';
import { type DiscoveryCompany, exploreContract, type RankExplanation } from '../../explore.contract.ts';
import { NOT_RANKED_YET } from '../../ranking-explained.rules.ts';
import { RANKING_FACTORS } from '../../ranking.rules.ts';
import classes from './why-this-rank.module.css';

export interface WhyThisRankProps {
  company: Pick<DiscoveryCompany, 'company_domain' | 'company_name'>;
  /** Leads to how ranks come about. */
  onRanking: () => void;
}

/** The eight contributions that add up to the score of a company, now and at the ranking before. */
export function WhyThisRank({ company, onRanking }: WhyThisRankProps) {
  const asked = ask(exploreContract.rankExplanation, { query: { company_domain: company.company_domain } });
  const { data, isPending, refetch } = useQuery(asked);
  if (isPending) return <Waiting />;
  if (!data)
    return (
      <ErrorState
        title="Couldn’t explain this rank."
        text="Couldn’t reach Orion. Try again."
        action={<Button onClick={() => void refetch()}>Try again</Button>}
      />
    );
  const { current } = data.data;
  return (
    <>
      {current ? <Explained {...data.data} /> : <p className={classes.told}>{NOT_RANKED_YET}</p>}
      <div className={classes.foot}>
        <span>{current ? rankedOn(current.ranked_at) : 'Recalculated nightly'}</span>
        <TextButton onClick={onRanking}>How are companies Ranked?</TextButton>
      </div>
    </>
  );
}

const rankedOn = (at: string | null) =>
  at === null ? 'Recalculated nightly' : `Updated ${formatDate(at, 'MMM DD, YYYY')}. Next update tonight.`;
const formatPoints = (points: number | null) => (points === null ? '–' : points.toFixed(1));

function Explained({ company_name, current, previous, contributions }: RankExplanation) {
  return (
    <>
      <p className={classes.head}>
        <span>
          {company_name} · #{grouped(current?.rank)}
          {previous ? `, previously #${grouped(previous.rank)}` : ', not ranked before'}
        </span>
        <span>
          <b>{formatPoints(current?.score ?? null)}</b> of 100
        </span>
      </p>
      <table className={classes.table}>
        <caption className="visually-hidden">Contributions to the score</caption>
        <thead>
          <tr>
            <th scope="col" colSpan={2}>
              Factor
            </th>
            <th scope="col">Now</th>
            <th scope="col">Before</th>
          </tr>
        </thead>
        <tbody>
          {contributions.map((one) => (
            <tr key={one.key}>
              <th scope="row">
                <b>{shortLabel(one.label)}</b>
                <small>{one.sentence}</small>
              </th>
              <td className={classes.meter} aria-hidden>
                <i style={{ width: `${one.most * 5}%` }}>
                  <i style={{ width: `${(one.points / one.most) * 100}%` }} />
                </i>
              </td>
              <td>
                <b>{formatPoints(one.points)}</b> / {one.most}
              </td>
              <td data-changed={isChanged(one) || undefined}>{formatPoints(one.previous_points)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              <b>Score</b>
            </th>
            <td>
              <b>{formatPoints(current?.score ?? null)}</b> / 100
            </td>
            <td>{formatPoints(previous?.score ?? null)}</td>
          </tr>
        </tfoot>
      </table>
    </>
  );
}

/** The growth factor is called by a whole sentence, which the panel has room for. */
const shortLabel = (label: string) => label.replace(/ over .*/, '');
const isChanged = ({ points, previous_points }: RankExplanation['contributions'][number]) =>
  previous_points !== null && formatPoints(points) !== formatPoints(previous_points);

function Waiting() {
  return (
    <output className={classes.waiting} aria-label="Loading rank details">
      {RANKING_FACTORS.map(({ key }) => (
        <Skeleton key={key} height={28} />
      ))}
    </output>
  );
}
