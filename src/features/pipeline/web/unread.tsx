import type { ComponentProps } from 'react';
import type { ChooserProps } from '#web/ui/fields/chooser.tsx';
import { Failed } from '#web/ui/marks/section.tsx';

/** In the place of a small control whose value could not be read. */
export const Unread = ({ what, onRetry, ...box }: UnreadProps) => (
  <div {...box} tabIndex={-1}>
    <Failed text={`Couldn’t load ${what}.`} onRetry={() => void onRetry()} />
  </div>
);
/** What a chooser takes: its options, or in their place what could not be read. */
export const unreadOr = (what: string, read: ChooserProps['source'], offered: ChooserProps['source']) =>
  read.isError
    ? { source: read, renderControl: () => <Unread what={what} onRetry={read.refetch} /> }
    : { source: offered };

interface UnreadProps extends ComponentProps<'div'> {
  what: string;
  onRetry: () => unknown;
}
