import type { ComponentProps } from 'react';
import { Failed } from '#web/ui/marks/section.tsx';

/** In the place of a small control whose value could not be read. */
export const Unread = ({ what, onRetry, ...box }: UnreadProps) => (
  <div {...box} tabIndex={-1}>
    <Failed text={`Couldn’t load ${what}.`} onRetry={() => void onRetry()} />
  </div>
);
interface UnreadProps extends ComponentProps<'div'> {
  what: string;
  onRetry: () => unknown;
}
