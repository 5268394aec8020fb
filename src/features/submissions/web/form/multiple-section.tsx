import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { Errors } from '#kernel/forms/form-answers.ts';
import type { Answers, Section } from '#kernel/forms/form-language.ts';
import { AnswerList } from '../answer-list.tsx';
import { nameIn, wordsOf } from '../../shown-answers.rules.ts';
import { type Filled, FormFields } from './form-fields.tsx';
import classes from './form.module.css';
import { errorsIn } from './form-state.ts';
import type { Names } from './widget-props.ts';

interface MultipleSectionProps {
  section: Section;
  /** What stands before the names of errors of the record being typed. */
  prefix: string;
  typed: Answers;
  /** Answers of the form beside it. */
  about?: Answers;
  names: Names;
  errors: Errors;
  records: readonly Answers[];
  onTyped: (typed: Answers, names: Names, errors: Errors) => void;
  onRecords: (records: readonly Answers[], typed: Answers) => void;
  children?: ReactNode;
}

/** A section that is filled in as often as needed: each record becomes a card that can be edited and deleted. */
export function MultipleSection(props: MultipleSectionProps) {
  const { section, prefix, typed, about = {}, names, errors, records, onTyped, onRecords } = props;
  const add = () => {
    const found = errorsIn(section, typed);
    if (Object.keys(found).length === 0) onRecords([...records, typed], {});
    else
      onTyped(
        typed,
        names,
        Object.fromEntries(Object.entries(found).map(([name, error]) => [`${prefix}${name}`, error])),
      );
  };
  return (
    <fieldset className={classes.section} aria-label={section.name}>
      <FormFields
        // Another record begins with another editor.
        key={records.length}
        fields={section.data_model.attributes}
        prefix={prefix}
        about={about}
        answers={typed}
        names={names}
        errors={errors}
        onChange={(changed) => onTyped(changed.answers, changed.names, changed.errors)}
      />
      <div className={classes.more}>
        <Button aria-label={`Add ${section.name}`} onClick={add}>
          Add
        </Button>
      </div>
      <ul className={classes.cards} aria-label={`${section.name}: added`}>
        {records.map((record, at) => (
          <RecordCard
            // oxlint-disable-next-line react/no-array-index-key -- a record that is not saved is its place
            key={at}
            section={section}
            record={record}
            about={about}
            names={names}
            state="Not saved yet"
            saveLabel="Save"
            onSave={(changed) => onRecords(records.with(at, changed), typed)}
            onDelete={() => onRecords(records.toSpliced(at, 1), typed)}
          />
        ))}
      </ul>
      {props.children}
    </fieldset>
  );
}

interface RecordCardProps {
  section: Section;
  record: Answers;
  about?: Answers;
  names: Names;
  gone?: readonly string[];
  state: string;
  saveLabel: 'Save' | 'Update';
  isSaving?: boolean;
  /** Told what was there when the edit began. */
  onSave: (record: Answers, began: Answers) => unknown;
  onDelete: () => void;
}

interface Edited extends Filled {
  began: Answers;
}

/** One record: read, or edited in its place. */
export function RecordCard(props: RecordCardProps) {
  const { section, record, about = {}, names, gone = [], state, saveLabel, isSaving, ...does } = props;
  const [edited, setEdited] = useState<Edited | null>(null);
  const { attributes } = section.data_model;
  const [first] = attributes;
  const value = first && record[first.name];
  const title = nameIn(names, value) ?? wordsOf(value);
  const save = async () => {
    if (!edited) return;
    const errors = errorsIn(section, edited.answers);
    if (Object.keys(errors).length > 0) setEdited({ ...edited, errors });
    else if ((await does.onSave(edited.answers, edited.began)) !== false) setEdited(null);
  };
  return (
    <li className={classes.card} aria-label={title}>
      <div className={classes.cardHead}>
        <b title={title}>{title}</b>
        <span>{state}</span>
        <Tooltip label="Edit">
          <ActionIcon
            aria-label={`Edit ${title}`}
            aria-pressed={edited !== null}
            onClick={() => setEdited(edited ? null : { answers: record, began: record, names, errors: {} })}
          >
            <IconPencil size={16} stroke={1.75} />
          </ActionIcon>
        </Tooltip>
        <Tooltip label="Delete">
          <ActionIcon aria-label={`Delete ${title}`} onClick={does.onDelete}>
            <IconTrash size={16} stroke={1.75} />
          </ActionIcon>
        </Tooltip>
      </div>
      {edited ? (
        <div className={classes.section}>
          <FormFields
            fields={attributes}
            about={about}
            answers={edited.answers}
            names={edited.names}
            errors={edited.errors}
            onChange={(changed) => setEdited({ ...edited, ...changed })}
          />
          <div className={classes.more}>
            <Button onClick={() => setEdited(null)}>Cancel</Button>
            <Button variant="filled" loading={isSaving ?? false} onClick={() => void save()}>
              {saveLabel}
            </Button>
          </div>
        </div>
      ) : (
        <AnswerList
          fields={attributes}
          answers={record}
          names={names}
          gone={gone}
          without={first ? [first.name] : []}
        />
      )}
    </li>
  );
}
