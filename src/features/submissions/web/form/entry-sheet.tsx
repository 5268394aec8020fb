import { Button } from '@mantine/core';
import { useId } from 'react';
import type { Template } from '#kernel/forms/form-language.ts';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import type { Entry } from '../../entries.contract.ts';
import { EntryForm } from './entry-form.tsx';
import classes from './form.module.css';
import { SavedRecords } from './saved-records.tsx';
import { useEntryForm } from './use-entry-form.ts';

interface EntrySheetProps {
  owner: string;
  template: Template;
  entry?: Entry | undefined;
  /** The name of the form; the template's without. */
  name?: string;
  title: string;
  place?: 'bottom' | 'center';
  onClose: () => void;
}

/** Adds an entry, or changes one. */
export function EntrySheet({ owner, template, entry, name, title, place, onClose }: EntrySheetProps) {
  const id = useId();
  const filling = useEntryForm({ owner, template, entry, onDone: onClose });
  const hasEditor = template.request_schema?.sections.some(({ data_model }) =>
    data_model.attributes.some(({ data_type }) => data_type === 'editor'),
  );
  const mayDraft = !entry || entry.state === 'draft';
  const section = filling.form.each && !entry ? template.request_schema?.sections[0] : undefined;
  return (
    <Sheet
      opened
      fitted
      title={title}
      width="narrow"
      {...(place && { place })}
      onClose={onClose}
      foot={
        <>
          <span className={classes.told}>
            <b aria-hidden>*</b> required · Enter submits{hasEditor && ' outside the editor'}
          </span>
          <Button onClick={onClose}>Cancel</Button>
          {mayDraft && (
            <Button
              name="saveDraft"
              loading={filling.isSaving && filling.button === 'saveDraft'}
              onClick={() => filling.submit('saveDraft')}
            >
              Save Draft
            </Button>
          )}
          <Button
            type="submit"
            form={id}
            variant="filled"
            loading={filling.isSaving && filling.button === 'submit'}
          >
            {entry && entry.state !== 'draft' ? 'Save' : 'Add'}
          </Button>
        </>
      }
    >
      <EntryForm id={id} name={name ?? template.name} template={template} filling={filling} several={!entry}>
        {section && <SavedRecords template={template} section={section} />}
      </EntryForm>
    </Sheet>
  );
}
