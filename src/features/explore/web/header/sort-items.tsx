import { Menu } from '@mantine/core';
import { growthPeriods, periodWords } from '#kernel/numbers.ts';
import type { SortBy } from '../../sort.rules.ts';
import type { Sort } from '../use-explore-address.ts';
import { DirectionArrow, PLAIN_SORTS, type SortMenuProps } from './sort-menu.tsx';
import classes from './toolbar.module.css';

const GROWTH = growthPeriods.map((period) => ({
  by: `growth_${period}` as const,
  label: periodWords[period],
}));

/** What comes first, upwards and downwards. */
const FIRST: { readonly [K in SortBy]?: readonly [asc: string, desc: string] } = {
  year_founded: ['Oldest first', 'Newest first'],
  employee_count: ['Fewest first', 'Most first'],
  current_rank: ['Best first', 'Worst first'],
  company_size: ['Smallest first', 'Largest first'],
};
const GROWTH_FIRST = ['Slowest first', 'Fastest first'] as const;

/** What the next click on a criterion makes of the order: ascending, descending, then the server's own. */
export function nextSort(sort: Sort | null, by: SortBy): Sort | null {
  if (sort?.by !== by) return { by, direction: 'asc' };
  return sort.direction === 'asc' ? { by, direction: 'desc' } : null;
}

export const directionWords = ({ by, direction }: Sort) =>
  (FIRST[by] ?? GROWTH_FIRST)[direction === 'asc' ? 0 : 1];

/** The criteria; each click on the same goes one step further, and says where it stands. */
export function SortItems({ sort, onChange }: Pick<SortMenuProps, 'sort' | 'onChange'>) {
  const item = ({ by, label }: { by: SortBy; label: string }) => (
    <Menu.Item
      key={by}
      closeMenuOnClick={false}
      rightSection={
        sort?.by === by && (
          <span className={classes.direction}>
            {directionWords(sort)} <DirectionArrow direction={sort.direction} />
          </span>
        )
      }
      data-chosen={sort?.by === by || undefined}
      onClick={() => onChange(nextSort(sort, by))}
    >
      {label}
    </Menu.Item>
  );
  return (
    <>
      <Menu.Sub>
        <Menu.Sub.Target>
          <Menu.Sub.Item>Growth</Menu.Sub.Item>
        </Menu.Sub.Target>
        <Menu.Sub.Dropdown>{GROWTH.map(item)}</Menu.Sub.Dropdown>
      </Menu.Sub>
      {PLAIN_SORTS.map(item)}
    </>
  );
}
