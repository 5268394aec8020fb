import { ApiError, messageOf } from '#web/api.ts';
import { useInSight } from '#web/forms/in-sight.ts';
import classes from './digests.module.css';

/** What failed, in the words the documents give it, and what can be done about it where the server says. */
export function Failure({ what, error }: { what: string; error: unknown }) {
  const says = error instanceof ApiError && (error.code === 422 || error.code === 409);
  const inSight = useInSight<HTMLParagraphElement>(error);
  return (
    <p role="alert" className={classes.failure} {...inSight}>
      <b>{what}</b>
      {says && <span>{messageOf(error)}</span>}
    </p>
  );
}
