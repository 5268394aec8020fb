import { UnstyledButton } from '@mantine/core';
import classes from './selects.module.css';

/** In the place of a small control whose value could not be read. */
export function Unread({ what, onRetry }: { what: string; onRetry: () => unknown }) {
  return (
    <span role="alert" className={classes.unread}>
      Could not load {what}.{' '}
      <UnstyledButton className={classes.retry} onClick={() => void onRetry()}>
        Retry
      </UnstyledButton>
    </span>
  );
}
