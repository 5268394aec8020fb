import { useInSight } from '#web/forms/in-sight.ts';
import { whyNotSaved } from '#web/failure-words.ts';
import classes from './recording.module.css';

/** Why the note was not saved, and that it is still there. */
export function NotSaved({ error }: { error: Error }) {
  const why = whyNotSaved(error);
  const inSight = useInSight<HTMLParagraphElement>(error);
  return (
    <p role="alert" className={classes.refusal} {...inSight}>
      {/[.!?]$/.test(why) ? why : `${why}.`} Your draft is saved.
    </p>
  );
}
