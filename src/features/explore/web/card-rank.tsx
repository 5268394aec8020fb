import { IconArrowDown, IconArrowUp, IconMinus } from '@tabler/icons-react';
import type { DiscoveryCompany } from '../explore.contract.ts';
import { rankMove } from './card.rules.ts';
import classes from './card-rank.module.css';

const arrows = { up: IconArrowUp, down: IconArrowDown, flat: IconMinus };

type Ranks = Pick<DiscoveryCompany, 'current_rank' | 'previous_rank'>;

/** The rank now, the rank before, and how many places lie between. */
export function CardRank({ current_rank: rank, previous_rank: before }: Ranks) {
  const move = rankMove(rank, before);
  const Arrow = move && arrows[move.way];
  return (
    <span className={classes.rank}>
      <b>{rank === null ? '–' : <RankNumber rank={rank} />}</b>
      <span className={classes.before}>
        {before === null ? 'not ranked before' : `was ${before.toLocaleString('en-US')}`}
        {move && Arrow && (
          <span className={classes.move} data-way={move.way}>
            <Arrow size={12} stroke={2.25} aria-hidden />
            <span className="visually-hidden">{move.way} </span>
            {move.by > 0 && move.by.toLocaleString('en-US')}
          </span>
        )}
      </span>
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
