import { ActionIcon, Tabs, Tooltip } from '@mantine/core';
import { IconInfoCircle, IconLayoutNavbar } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type PropsWithChildren, useEffect } from 'react';
import { knowledgeContract } from '#features/knowledge/knowledge.contract.ts';
import { ask, messageOf } from '#web/api.ts';
import { useShortcuts } from '#web/shell/shortcuts.ts';
import { showToast } from '#web/ui/overlays/toast.ts';
import classes from './slider-head.module.css';

export type CompanyTab = 'company_profile' | 'quips' | 'mentions';

interface SliderTabsProps extends PropsWithChildren {
  domain: string;
  tab: CompanyTab;
  onTab: (tab: CompanyTab) => void;
  /** What the profile lacks. */
  notice: string | null;
}

/** What of the company is shown; a tab with nothing behind it says so and cannot be opened. */
export function SliderTabs({ domain, tab, onTab, notice, children }: SliderTabsProps) {
  const input = { query: { company_domain: domain } };
  const quips = useQuery(ask(knowledgeContract.quips, input));
  const mentions = useQuery(ask(knowledgeContract.mentions, input));
  useEffect(() => {
    if (quips.error) showToast({ message: messageOf(quips.error), look: 'failure' });
  }, [quips.error]);
  const open = (keys: string, to: CompanyTab, label: string) => ({
    keys,
    label: `Open ${label}`,
    section: 'Company',
    icon: IconLayoutNavbar,
    run: () => onTab(to),
  });
  useShortcuts([
    open('1', 'company_profile', 'Company Profile'),
    ...(quips.data?.quips.length ? [open('2', 'quips', 'Quips')] : []),
    ...(mentions.data?.mentions.length ? [open('3', 'mentions', 'Mentions')] : []),
  ]);
  return (
    <div className={classes.tabs}>
      <Tabs value={tab} onChange={(next) => onTab(next as CompanyTab)}>
        <Tabs.List aria-label="Company">
          <Tabs.Tab value="company_profile">Company Profile</Tabs.Tab>
          <CountedTab value="quips" name="Quips" count={quips.data?.quips.length} failed={quips.isError} />
          <CountedTab
            value="mentions"
            name="Mentions"
            count={mentions.data?.mentions.length}
            failed={mentions.isError}
          />
        </Tabs.List>
      </Tabs>
      {children}
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

interface CountedTabProps {
  value: CompanyTab;
  name: string;
  /** Undefined while nobody knows. */
  count: number | undefined;
  /** A failure is told, and mended, behind the tab. */
  failed: boolean;
}

function CountedTab({ value, name, count, failed }: CountedTabProps) {
  return (
    <Tabs.Tab value={value} data-counted={value} disabled={!count && !failed}>
      {count === 0 ? `No ${name}` : `${name} `}
      {count !== undefined && count > 0 && <span className={classes.count}>{count}</span>}
    </Tabs.Tab>
  );
}
