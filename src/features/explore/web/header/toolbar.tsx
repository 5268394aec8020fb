import { Button, Switch } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { SortMenu } from './sort-menu.tsx';
import classes from './toolbar.module.css';
import { countSelected, type ExploreAddress } from '../use-explore-address.ts';

interface ToolbarProps {
  address: ExploreAddress;
  filtersOpen: boolean;
  onFilters: () => void;
  /** What stands at the left end. */
  children?: ReactNode;
}

/** What is used all the time: SaaS only, the order, and the way to all filters. */
export function Toolbar({ address, filtersOpen, onFilters, children }: ToolbarProps) {
  const count = countSelected(address.shown);
  return (
    <div className={classes.toolbar}>
      {children}
      <Switch
        className={classes.saas}
        label="Filter by Saas"
        checked={address.shown.is_saas === true}
        onChange={({ currentTarget }) => address.change({ is_saas: currentTarget.checked || undefined })}
      />
      <SortMenu
        sort={address.sort}
        onChange={address.sortBy}
        fixed={address.shown.newsletter_mentions && 'Companies mentioned most come first'}
      />
      <Button
        size="md"
        aria-expanded={filtersOpen}
        className={classes.filters}
        leftSection={<IconAdjustmentsHorizontal size={14} stroke={1.75} />}
        rightSection={count > 0 && <span className={classes.badge}>{count}</span>}
        onClick={onFilters}
      >
        Filters
      </Button>
    </div>
  );
}
