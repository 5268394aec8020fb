import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconAlertTriangle, IconChartBar } from '@tabler/icons-react';
import { ask } from '#web/api.ts';
import { conversationsContract } from '../../conversations.contract.ts';
import { CopyResults } from './copy-results.tsx';
import classes from './panel-buttons.module.css';

export type Panel = 'filters' | 'insight' | 'incomplete';

interface PanelButtonsProps {
  panel: Panel | null;
  onToggle: (panel: Panel) => void;
  gpt: string | null;
}

/** What the head of the screen offers: one's own open work, the figures, and the copy. */
export function PanelButtons({ panel, onToggle, gpt }: PanelButtonsProps) {
  const { data: queue } = useQuery(ask(conversationsContract.incomplete, { query: {} }));
  return (
    <>
      {queue && queue.counts > 0 && (
        <Button
          className={classes.button}
          aria-expanded={panel === 'incomplete'}
          aria-label={`${queue.counts} of your references incomplete`}
          title="Your references with missing details"
          leftSection={<IconAlertTriangle size={14} stroke={1.75} aria-hidden className={classes.warn} />}
          onClick={() => onToggle('incomplete')}
        >
          {queue.counts} <span className={classes.word}>incomplete</span>
        </Button>
      )}
      <Tooltip label="References by creator, project and rating">
        <ActionIcon
          variant="default"
          size={32}
          className={classes.button}
          aria-label="Insights"
          aria-expanded={panel === 'insight'}
          onClick={() => onToggle('insight')}
        >
          <IconChartBar size={16} stroke={1.75} />
        </ActionIcon>
      </Tooltip>
      <CopyResults gpt={gpt} />
    </>
  );
}
