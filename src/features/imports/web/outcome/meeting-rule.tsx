import { SegmentedControl } from '@mantine/core';
import { grouped } from '#kernel/numbers.ts';
import type { ExistingRule } from '../../import-record.contract.ts';
import classes from '../step.module.css';

const RULES: { value: ExistingRule; label: string }[] = [
  { value: 'fill', label: 'Keep what is in Orion' },
  { value: 'replace', label: 'Use the file for all' },
];

interface MeetingRuleProps {
  differ: number;
  existing: ExistingRule;
  onExisting: (rule: ExistingRule) => void;
}

/** Meetings the file tells otherwise: taken whole, or not at all. What is in them is not shown here. */
export function MeetingRule({ differ, existing, onExisting }: MeetingRuleProps) {
  return (
    <section aria-label="Different values">
      <header className={classes.section}>
        <h3>
          Different values <span>{grouped(differ)}</span>
        </h3>
        <p>These meetings are already in Orion with different details.</p>
        <SegmentedControl
          className={classes.choice}
          aria-label="When values differ"
          data={RULES}
          value={existing}
          onChange={onExisting}
        />
      </header>
    </section>
  );
}
