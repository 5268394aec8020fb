import { Button } from '@mantine/core';
import { IconArrowBackUp, type TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { appTitle } from '../page-meta.ts';
import { OrionMark } from '../shell/orion-mark.tsx';
import { EmptyState, ErrorState, LoadingState } from '../ui/states/result-state.tsx';
import classes from './landing.module.css';

export type LandingState =
  | { kind: 'waiting'; text: string }
  | { kind: 'failed'; title: string; text: string }
  | { kind: 'done'; title: string; text: string; icon: TablerIcon; onUndo?: (() => void) | undefined };

interface LandingProps {
  state: LandingState;
  /** Where to go from here. */
  action: ReactNode;
}

/** The page a mailed link opens, outside the shell: what the link did, the way back, and the way on. */
export function Landing({ state, action }: LandingProps) {
  return (
    <main className={classes.page}>
      <h1 className={classes.brand}>
        <OrionMark size={24} /> {appTitle()}
      </h1>
      <div className={classes.card}>
        {state.kind === 'waiting' && <LoadingState text={state.text} />}
        {state.kind === 'failed' && <ErrorState title={state.title} text={state.text} action={action} />}
        {state.kind === 'done' && (
          <EmptyState
            icon={state.icon}
            title={state.title}
            text={state.text}
            action={
              <>
                {state.onUndo && <UndoButton onUndo={state.onUndo} />}
                {action}
              </>
            }
          />
        )}
      </div>
    </main>
  );
}

const UndoButton = ({ onUndo }: { onUndo: () => void }) => (
  <Button
    variant="default"
    leftSection={<IconArrowBackUp size={14} stroke={1.75} aria-hidden />}
    onClick={onUndo}
  >
    Undo
  </Button>
);
