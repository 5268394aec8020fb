import { ActionIcon, Tabs, Tooltip } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import classes from './slider-head.module.css';

export type CompanyTab = 'company_profile' | 'quips' | 'mentions';

interface SliderTabsProps {
  domain: string;
  tab: CompanyTab;
  onTab: (tab: CompanyTab) => void;
  /** What the profile lacks. */
  notice: string | null;
}

/** What of the company is shown; a tab with nothing behind it says so and cannot be opened. */
export function SliderTabs({ tab, onTab, notice }: SliderTabsProps) {
  return (
    <div className={classes.tabs}>
      <Tabs value={tab} onChange={(next) => onTab(next as CompanyTab)}>
        <Tabs.List aria-label="Company">
          <Tabs.Tab value="company_profile">Company Profile</Tabs.Tab>
        </Tabs.List>
      </Tabs>
      {notice && (
        <Tooltip label={notice} multiline maw={320} events={{ hover: true, focus: true, touch: true }}>
          <ActionIcon className={classes.notice} aria-label={notice}>
            <IconInfoCircle size={16} stroke={1.75} />
          </ActionIcon>
        </Tooltip>
      )}
    </div>
  );
}
