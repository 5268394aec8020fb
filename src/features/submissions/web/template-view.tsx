import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import type { Template } from '#kernel/forms/form-language.ts';
import { useAddress } from '#web/address.ts';
import { ask } from '#web/api.ts';
import { PathLink } from '#web/shell/path-link.tsx';
import { Screen } from '#web/shell/screen.tsx';
import { useShortcuts } from '#web/shell/shortcuts.ts';
import { late, lateForm } from '#web/ui/late.ts';
import { useComingLayer } from '#web/ui/overlays/escape-layers.ts';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { Queues } from './approval.tsx';
import { Entries } from './entries-view.tsx';
import { ENTRY_WORDS, LoadedEntry } from './entry-parts.tsx';
import { shownAttribute } from '../shown-answers.rules.ts';
import classes from './submissions.module.css';
import { callsOf } from './template-calls.ts';

const EntrySheet = lateForm(async () => (await import('./form/entry-sheet.tsx')).EntrySheet);
const RecordSheet = late(async () => (await import('./record-sheet.tsx')).RecordSheet);
const MetricsGraph = late(async () => (await import('./metrics-graph.tsx')).MetricsGraph);

const NEW = 'new';
const WEEKLY = `/submissions?${new URLSearchParams({ template: 'Associate Weekly Metrics' })}`;

/** A template: what it shows, what waits, and the sheets the address opens over it. */
export function TemplateView({ template, owner }: { template: Template; owner: string }) {
  const { search, change } = useAddress();
  const opened = search['entry']?.[0];
  const edited = search['form']?.[0];
  const close = () => change({ entry: undefined, form: undefined }, true);
  const add = template.request_schema ? () => change({ form: NEW }) : null;
  const graph = shownAttribute(template, 'graph');
  const table = shownAttribute(template, 'table');
  useShortcuts(
    add
      ? [{ keys: 'N', label: `Add ${template.title}`, icon: IconPlus, section: template.name, run: add }]
      : [],
  );
  return (
    <Screen
      heading={template.name}
      tools={
        <>
          {template.name === 'File Metrics' && (
            <Button component={PathLink} href={WEEKLY}>
              Associate Weekly Metrics
            </Button>
          )}
          {add && (
            <Button
              variant="filled"
              leftSection={<IconPlus size={14} stroke={1.75} aria-hidden />}
              onClick={add}
            >
              Add {template.title}
            </Button>
          )}
        </>
      }
    >
      {template.name === 'Downstream Cookie' && (
        <p className={classes.notice}>
          Values are encrypted and can’t be shown again. Nothing in Orion uses them yet.
        </p>
      )}
      {template.name === 'Blocked Domain List' && (
        <p className={classes.notice}>
          Domains on this list, and everything under them, are never looked up, e-mailed about or added from
          meetings.
        </p>
      )}
      {graph && (
        <Suspense>
          <MetricsGraph graph={graph} />
        </Suspense>
      )}
      {add && (
        <Queues
          template={template}
          onOpen={(entry) => change({ entry })}
          onDraft={(form) => change({ form })}
        />
      )}
      {table && (
        <Entries template={template} table={table} opened={opened} onOpen={(entry) => change({ entry })} />
      )}
      <Suspense>
        {opened && !edited && (
          <RecordSheet
            template={template}
            uuid={opened}
            onEdit={() => change({ form: opened })}
            onClose={close}
          />
        )}
        {edited === NEW && (
          <EntrySheet owner={owner} template={template} title={`Add ${template.title}`} onClose={close} />
        )}
        {edited && edited !== NEW && (
          <Edited key={edited} owner={owner} template={template} uuid={edited} onClose={close} />
        )}
      </Suspense>
    </Screen>
  );
}

interface EditedProps {
  owner: string;
  template: Template;
  uuid: string;
  onClose: () => void;
}

/** An entry is changed under the newest form. */
function Edited({ owner, template, uuid, onClose }: EditedProps) {
  const query = useQuery({ ...ask(callsOf(template).read, { params: { uuid } }), staleTime: 0 });
  const { data, isPending } = query;
  useComingLayer(isPending, onClose);
  if (isPending) return null;
  if (!data)
    return (
      <Sheet opened fitted width="narrow" title={template.title} onClose={onClose}>
        <LoadedEntry query={query} words={ENTRY_WORDS}>
          {() => null}
        </LoadedEntry>
      </Sheet>
    );
  const title = data.data.state === 'draft' ? `Add ${template.title}` : `Edit ${template.title}`;
  return <EntrySheet owner={owner} template={template} entry={data.data} title={title} onClose={onClose} />;
}
