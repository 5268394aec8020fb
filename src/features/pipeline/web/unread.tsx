import { Failed } from '#web/ui/marks/section.tsx';

/** In the place of a small control whose value could not be read. */
export const Unread = ({ what, onRetry }: { what: string; onRetry: () => unknown }) => (
  <Failed text={`Couldn’t load ${what}.`} onRetry={() => void onRetry()} />
);
