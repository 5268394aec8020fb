import { Button, Menu } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import { Suspense } from 'react';
import { growthPeriods, periodWords } from '#kernel/numbers.ts';
import { late } from '#web/ui/late.ts';
import type { SortBy } from '../../sort.rules.ts';
import classes from './toolbar.module.css';
import type { Sort } from '../use-explore-address.ts';

const SortItems = late(async () => (await import('./sort-items.tsx')).SortItems);

export const PLAIN_SORTS: readonly { by: SortBy; label: string }[] = [
  { by: 'year_founded', label: 'Year Founded' },
  { by: 'employee_count', label: 'Employee Count' },
  { by: 'current_rank', label: 'Ranking' },
  { by: 'company_size', label: 'Company Size' },
];

export interface SortMenuProps {
  sort: Sort | null;
  onChange: (sort: Sort | null) => void;
  /** Says why there is no other order to choose. */
  fixed?: string | undefined;
}

/** By what companies are ordered, and which way. */
export function SortMenu({ sort, onChange, fixed }: SortMenuProps) {
  const period = growthPeriods.find((one) => `growth_${one}` === sort?.by);
  const chosen = period
    ? `Growth, ${periodWords[period]}`
    : PLAIN_SORTS.find(({ by }) => by === sort?.by)?.label;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          size="md"
          disabled={fixed !== undefined}
          title={fixed}
          leftSection={<IconArrowsSort size={14} stroke={1.75} />}
          rightSection={sort && !fixed && <DirectionArrow direction={sort.direction} />}
        >
          <span className={classes.dim}>Sort by</span>
          {fixed && <span className={classes.value}>Mentions</span>}
          {chosen && !fixed && <span className={classes.value}>{chosen}</span>}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Suspense>
          <SortItems sort={sort} onChange={onChange} />
        </Suspense>
      </Menu.Dropdown>
    </Menu>
  );
}

const words = { asc: 'ascending', desc: 'descending' };

export function DirectionArrow({ direction }: { direction: Sort['direction'] }) {
  const Icon = direction === 'asc' ? IconArrowUp : IconArrowDown;
  return (
    <>
      <Icon size={12} stroke={2} aria-hidden />
      <span className="visually-hidden">, {words[direction]}</span>
    </>
  );
}
