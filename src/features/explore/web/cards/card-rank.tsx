import { useDisclosure } from '@mantine/hooks';
import { Suspense, useRef } from 'react';
import { grouped } from '#kernel/numbers.ts';
import { late } from '#web/ui/late.ts';
import type { DiscoveryCompany } from '../../explore.contract.ts';
import { rankMove } from './card.rules.ts';
import classes from './card-rank.module.css';

const RankPopover = late(async () => (await import('./rank-popover.tsx')).RankPopover);

interface CardRankProps {
  company: Pick<DiscoveryCompany, 'company_domain' | 'company_name' | 'current_rank' | 'previous_rank'>;
  tabIndex: number;
  onRanking: () => void;
}

/** The rank now, the rank before, how many places lie between, and on demand why. */
export function CardRank({ company, tabIndex, onRanking }: CardRankProps) {
  const { current_rank: rank, previous_rank: before } = company;
  const [opened, { toggle, close }] = useDisclosure();
  const button = useRef<HTMLButtonElement>(null);
  const move = rankMove(rank, before);
  return (
    <span className={classes.place}>
      <button
        type="button"
        ref={button}
        tabIndex={tabIndex}
        className={classes.rank}
        aria-haspopup="dialog"
        aria-expanded={opened}
        aria-label={`${rankWords(rank, before)} Why this rank?`}
        title="Why this rank?"
        onClick={toggle}
      >
        <b>{rank === null ? '–' : <RankNumber rank={rank} />}</b>
        <span className={classes.before}>
          {before === null ? 'not ranked before' : `was ${grouped(before)}`}
          {move && <Move {...move} />}
        </span>
      </button>
      {opened && (
        <Suspense>
          <RankPopover
            company={company}
            onRanking={() => {
              close();
              onRanking();
            }}
            onClose={() => {
              close();
              button.current?.focus({ preventScroll: true });
            }}
          />
        </Suspense>
      )}
    </span>
  );
}

function rankWords(rank: number | null, before: number | null) {
  if (rank === null) return 'Not ranked.';
  const now = `Rank ${grouped(rank)}`;
  return before === null ? `${now}.` : `${now}, previously ${grouped(before)}.`;
}

function Move({ way, by }: { way: 'up' | 'down' | 'flat'; by: number }) {
  return (
    <span className={classes.move} data-way={way}>
      {by > 0 && grouped(by)}
    </span>
  );
}

function RankNumber({ rank }: { rank: number }) {
  return (
    <>
      <i>#</i>
      {grouped(rank)}
    </>
  );
}
