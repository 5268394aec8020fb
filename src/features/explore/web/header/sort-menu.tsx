import { Button, Menu } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import { growthPeriods, periodWords } from '#kernel/numbers.ts';
import type { SortBy } from '../../sort.rules.ts';
import classes from './toolbar.module.css';
import type { Sort } from '../use-explore-address.ts';

const PLAIN: readonly { by: SortBy; label: string }[] = [
  { by: 'year_founded', label: 'Year Founded' },
  { by: 'employee_count', label: 'Employee Count' },
  { by: 'current_rank', label: 'Ranking' },
  { by: 'company_size', label: 'Company Size' },
];
const GROWTH = growthPeriods.map((period) => ({
  by: `growth_${period}` as const,
  label: periodWords[period],
}));

interface SortMenuProps {
  sort: Sort | null;
  onChange: (sort: Sort | null) => void;
  /** Says why there is no other order to choose. */
  fixed?: string | undefined;
}

/** What the next click on a criterion makes of the order: ascending, descending, then the server's own. */
export function nextSort(sort: Sort | null, by: SortBy): Sort | null {
  if (sort?.by !== by) return { by, direction: 'asc' };
  return sort.direction === 'asc' ? { by, direction: 'desc' } : null;
}

/** By what companies are ordered; each click on the same criterion goes one step further. */
export function SortMenu({ sort, onChange, fixed }: SortMenuProps) {
  const growth = GROWTH.find(({ by }) => by === sort?.by);
  const chosen = growth ? `Growth, ${growth.label}` : PLAIN.find(({ by }) => by === sort?.by)?.label;
  const item = ({ by, label }: { by: SortBy; label: string }) => (
    <Menu.Item
      key={by}
      aria-label={sort?.by === by ? `${label}, ${words[sort.direction]}` : label}
      rightSection={sort?.by === by && <Arrow direction={sort.direction} />}
      data-chosen={sort?.by === by || undefined}
      onClick={() => onChange(nextSort(sort, by))}
    >
      {label}
    </Menu.Item>
  );
  return (
    <Menu position="bottom-end" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button
          size="md"
          disabled={fixed !== undefined}
          title={fixed}
          leftSection={<IconArrowsSort size={14} stroke={1.75} />}
          rightSection={sort && !fixed && <Arrow direction={sort.direction} />}
        >
          <span className={classes.dim}>Sort by</span>
          {fixed && <span className={classes.value}>Mentions</span>}
          {chosen && !fixed && <span className={classes.value}>{chosen}</span>}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Sub>
          <Menu.Sub.Target>
            <Menu.Sub.Item>Growth</Menu.Sub.Item>
          </Menu.Sub.Target>
          <Menu.Sub.Dropdown>{GROWTH.map(item)}</Menu.Sub.Dropdown>
        </Menu.Sub>
        {PLAIN.map(item)}
      </Menu.Dropdown>
    </Menu>
  );
}

const words = { asc: 'ascending', desc: 'descending' };

function Arrow({ direction }: { direction: Sort['direction'] }) {
  const Icon = direction === 'asc' ? IconArrowUp : IconArrowDown;
  return (
    <>
      <Icon size={12} stroke={2} aria-hidden />
      <span className="visually-hidden">, {words[direction]}</span>
    </>
  );
}
