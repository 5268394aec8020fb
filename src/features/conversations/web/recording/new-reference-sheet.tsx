import { Button, MultiSelect } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, Suspense, useId, useState } from 'react';
import { searchCompanies } from '#features/companies/web/company-search.ts';
import { NO_PROJECT, withExclusive } from '#kernel/list-editing.ts';
import { useDraft } from '#web/drafts.ts';
import { late } from '#web/ui/late.ts';
import { Restored } from '#web/ui/states/restored.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { BlockSkeleton } from '#web/ui/states/skeletons.tsx';
import { showToast } from '#web/ui/overlays/toast.ts';
import { Typeahead } from '#web/ui/fields/typeahead.tsx';
import { whyNotSaved } from '#web/failure-words.ts';
import { useOffers } from '#features/people/web/use-offers.ts';
import { renewReferences } from './kept-references.ts';
import { BLANK, checkedNote, isBlank, type NoteDraft } from './note-draft.rules.ts';
import { NotSaved } from './not-saved.tsx';
import { PeopleField } from './people-field.tsx';
import classes from './recording.module.css';
import { sendOnce } from './send-once.ts';

const RichText = late(async () => (await import('#web/ui/fields/rich-text/rich-text.tsx')).RichText);

interface NewReferenceSheetProps {
  owner: string;
  onClose: () => void;
  onRecorded: (reference_id: string) => void;
}

/** Writes down what somebody said, about whom, and for which project. */
export function NewReferenceSheet({ owner, onClose, onRecorded }: NewReferenceSheetProps) {
  const form = useId();
  const cache = useQueryClient();
  const { offers } = useOffers();
  const { isReady, draft, keep, drop } = useDraft<NoteDraft>(owner, 'new reference');
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  // Another text needs another editor: this one only tells what changes in it.
  const [round, setRound] = useState(0);
  const typed = draft ?? BLANK;
  const saving = useMutation({
    mutationFn: sendOnce,
    onSuccess: ({ data }) => {
      drop();
      renewReferences(cache, data);
      showToast({ message: 'Data Saved Successfully', look: 'success' });
      onRecorded(data.reference_id);
    },
    onError: (error) => showToast({ message: whyNotSaved(error), look: 'failure' }),
  });

  const change = (changes: Partial<NoteDraft>) => {
    keep({ ...typed, ...changes });
    setErrors((before) =>
      Object.fromEntries(Object.entries(before).filter(([field]) => !(field in changes))),
    );
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (saving.isPending) return;
    const checked = checkedNote(typed);
    if ('body' in checked) saving.mutate(checked.body);
    else setErrors(checked.errors);
  };
  const discard = () => {
    drop();
    setErrors({});
    setRound(round + 1);
  };

  return (
    <Sheet
      opened
      title="New reference"
      onClose={onClose}
      foot={
        <>
          <output className={classes.told}>What you write is kept here until it is saved.</output>
          <Button onClick={onClose}>Close</Button>
          <Button type="submit" form={form} variant="filled" loading={saving.isPending}>
            Save
          </Button>
        </>
      }
    >
      <form id={form} noValidate className={classes.form} onSubmit={submit}>
        {saving.error && <NotSaved error={saving.error} />}
        {isReady && <Restored done="written" isThere={!isBlank(typed)} onDiscard={discard} />}
        <PeopleField
          value={typed.people}
          error={sentence(errors['people'])}
          onChange={(people) => change({ people })}
        />
        <div className={classes.pair}>
          <Typeahead
            label="Company"
            single
            placeholder="Search a company"
            value={typed.company}
            search={searchCompanies}
            error={sentence(errors['company_domain'])}
            onChange={(company) => change({ company })}
          />
          <MultiSelect
            label="Projects"
            searchable
            placeholder={typed.projects.length === 0 ? 'Select' : ''}
            nothingFoundMessage="Nothing is called that."
            data={offers.projects.map(({ display_name: label, server_value: value }) => ({ label, value }))}
            value={typed.projects}
            error={sentence(errors['projects'])}
            onChange={(projects) => change({ projects: withExclusive(typed.projects, projects, NO_PROJECT) })}
          />
        </div>
        <Suspense fallback={<BlockSkeleton label="The editor is being loaded" count={5} />}>
          {isReady && (
            <RichText
              key={round}
              label="Reference Notes"
              required
              content={typed.content}
              error={errors['content'] && 'Write down what you were told.'}
              onChange={(content) => change({ content })}
            />
          )}
        </Suspense>
      </form>
    </Sheet>
  );
}

const sentence = (text: string | undefined) => text && `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
