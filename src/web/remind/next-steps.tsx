import { type ReactNode, useMemo } from 'react';
import classes from './next-steps.module.css';
import { nextStepsIn } from './next-steps-in.ts';
import { type RemindAbout, RemindButton } from './remind-button.tsx';

interface NextStepsProps {
  about: RemindAbout;
  /** The notes in which they stand. */
  html: string;
  title?: ReactNode;
}

/** What is to be done according to notes, each one click from a reminder. */
export function NextSteps({ about, html, title }: NextStepsProps) {
  const steps = useMemo(() => nextStepsIn(html), [html]);
  if (steps.length === 0) return null;
  return (
    <div>
      {title}
      <ul className={classes.steps} aria-label="Next steps">
        {steps.map((step) => (
          <li key={step}>
            <span>{step}</span>
            <RemindButton about={about} steps={step} label={`Remind me: ${step.slice(0, 80)}`} />
          </li>
        ))}
      </ul>
    </div>
  );
}
