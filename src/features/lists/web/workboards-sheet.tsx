import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import type { WorkboardType } from '../list.rules.ts';
import { WorkboardMembers } from './workboard-members.tsx';
import { type ChosenWorkboard, WorkboardPicker } from './workboard-picker.tsx';
import { WorkboardRows } from './workboard-rows.tsx';
import classes from './workboards.module.css';

const KINDS: { value: WorkboardType; label: string }[] = [
  { value: 'companies', label: 'Companies' },
  { value: 'categories', label: 'Categories' },
  { value: 'people', label: 'People' },
];

const TOLD: Record<WorkboardType, string> = {
  companies: 'Company workboards are lists. A company can be on many lists but in only one bucket.',
  categories: 'Category workboards hold the themes you follow.',
  people: 'People workboards hold people you may want to call.',
};

/** Every workboard by what it holds: choose or make one, then put things on it or take them off. */
export function WorkboardsSheet({ onClose }: { onClose: () => void }) {
  const [type, setType] = useState<WorkboardType>('companies');
  const [board, choose] = useState<ChosenWorkboard | null>(null);
  return (
    <Sheet opened width="narrow" title="Workboards" onClose={onClose}>
      <p className={classes.told}>{TOLD[type]}</p>
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
          placeholder="Find or create"
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
        <WorkboardRows type={type} onChoose={choose} />
      )}
    </Sheet>
  );
}
