import { SegmentedControl } from '@mantine/core';
import { IconLayoutList } from '@tabler/icons-react';
import { useState } from 'react';
import { EmptyState } from '#web/ui/states/result-state.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import type { WorkboardType } from '../list.rules.ts';
import { WorkboardMembers } from './workboard-members.tsx';
import { type ChosenWorkboard, WorkboardPicker } from './workboard-picker.tsx';
import classes from './workboards.module.css';

const KINDS: { value: WorkboardType; label: string }[] = [
  { value: 'companies', label: 'Companies' },
  { value: 'categories', label: 'Categories' },
  { value: 'people', label: 'People' },
];

/** Every workboard by what it holds: choose or make one, then put things on it or take them off. */
export function WorkboardsSheet({ onClose }: { onClose: () => void }) {
  const [type, setType] = useState<WorkboardType>('companies');
  const [board, choose] = useState<ChosenWorkboard | null>(null);
  return (
    <Sheet opened width="narrow" title="Workboards" onClose={onClose}>
      <div className={classes.bar}>
        <SegmentedControl
          aria-label="What it holds"
          data={KINDS}
          value={type}
          onChange={(value) => {
            setType(value);
            choose(null);
          }}
        />
        <WorkboardPicker
          key={type}
          type={type}
          value={board}
          onChange={choose}
          placeholder="Choose or create one"
        />
      </div>
      {board ? (
        <WorkboardMembers
          key={board.workboard_id}
          type={type}
          board={board}
          onDeleted={() => choose(null)}
          onChosen={choose}
        />
      ) : (
        <EmptyState
          icon={IconLayoutList}
          title="No workboard is chosen."
          text="Choose one above to see what it holds, or name a new one."
        />
      )}
    </Sheet>
  );
}
