import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAppConfig } from '#features/portal/web/use-app-config.ts';
import { formatDate } from '#kernel/dates.ts';
import type { Answers, Section, Template } from '#kernel/forms/form-language.ts';
import { ask, call } from '#web/api.ts';
import { showToast } from '#web/ui/overlays/toast.ts';
import type { EntryRow } from '../../entries.contract.ts';
import { fileNames, wordsOf } from '../../shown-answers.rules.ts';
import { callsOf } from '../template-calls.ts';
import { useDeletion } from '../use-deletion.tsx';
import classes from './form.module.css';
import { RecordCard } from './multiple-section.tsx';
import { isOf } from './use-entry-form.ts';

const SHOWN = 3;

interface SavedRecordsProps {
  template: Template;
  section: Section;
}

/** The records one saved last, as cards to edit or delete on the spot. */
export function SavedRecords({ template, section }: SavedRecordsProps) {
  const { data: config } = useAppConfig();
  const { data } = useQuery(ask(callsOf(template).list, { params: {}, query: {} }));
  const own = (data?.results ?? [])
    .filter(({ email }) => email === config?.user.email_address)
    .slice(0, SHOWN);
  if (own.length === 0) return null;
  return (
    <section className={classes.section} aria-label="Saved by you">
      <h3>Saved by you</h3>
      <ul className={classes.cards}>
        {own.map((row) => (
          <SavedCard key={String(row['uuid'])} template={template} section={section} row={row} />
        ))}
      </ul>
    </section>
  );
}

function SavedCard({ template, section, row }: SavedRecordsProps & { row: EntryRow }) {
  const cache = useQueryClient();
  const calls = callsOf(template);
  const uuid = String(row['uuid']);
  const deletion = useDeletion(template);
  const record = Object.fromEntries(
    section.data_model.attributes
      .map(({ name }) => [name, row[name]])
      .filter(([, value]) => value !== undefined),
  ) as Answers;
  const hasFiles = section.data_model.attributes.some(
    ({ name, data_type }) => data_type === 'file' && record[name] !== undefined,
  );
  // A row tells no names of files; which of them were deleted stands in the whole entry.
  const whole = useQuery({ ...ask(calls.read, { params: { uuid } }), enabled: hasFiles });
  const files = whole.data?.data.files ?? [];
  const names = {
    ...(row['company_name'] ? { [String(row['domain'])]: wordsOf(row['company_name']) } : {}),
    ...fileNames(files),
  };
  const saving = useMutation({
    mutationFn: async ({ answers, began }: { answers: Answers; began: Answers }) => {
      const { data } = await call(calls.read, { params: { uuid } });
      const isOther = Object.keys(began).some(
        (name) => JSON.stringify(began[name]) !== JSON.stringify(data.answers[name]),
      );
      if (isOther) return { changedBy: data.updated_by ?? 'Someone' };
      await call(calls.change, { params: { uuid }, body: { ...answers, version: data.version } });
      return { changedBy: null };
    },
    onSuccess: ({ changedBy }) =>
      showToast(
        changedBy === null
          ? { message: 'Your data is submitted successfully!', look: 'success' }
          : {
              message: `${changedBy} changed this entry while you were editing. Cancel to see the changes.`,
              look: 'failure',
            },
      ),
    onError: () => showToast({ message: 'Error Saving Data', look: 'failure' }),
    onSettled: () => cache.invalidateQueries({ predicate: ({ queryKey }) => isOf(queryKey[0], template) }),
  });
  return (
    <>
      <RecordCard
        section={section}
        record={record}
        names={names}
        gone={files.filter(({ deleted }) => deleted).map(({ url }) => url)}
        state={formatDate(String(row['created_at']), 'MMM DD YYYY') ?? ''}
        saveLabel={template.name === 'Company Call Summary' ? 'Update' : 'Save'}
        isSaving={saving.isPending}
        onSave={(answers, began) =>
          saving.mutateAsync({ answers, began }).then(
            ({ changedBy }) => changedBy === null,
            () => false,
          )
        }
        onDelete={() => deletion.ask(uuid)}
      />
      {deletion.dialog}
    </>
  );
}
