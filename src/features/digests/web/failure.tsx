import { ApiError, messageOf } from '#web/api.ts';
import classes from './digests.module.css';

interface FailureProps {
  what: string;
  error: unknown;
  /** Our words instead of the server's. */
  words?: string | undefined;
}

/** Whether there is no such digest: none of that id, or what was asked for is no id at all. */
export const isUnknown = (error: unknown) =>
  error instanceof ApiError && (error.code === 404 || error.code === 422);

/** What failed, in the words the documents give it, and what can be done about it where that is known. */
export function Failure({ what, error, words }: FailureProps) {
  const says = error instanceof ApiError && (error.code === 422 || error.code === 409);
  return (
    <p role="alert" className={classes.failure}>
      <b>{what}</b>
      {(words ?? says) && <span>{words ?? messageOf(error)}</span>}
    </p>
  );
}
