import { SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAppConfig } from '#features/portal/web/use-app-config.ts';
import { ask } from '#web/api.ts';
import { PanelSection } from '#web/filters/panel-section.tsx';
import { SidePanel } from '#web/filters/side-panel.tsx';
import { pipelineContract } from '../pipeline.contract.ts';
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
      <PanelSection
        title="By status"
        tools={
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
        }
      >
        <StatusCounts
          read={whose === 'all' ? all : mine}
          owner={whose === 'mine' ? config?.user.email_address : undefined}
        />
      </PanelSection>
      <PanelSection title="By owner">
        <OwnerCounts read={owners} statuses={statuses} />
      </PanelSection>
      <PanelSection title="Universe">
        <Universe read={universe} />
      </PanelSection>
    </SidePanel>
  );
}
