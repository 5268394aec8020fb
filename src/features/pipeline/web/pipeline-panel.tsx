import { SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAppConfig } from '#features/portal/web/use-app-config.ts';
import { ask } from '#web/api.ts';
import { SidePanel } from '#web/filters/side-panel.tsx';
import { pipelineContract } from '../pipeline.contract.ts';
import classes from './pipeline-panel.module.css';
import { OwnerCounts, StatusCounts, Universe } from './pipeline-counts.tsx';

/** How many companies stand where, of the firm or of one’s own, and who looks after how many. */
export function PipelinePanel({ onClose }: { onClose: () => void }) {
  const [whose, setWhose] = useState<'all' | 'mine'>('all');
  const { data: config } = useAppConfig();
  const all = useQuery(ask(pipelineContract.universePipeline, {}));
  const mine = useQuery({
    ...ask(pipelineContract.countStatuses, { query: {} }),
    enabled: whose === 'mine',
  });
  const owners = useQuery(ask(pipelineContract.managed, { query: {} }));
  const universe = useQuery(ask(pipelineContract.universe, {}));
  const statuses = all.data?.results ?? [];

  return (
    <SidePanel
      wide
      title="Pipeline"
      closeLabel="Close pipeline"
      onClose={onClose}
      foot="Choose a status or an owner to see the companies."
    >
      <section className={classes.section}>
        <div className={classes.head}>
          <h3>By status</h3>
          <SegmentedControl
            size="xs"
            aria-label="Whose companies"
            value={whose}
            onChange={(value) => setWhose(value)}
            data={[
              { value: 'all', label: 'All companies' },
              { value: 'mine', label: 'My companies' },
            ]}
          />
        </div>
        <StatusCounts
          read={whose === 'all' ? all : mine}
          owner={whose === 'mine' ? config?.user.email_address : undefined}
        />
      </section>
      <section className={classes.section}>
        <h3>By owner</h3>
        <OwnerCounts read={owners} statuses={statuses} />
      </section>
      <section className={classes.section}>
        <h3>Universe</h3>
        <Universe read={universe} />
      </section>
    </SidePanel>
  );
}
