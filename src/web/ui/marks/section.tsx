import { Button, UnstyledButton } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { type PropsWithChildren, type ReactNode, useId } from 'react';
import { whyNotLoaded } from '#web/failure-words.ts';
import { useFailure } from '#web/use-failure.ts';
import { ErrorState } from '../states/result-state.tsx';
import { BlockSkeleton } from '../states/skeletons.tsx';
import classes from './section.module.css';

interface SectionProps extends PropsWithChildren {
  title: ReactNode;
  /** Beside the title, in grey. */
  aside?: ReactNode;
  /** At the right end of the title's row. */
  tools?: ReactNode;
  /** One sentence under the title. */
  hint?: string;
  /** 2 where nothing but the screen's heading stands above. */
  level?: 2 | 3;
}

/** One part of the profile under its heading. */
export function Section({ title, aside, tools, hint, level = 3, children }: SectionProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section className={classes.section} aria-labelledby={id}>
      <header className={classes.head}>
        <Heading id={id}>{title}</Heading>
        {aside && <span className={classes.aside}>{aside}</span>}
        {tools && <div className={classes.tools}>{tools}</div>}
      </header>
      {hint && <p className={classes.hint}>{hint}</p>}
      {children}
    </section>
  );
}

interface Loading<T> {
  data: T | undefined;
  isFetching: boolean;
  error: unknown;
  errorUpdateCount: number;
  refetch: () => unknown;
}

interface LoadedProps<T> {
  query: Loading<T>;
  /** What is waited for, as in “Couldn’t load funding.” */
  what: string;
  /** How many lines stand in its place meanwhile. */
  lines?: number;
  /** What stands there meanwhile where lines would not have the right shape. */
  waiting?: ReactNode;
  /** It is all that its screen shows, and fails in the middle of it. */
  isScreen?: boolean;
  children: (data: T) => ReactNode;
}

/** A part with a call of its own: waits, fails and is tried again without the others noticing. */
export function Loaded<T>({ query, what, lines = 3, waiting, isScreen, children }: LoadedProps<T>) {
  const { isFailed, isRetrying, error } = useFailure(query);
  if (query.data !== undefined) return children(query.data);
  const failed = `Couldn’t load ${lowered(what)}.`;
  const retry = () => void query.refetch();
  if (isFailed)
    return isScreen ? (
      <ErrorState
        title={failed}
        text={whyNotLoaded(error)}
        action={
          <Button onClick={retry} loading={isRetrying}>
            Try again
          </Button>
        }
      />
    ) : (
      <Failed text={failed} onRetry={retry} isRetrying={isRetrying} />
    );
  return waiting ?? <BlockSkeleton label={`Loading ${lowered(what)}`} count={lines} />;
}

const lowered = (what: string) => `${what.charAt(0).toLowerCase()}${what.slice(1)}`;

interface FailedProps {
  text: string;
  onRetry: () => void;
  isRetrying?: boolean;
}

/** What went wrong in a part, in one line, and the way to try again. */
export function Failed({ text, onRetry, isRetrying = false }: FailedProps) {
  return (
    <div role="alert" className={classes.failed}>
      <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
      <span>{text}</span>
      <Button size="xs" onClick={onRetry} loading={isRetrying}>
        Try again
      </Button>
    </div>
  );
}

export function Nothing({ children }: PropsWithChildren) {
  return <p className={classes.nothing}>{children}</p>;
}

interface MoreButtonProps extends PropsWithChildren {
  unfolded: boolean;
  onClick: () => void;
}

/** Unfolds the rest of a part, and folds it again. */
export function MoreButton({ unfolded, onClick, children }: MoreButtonProps) {
  return (
    <UnstyledButton className={classes.more} aria-expanded={unfolded} onClick={onClick}>
      {children}
    </UnstyledButton>
  );
}
