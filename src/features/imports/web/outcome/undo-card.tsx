import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useState } from 'react';
import { countedOf } from '../import-words.ts';
import classes from './result.module.css';
import type { StepProps } from '../step-props.ts';

// What a second click or a held key would hit must be the harmless answer.
const focusOnce = (button: HTMLButtonElement | null) => button?.focus();

/** Takes an import back, after a second question in the same place. */
export function UndoCard({ record, actions }: Pick<StepProps, 'record' | 'actions'>) {
  const [isAsking, setAsking] = useState(false);
  const { entity, failure, may_undo } = record;
  const { removes = 0, restores = 0 } = record.undo ?? {};
  const does = [
    removes > 0 && `removes the ${countedOf(entity, removes)} it created`,
    restores > 0 && `puts back the values of ${countedOf(entity, restores)}`,
  ].filter((part) => part !== false);
  const text = does.length > 0 ? does.join(' and ') : 'changes nothing, because the file changed nothing';

  return (
    <section className={classes.undo} aria-label="Undo import">
      <IconArrowBackUp size={14} stroke={1.75} aria-hidden />
      <div>
        {isAsking && <b>Undo this import?</b>}
        <p>
          {may_undo
            ? `Undoing ${text}. Anything changed since then is kept.`
            : 'Only the person who imported this file, or an administrator, can undo it.'}
        </p>
        {failure && (
          <p role="alert" className={classes.failure}>
            {failure}
          </p>
        )}
      </div>
      {may_undo && isAsking && (
        <div className={classes.answers}>
          <Button
            color="red.7"
            variant="filled"
            loading={actions.isPending}
            onClick={() => void actions.undo()}
          >
            Undo
          </Button>
          <Button ref={focusOnce} onClick={() => setAsking(false)}>
            Keep it
          </Button>
        </div>
      )}
      {may_undo && !isAsking && <Button onClick={() => setAsking(true)}>Undo import</Button>}
    </section>
  );
}
