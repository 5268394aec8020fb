import { Button } from '@mantine/core';
import * as z from 'zod';
import { formatDate } from '#kernel/dates.ts';
import { ApiError } from '#web/api.ts';
import { useInSight } from '#web/forms/in-sight.ts';
import { HtmlView } from '#web/ui/marks/html-view.tsx';
import { whenOf } from '#web/when-words.ts';
import { reference } from '../../conversations.contract.ts';
import { differencesOf, editOf, type NoteEdit } from './note-edit.rules.ts';
import classes from './recording.module.css';

const conflict = z.object({ current: reference, changed_at: z.string() });
export type Newer = z.infer<typeof conflict>;

/** The note that was saved meanwhile, where that is why ours was refused. */
export function newerIn(error: unknown): Newer | null {
  if (!(error instanceof ApiError) || error.code !== 409) return null;
  return conflict.safeParse(error.body).data ?? null;
}

interface NewerNoticeProps {
  newer: Newer;
  /** The note as one's own changes began on it. */
  before: NoteEdit;
  /** The note as the form shows it. */
  typed: NoteEdit;
  /** Another attempt to save: it is told again. */
  asked: unknown;
  onKeepMine: () => void;
  onUseNewer: () => void;
}

/** Says that the note was saved elsewhere, and lets one choose. Only its writer can: so it was oneself. */
export function NewerNotice({ newer, before, typed, asked, onKeepMine, onUseNewer }: NewerNoticeProps) {
  const inSight = useInSight<HTMLElement>(asked);
  const latest = editOf(newer.current);
  const different = differencesOf(typed, latest);
  const taken = differencesOf(before, latest).filter((label) => !different.includes(label));
  return (
    <section role="alert" className={classes.newer} {...inSight}>
      <div>
        <p>
          You changed this note in another tab or on another device {momentWords(newer)}, after opening it
          here. Choose which version to keep, then save.
        </p>
        {different.length > 0 && <p>Different from your version: {different.join(', ')}.</p>}
        {taken.length > 0 && <p>Updated in your version: {taken.join(', ')}.</p>}
      </div>
      <div className={classes.versionChoice}>
        <Button size="compact-sm" onClick={onKeepMine}>
          Keep mine
        </Button>
        <Button size="compact-sm" onClick={onUseNewer}>
          Use newer version
        </Button>
      </div>
    </section>
  );
}

/** The newer version to read, all of it. */
export function NewerNote({ newer }: { newer: Newer }) {
  const { content, people, companies, called_on, projects } = newer.current;
  const facts = [
    ['People Involved', people.map(({ name }) => name).join(', ')],
    ['Companies', companies.map(({ company_name }) => company_name).join(', ')],
    ['Date of call', called_on ? formatDate(called_on, 'MMM DD YYYY') : ''],
    ['Projects', projects.join(', ')],
  ] as const;
  return (
    <section aria-label="Newer version" className={classes.newerNote}>
      <h3 className={classes.whose}>Newer version, {momentWords(newer)}</h3>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value || 'None'}</dd>
          </div>
        ))}
      </dl>
      <HtmlView html={content} />
    </section>
  );
}

function momentWords({ changed_at }: Newer) {
  const when = whenOf(changed_at);
  return when.startsWith('today') ? when : `on ${when}`;
}
