import { ActionIcon } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { Chip } from '#web/filters/filter-chips.tsx';
import chipClasses from '#web/filters/filter-chips.module.css';
import classes from './told-sentence.module.css';
import type { UnderstoodChip } from './use-free-text.ts';

interface ToldSentenceProps {
  chips: readonly UnderstoodChip[];
  ignored: readonly string[];
}

/** What a sentence said: understood, guessed, left for the descriptions, and ignored. */
export function ToldSentence({ chips, ignored }: ToldSentenceProps) {
  const of = (kind: UnderstoodChip['kind']) => chips.filter((chip) => chip.kind === kind);
  return (
    <div className={classes.told}>
      <Chips title="Understood" chips={of('understood')} />
      <Chips title="Guessed" chips={of('guessed')} />
      <Chips title="Searched in descriptions" chips={of('described')} />
      {ignored.length > 0 && (
        <section>
          <h3>Ignored</h3>
          <ul aria-label="Ignored" className={classes.ignored}>
            {ignored.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Chips({ title, chips }: { title: string; chips: readonly UnderstoodChip[] }) {
  if (chips.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <ul className={chipClasses.chips} aria-label={title}>
        {chips.map((chip) => (
          <li
            key={chip.text}
            title={chip.label}
            className={chip.kind === 'guessed' ? classes.guessed : undefined}
          >
            <Chip
              text={chip.meaning ? `${chip.text} → ${chip.meaning}` : chip.text}
              what={`${chip.label}: ${chip.text}`}
              onRemove={chip.onRemove}
            />
            {chip.onConfirm && (
              <ActionIcon
                size={24}
                aria-label={`Confirm ${chip.label}: ${chip.meaning ?? chip.text}`}
                title="Confirm"
                onClick={chip.onConfirm}
              >
                <IconCheck size={14} stroke={1.75} />
              </ActionIcon>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
