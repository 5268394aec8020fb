import { IconAlertTriangle } from '@tabler/icons-react';
import { TextButton } from '#web/filters/text-button.tsx';
import classes from './no-metadata.module.css';
import type { Metadata } from './use-metadata.ts';

/** Above the companies, which are found without it. */
export function NoMetadata({ isRetrying, retry }: Metadata) {
  return (
    <div role="alert" className={classes.line}>
      <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
      <span>
        <b>No metadata available!</b> Most filters have no options until it loads.
      </span>
      <TextButton disabled={isRetrying} onClick={retry}>
        Try again
      </TextButton>
    </div>
  );
}
