import { Button } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { IconPlus } from '@tabler/icons-react';
import { type KeyboardEvent, Suspense, useState } from 'react';
import { useAppConfig } from '#features/portal/web/use-app-config.ts';
import type { Attribute, Template } from '#kernel/forms/form-language.ts';
import type { Option } from '#kernel/forms/form-options.ts';
import { useAddress } from '#web/address.ts';
import { ApiError, messageOf } from '#web/api.ts';
import { whyNotLoaded } from '#web/failure-words.ts';
import { appTitle } from '#web/page-meta.ts';
import { Screen } from '#web/shell/screen.tsx';
import { useShortcuts } from '#web/shell/shortcuts.ts';
import { Typeahead } from '#web/ui/fields/typeahead.tsx';
import { late, lateForm } from '#web/ui/late.ts';
import { ErrorState } from '#web/ui/states/result-state.tsx';
import { RowSkeletons } from '#web/ui/states/skeletons.tsx';
import { shownAttribute } from '../../shown-answers.rules.ts';
import { countWords, ExportButton } from '../entries-view.tsx';
import { RecordsTable } from '../records-table.tsx';
import classes from '../submissions.module.css';
import { askTemplate, fetchOptions } from '../template-calls.ts';
import { useRecords } from '../use-records.ts';

const EntrySheet = lateForm(async () => (await import('../form/entry-sheet.tsx')).EntrySheet);
const BoardNoteSheet = late(async () => (await import('./board-note-sheet.tsx')).BoardNoteSheet);

const DEFINITION = '/api/v1/board-meeting-notes/template';

/** Notes of board meetings, by company and quarter. */
export function BoardPage() {
  const { data: config } = useAppConfig();
  const query = useQuery(askTemplate(DEFINITION));
  const template = query.data?.data;
  useDocumentTitle(`${template?.title ?? 'Board Meeting'} · ${appTitle()}`);
  if (template && config) return <Notes template={template} owner={config.user.email_address} />;
  return (
    <Screen heading="Board Meeting">
      {query.isError && !query.isFetching ? (
        <ErrorState
          title="Something went wrong!"
          text={whyNotLoaded(query.error)}
          action={<Button onClick={() => void query.refetch()}>Try again</Button>}
        />
      ) : (
        <RowSkeletons label="Loading board meeting notes" />
      )}
    </Screen>
  );
}

function Notes({ template, owner }: { template: Template; owner: string }) {
  const { search, change } = useAddress();
  const [portfolio, year] = [search['portfolio']?.[0], search['year']?.[0]];
  const found = useRecords(template, { ...(portfolio && { portfolio }), ...(year && { year }) });
  const table = shownAttribute(template, 'table');
  const [opened, edited] = [search['entry']?.[0], search['form']?.[0]];
  const close = () => change({ entry: undefined, form: undefined }, true);
  const add = () => change({ form: 'new' });
  useShortcuts([{ keys: 'N', label: 'Add Notes', icon: IconPlus, section: 'Board Meeting', run: add }]);
  return (
    <Screen
      heading={template.title}
      {...(found.count !== null && { count: countWords(found.count) })}
      tools={
        <>
          <ExportButton entity="board_notes" />
          <Button
            variant="filled"
            leftSection={<IconPlus size={14} stroke={1.75} aria-hidden />}
            onClick={add}
          >
            Add Notes
          </Button>
        </>
      }
    >
      <Filters template={template} portfolio={portfolio} year={year} change={change} />
      <div className={classes.entries} style={{ paddingTop: 0 }}>
        {found.isPending && <RowSkeletons label="Loading notes" />}
        {found.isError && found.rows.length === 0 && !found.isFetching && (
          <ErrorState
            title={tableMessage(found.error)}
            action={<Button onClick={() => void found.refetch()}>Try again</Button>}
          />
        )}
        {found.isSuccess && table && (
          <RecordsTable
            table={table}
            rows={found.rows}
            fitsFew
            chosen={opened}
            onOpen={(entry) => change({ entry })}
            more={found.more}
          />
        )}
      </div>
      <Suspense>
        {edited === 'new' && (
          <EntrySheet
            owner={owner}
            template={template}
            name="board_meeting"
            title="Add Notes"
            place="center"
            onClose={close}
          />
        )}
        {opened && (
          <BoardNoteSheet
            template={template}
            owner={owner}
            uuid={opened}
            isEdited={edited !== undefined}
            onEdit={() => change({ form: opened })}
            onClose={close}
          />
        )}
      </Suspense>
    </Screen>
  );
}

/** What the answer says, in the words the documents give it. */
function tableMessage(error: unknown): string {
  const { Message } = (error instanceof ApiError ? Object(error.body) : {}) as { Message?: unknown };
  return typeof Message === 'string' && Message !== '' ? Message : messageOf(error);
}

interface FiltersProps {
  template: Template;
  portfolio: string | undefined;
  year: string | undefined;
  change: (changes: Record<string, string | undefined>) => void;
}

/** Enter chooses and does nothing else. */
const suppressEnter = (event: KeyboardEvent) => {
  if (event.key === 'Enter') event.preventDefault();
};

function Filters({ template, portfolio, year, change }: FiltersProps) {
  const attributes = template.display.sections.flatMap(({ data_model }) => data_model.attributes);
  const named = (name: string) => attributes.find((one) => one.name === name);
  const [company, quarter] = [named('portfolio'), named('year')];
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the fields inside
    <div className={classes.filters} onKeyDown={suppressEnter}>
      {company && (
        <TypeaheadFilter field={company} value={portfolio} onChange={(one) => change({ portfolio: one })} />
      )}
      {quarter && <TypeaheadFilter field={quarter} value={year} onChange={(one) => change({ year: one })} />}
    </div>
  );
}

interface FilterProps {
  field: Attribute;
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** One of what is found by what is typed. */
function TypeaheadFilter({ field, value, onChange }: FilterProps) {
  const [names, setNames] = useState<Record<string, string>>({});
  const address = field.describe?.values_endpoint ?? '';
  return (
    <Typeahead<Option>
      label={field.title}
      single
      ignoresEnter
      placeholder={`Select ${field.title}`}
      value={value ? [{ display_name: names[value] ?? value, server_value: value }] : []}
      search={(typed, signal) => fetchOptions(address, typed, signal)}
      onChange={([picked]) => {
        if (picked) setNames({ ...names, [picked.server_value]: picked.display_name });
        onChange(picked?.server_value);
      }}
    />
  );
}
