import { IconCheck } from '@tabler/icons-react';
import classes from './import-sheet.module.css';

const STEPS = ['File', 'Columns', 'Check', 'Import'] as const;
export type Step = (typeof STEPS)[number];

interface ImportStepsProps {
  /** Undefined while nobody knows. */
  at: Step | undefined;
  /** All four lie behind. */
  isDone: boolean;
}

export function ImportSteps({ at, isDone }: ImportStepsProps) {
  const current = at ? STEPS.indexOf(at) : -1;
  return (
    <ol className={classes.steps} aria-label="Steps">
      {STEPS.map((name, index) => {
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
