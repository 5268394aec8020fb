import { whyNotSaved } from '#web/failure-words.ts';
import classes from './recording.module.css';

/** Why the note was not saved, and that it is still there. */
export function NotSaved({ error }: { error: Error }) {
  const why = whyNotSaved(error);
  return (
    <p role="alert" className={classes.refusal}>
      {/[.!?]$/.test(why) ? why : `${why}.`} Your draft is saved.
    </p>
  );
}
