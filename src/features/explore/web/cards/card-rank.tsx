import { IconArrowDown, IconArrowUp, IconMinus } from '@tabler/icons-react';
import type { DiscoveryCompany } from '../../explore.contract.ts';
import { rankMove } from './card.rules.ts';
import classes from './card-rank.module.css';

const arrows = { up: IconArrowUp, down: IconArrowDown, flat: IconMinus };

type Ranks = Pick<DiscoveryCompany, 'current_rank' | 'previous_rank'>;

/** The rank now, the rank before, and how many places lie between. */
export function CardRank({ current_rank: rank, previous_rank: before }: Ranks) {
  const move = rankMove(rank, before);
  return (
    <span className={classes.rank}>
      <b>{rank === null ? '–' : <RankNumber rank={rank} />}</b>
      <span className={classes.before}>
        {before === null ? 'not ranked before' : `was ${before.toLocaleString('en-US')}`}
        {move && <Move {...move} />}
      </span>
    </span>
  );
}

function Move({ way, by }: { way: keyof typeof arrows; by: number }) {
  const Arrow = arrows[way];
  return (
    <span className={classes.move} data-way={way}>
      <Arrow size={12} stroke={2.25} aria-hidden />
      <span className="visually-hidden">{way} </span>
      {by > 0 && by.toLocaleString('en-US')}
    </span>
  );
}

function RankNumber({ rank }: { rank: number }) {
  return (
    <>
      <i>#</i>
      {rank.toLocaleString('en-US')}
    </>
  );
}
