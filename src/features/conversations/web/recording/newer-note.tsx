import { Button } from '@mantine/core';
import * as z from 'zod';
import { ApiError } from '#web/api.ts';
import { whyNotSaved } from '#web/failure-words.ts';
import { HtmlView } from '#web/ui/marks/html-view.tsx';
import { reference } from '../../conversations.contract.ts';
import classes from './recording.module.css';

const conflict = z.object({ current: reference });
type Newer = z.infer<typeof conflict>;

/** The note that was saved meanwhile, where that is why ours was refused. */
export function newerIn(error: unknown): Newer | null {
  if (!(error instanceof ApiError) || error.code !== 409) return null;
  return conflict.safeParse(error.body).data ?? null;
}

interface NewerNoticeProps {
  error: Error;
  onKeepMine: () => void;
  onUseNewer: () => void;
}

/** Says who was quicker, and lets one choose. */
export function NewerNotice({ error, onKeepMine, onUseNewer }: NewerNoticeProps) {
  return (
    <section role="alert" className={classes.newer}>
      <span>{whyNotSaved(error)} The newer version is below yours.</span>
      <Button size="compact-sm" onClick={onKeepMine}>
        Keep mine
      </Button>
      <Button size="compact-sm" onClick={onUseNewer}>
        Use newer version
      </Button>
    </section>
  );
}

/** The newer version to read. */
export function NewerNote({ newer }: { newer: Newer }) {
  return (
    <section aria-label="Newer version">
      <HtmlView html={newer.current.content} />
    </section>
  );
}
