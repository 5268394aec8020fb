import { IconCheck } from '@tabler/icons-react';
import type { ImportEntity } from '../import-fields.rules.ts';
import classes from './import-sheet.module.css';

const STEPS = ['File', 'Columns', 'Check', 'Import'] as const;
export type Step = (typeof STEPS)[number];

interface ImportStepsProps {
  entity: ImportEntity | undefined;
  /** Undefined while nobody knows. */
  at: Step | undefined;
  /** All of them lie behind. */
  isDone: boolean;
}

export function ImportSteps({ entity, at, isDone }: ImportStepsProps) {
  const steps: readonly Step[] = entity === 'meetings' ? STEPS.filter((step) => step !== 'Columns') : STEPS;
  const current = at ? steps.indexOf(at) : -1;
  return (
    <ol className={classes.steps} aria-label="Steps">
      {steps.map((name, index) => {
        const done = isDone || index < current;
        const on = !done && index === current;
        return (
          <li key={name} data-done={done || undefined} aria-current={on ? 'step' : undefined}>
            <i>{done ? <IconCheck size={12} stroke={2} aria-label="Done:" /> : index + 1}</i>
            <span>{name}</span>
          </li>
        );
      })}
    </ol>
  );
}
