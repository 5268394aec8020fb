import { Button } from '@mantine/core';
import * as z from 'zod';
import { ApiError } from '#web/api.ts';
import { HtmlView } from '#web/ui/marks/html-view.tsx';
import { whenOf } from '#web/when-words.ts';
import { reference } from '../../conversations.contract.ts';
import classes from './recording.module.css';

const conflict = z.object({ current: reference, changed_by: z.string(), changed_at: z.string() });
type Newer = z.infer<typeof conflict>;

/** The note that was saved meanwhile, where that is why ours was refused. */
export function newerIn(error: unknown): Newer | null {
  if (!(error instanceof ApiError) || error.code !== 409) return null;
  return conflict.safeParse(error.body).data ?? null;
}

interface NewerNoticeProps {
  newer: Newer;
  onKeepMine: () => void;
  onUseNewer: () => void;
}

/** Says who was quicker, and lets one choose. */
export function NewerNotice({ newer, onKeepMine, onUseNewer }: NewerNoticeProps) {
  return (
    <section role="alert" className={classes.newer}>
      <span>
        {newer.changed_by} changed this note {momentWords(newer)}, after you opened it. Choose which version
        to keep.
      </span>
      <Button size="compact-sm" onClick={onKeepMine}>
        Keep mine
      </Button>
      <Button size="compact-sm" onClick={onUseNewer}>
        Use newer version
      </Button>
    </section>
  );
}

/** The newer version to read, with whose it is. */
export function NewerNote({ newer }: { newer: Newer }) {
  const { content, people, companies } = newer.current;
  const facts = [
    ['People Involved', people.map(({ name }) => name)],
    ['Companies', companies.map(({ company_name }) => company_name)],
  ] as const;
  return (
    <section aria-label="Newer version">
      <h3 className={classes.whose}>
        Newer version by {newer.changed_by}, {momentWords(newer)}
      </h3>
      {facts.map(
        ([label, names]) =>
          names.length > 0 && (
            <p key={label} className={classes.told}>
              {label}: {names.join(', ')}
            </p>
          ),
      )}
      <HtmlView html={content} />
    </section>
  );
}

function momentWords({ changed_at }: Newer) {
  const when = whenOf(changed_at);
  return when.startsWith('today') ? when : `on ${when}`;
}
