import { Button, Modal } from '@mantine/core';
import type { KeyboardEvent, ReactNode } from 'react';
import type { Errors } from '#kernel/forms/form-answers.ts';
import type { Answers, Section, Template } from '#kernel/forms/form-language.ts';
import { messageOf } from '#web/api.ts';
import { whenOf } from '#web/when-words.ts';
import { useFirstWrong, useInSight } from '#web/forms/in-sight.ts';
import { useChanger } from '#features/portal/web/use-changer.ts';
import { Restored } from '#web/ui/states/restored.tsx';
import { FormFields } from './form-fields.tsx';
import classes from './form.module.css';
import { EACH, type FormState, stateOf } from './form-state.ts';
import { MultipleSection } from './multiple-section.tsx';
import type { EntryForm as Filling } from './use-entry-form.ts';

interface EntryFormProps {
  id: string;
  /** Its name; screens with more than one form tell them apart by it. */
  name: string;
  template: Template;
  filling: Filling;
  /** Adding several is offered; an entry that is changed is one. */
  several: boolean;
  children?: ReactNode;
}

/** Where Enter types a line, chooses or presses, it does not send the form. */
const KEEPS_ENTER = '[contenteditable=true], textarea, button, [role=option], [data-keeps-enter]';

/** The fields of a template, section by section. */
export function EntryForm({ id, name, template, filling, several, children }: EntryFormProps) {
  const { form, state, errors, change, submit } = filling;
  const fields = useFirstWrong(filling.refused);
  const enter = (event: KeyboardEvent<HTMLFormElement>) => {
    // Enter that ends the typing of Chinese or Japanese words chooses among them.
    if (event.key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing) return;
    if ((event.target as Element).closest(KEEPS_ENTER)) return;
    event.preventDefault();
    if (!event.shiftKey) submit('submit');
  };
  const sections = template.request_schema?.sections ?? [];
  const asEach = form.each && several ? sections[0] : undefined;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Enter in a field submits, also where a browser would not
    <form
      id={id}
      ref={fields}
      name={name}
      aria-label={name}
      noValidate
      className={classes.form}
      onKeyDown={enter}
      onSubmit={(event) => {
        event.preventDefault();
        submit('submit');
      }}
    >
      {filling.isReady && <Restored isThere={filling.wasKept} onDiscard={filling.discard} />}
      {filling.newer && <Newer filling={filling} />}
      {filling.isReady &&
        (asEach ? (
          <Each key={filling.round} section={asEach} state={state} errors={errors} change={change}>
            {children}
          </Each>
        ) : (
          <Sections key={filling.round} filling={filling} sections={sections} />
        ))}
      <Failure filling={filling} />
    </form>
  );
}

interface EachProps {
  section: Section;
  state: FormState;
  errors: Errors;
  change: (state: FormState, errors: Errors) => void;
  children?: ReactNode;
}

function Each({ section, state, errors, change, children }: EachProps) {
  const records = state.records[EACH] ?? [];
  return (
    <MultipleSection
      section={section}
      prefix=""
      typed={state.answers}
      names={state.names}
      errors={errors}
      records={records}
      onTyped={(answers, names, told) => change({ ...state, answers, names }, told)}
      onRecords={(list, answers) => change({ ...state, answers, records: { [EACH]: list } }, {})}
    >
      {children}
    </MultipleSection>
  );
}

function Sections({ filling, sections }: { filling: Filling; sections: readonly Section[] }) {
  const { form, state, errors, change } = filling;
  const isHeaded = sections.length > 1;
  return sections.map((section) =>
    form.groups.includes(section) ? (
      <Group key={section.name} section={section} state={state} errors={errors} change={change} />
    ) : (
      <fieldset key={section.name} className={classes.section} aria-label={section.name}>
        {isHeaded && <h3>{section.name}</h3>}
        <FormFields
          fields={section.data_model.attributes}
          beside={form.fields}
          answers={state.answers}
          names={state.names}
          errors={errors}
          onChange={(changed) =>
            change({ ...state, answers: changed.answers, names: changed.names }, changed.errors)
          }
        />
      </fieldset>
    ),
  );
}

function Group({ section, state, errors, change }: Omit<EachProps, 'children'>) {
  const records = state.records[section.name] ?? [];
  const set = (typed: Answers) => ({ ...state.open, [section.name]: typed });
  return (
    <>
      <h3>{section.name}</h3>
      <MultipleSection
        section={section}
        prefix={`${section.name}.${records.length}.`}
        typed={state.open[section.name] ?? {}}
        about={state.answers}
        names={state.names}
        errors={errors}
        records={records}
        onTyped={(typed, names, told) => change({ ...state, open: set(typed), names }, told)}
        onRecords={(list, typed) =>
          change({ ...state, open: set(typed), records: { ...state.records, [section.name]: list } }, {})
        }
      />
    </>
  );
}

/** Somebody else saved the entry meanwhile: who, when, and which fields. */
function Newer({ filling }: { filling: Filling }) {
  const { form, newer, state, settle } = filling;
  const changer = useChanger();
  const inSight = useInSight<HTMLElement>(newer);
  if (!newer) return null;
  const { who, where } = changer(newer.by ?? 'An import');
  const when = whenOf(newer.at);
  const theirs = stateOf(newer.entry, form);
  const isOther = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other);
  const changed = [
    ...form.fields
      .filter(({ name }) => isOther(theirs.answers[name], state.answers[name]))
      .map(({ title }) => title),
    ...form.groups
      .filter(({ name }) => isOther(theirs.records[name] ?? [], state.records[name] ?? []))
      .map(({ name }) => name),
  ];
  return (
    <section role="alert" className={classes.notice} {...inSight}>
      <span>
        {who} changed this{where} {when.startsWith('today') ? when : `on ${when}`}, after you opened it.{' '}
        {changed.length > 0 && `Different from yours: ${changed.join(', ')}.`}
      </span>
      <Button size="compact-sm" onClick={() => settle(true)}>
        Keep mine
      </Button>
      <Button size="compact-sm" onClick={() => settle(false)}>
        Use newer
      </Button>
    </section>
  );
}

function Failure({ filling }: { filling: Filling }) {
  return (
    <Modal
      opened={filling.failure !== null}
      onClose={filling.dismiss}
      title="Error Saving Data"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <p className={classes.hint}>
        {filling.failure && messageOf(filling.failure)} Nothing you entered is lost.
      </p>
      <div className={classes.more}>
        <Button variant="filled" data-autofocus onClick={filling.dismiss}>
          OK
        </Button>
      </div>
    </Modal>
  );
}
