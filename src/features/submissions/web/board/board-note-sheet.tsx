import { ActionIcon, Drawer, Tooltip } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { formatDate } from '#kernel/dates.ts';
import { domainWords } from '#kernel/domains.ts';
import type { Template } from '#kernel/forms/form-language.ts';
import { safeExternalUrl } from '#kernel/links.ts';
import { ask } from '#web/api.ts';
import { HtmlView } from '#web/ui/marks/html-view.tsx';
import { useEscapeLayer } from '#web/ui/overlays/escape-layers.ts';
import { useReturnedFocus } from '#web/ui/overlays/returned-focus.ts';
import { Scrolling } from '#web/ui/scrolling/scrolling.tsx';
import { useSpaceScroll } from '#web/ui/scrolling/space-scroll.ts';
import type { Entry } from '../../entries.contract.ts';
import { wordsOf } from '../../shown-answers.rules.ts';
import { EntryTools, LoadedEntry } from '../entry-parts.tsx';
import { EntrySheet } from '../form/entry-sheet.tsx';
import submissions from '../submissions.module.css';
import { callsOf } from '../template-calls.ts';
import { useDeletion } from '../use-deletion.tsx';
import classes from './board-note-sheet.module.css';

interface BoardNoteSheetProps {
  template: Template;
  owner: string;
  uuid: string;
  isEdited: boolean;
  onEdit: () => void;
  onClose: () => void;
}

const WORDS = {
  loading: 'Loading the notes',
  missing: 'Notes not found',
  why: 'They may have been deleted, or the link is incomplete.',
};

/** One note of a board meeting, at the right side; Space scrolls it. */
export function BoardNoteSheet({ template, owner, uuid, isEdited, onEdit, onClose }: BoardNoteSheetProps) {
  const dialog = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const query = useQuery(ask(callsOf(template).read, { params: { uuid } }));
  const deletion = useDeletion(template, onClose);
  const entry = query.data?.data;
  // What cannot be read cannot be edited either, and says why.
  const opened = !isEdited || (!entry && !query.isPending);
  useEscapeLayer(opened, onClose, dialog);
  useReturnedFocus(opened, dialog);
  useSpaceScroll(opened, dialog, body);
  if (isEdited && entry)
    return (
      <EntrySheet
        owner={owner}
        template={template}
        entry={entry}
        name="board_meeting"
        title="Edit Notes"
        onClose={onClose}
      />
    );
  return (
    <Drawer.Root
      opened={opened}
      onClose={onClose}
      position="right"
      size={520}
      closeOnEscape={false}
      returnFocus={false}
      classNames={{ content: classes.sheet ?? '' }}
    >
      <Drawer.Overlay color="var(--c-scrim)" backgroundOpacity={1} />
      <Drawer.Content ref={dialog} radius={0} aria-label={entry?.company_name ?? 'Board meeting notes'}>
        <div className={classes.bar}>
          <h2 tabIndex={-1} data-autofocus>
            {entry?.company_name ?? 'Board meeting notes'}
          </h2>
          {entry && <EntryTools onEdit={onEdit} onDelete={() => deletion.ask(uuid)} />}
          <Tooltip label="Close (Esc)">
            <ActionIcon aria-label="Close" onClick={onClose}>
              <IconX size={18} stroke={1.75} />
            </ActionIcon>
          </Tooltip>
        </div>
        <Scrolling ref={body} className={classes.body}>
          <LoadedEntry query={query} words={WORDS}>
            {(loaded) => <Note entry={loaded} />}
          </LoadedEntry>
        </Scrolling>
        {deletion.dialog}
      </Drawer.Content>
    </Drawer.Root>
  );
}

function Note({ entry }: { entry: Entry }) {
  const { answers, company_domain, created_at, created_by } = entry;
  const site = safeExternalUrl(company_domain);
  return (
    <>
      {site ? (
        <a className={submissions.link} href={site} target="_blank" rel="noopener noreferrer">
          {company_domain}
        </a>
      ) : (
        company_domain && <span>{domainWords(company_domain)}</span>
      )}
      <dl className={submissions.answers} style={{ marginTop: 16 }}>
        <div>
          <dt>Quarter</dt>
          <dd>{wordsOf(answers['year'])}</dd>
        </div>
        <div>
          <dt>Created</dt>
          <dd>
            <time dateTime={created_at}>{formatDate(created_at, 'MMM DD, YYYY')}</time>
          </dd>
        </div>
        <div>
          <dt>Scoper</dt>
          <dd>
            {created_by.full_name} <span className={submissions.dim}>{created_by.email}</span>
          </dd>
        </div>
      </dl>
      <h3 className={classes.notes}>Notes</h3>
      <HtmlView html={wordsOf(answers['content'])} />
    </>
  );
}
