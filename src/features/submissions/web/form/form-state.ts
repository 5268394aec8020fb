import { checkAnswers, defaultsOf, type Errors } from '#kernel/forms/form-answers.ts';
import {
  type Answers,
  type Attribute,
  type Form,
  formOf,
  isSealed,
  type Section,
} from '#kernel/forms/form-language.ts';
import { kinds, MASK } from '#kernel/forms/form-types.ts';
import type { Entry } from '../../entries.contract.ts';
import { fileNames } from '../../shown-answers.rules.ts';
import type { Names } from './widget-props.ts';

/** What is typed into a form and not yet saved. */
export interface FormState {
  answers: Answers;
  names: Names;
  /** Records of a “multiple” section that were added, by the name of the section. */
  records: Readonly<Record<string, readonly Answers[]>>;
  /** The record that is being typed, by the name of its section. */
  open: Readonly<Record<string, Answers>>;
  /** The version an edit was begun on. */
  version?: number;
}

export const blankOf = (form: Form): FormState => ({
  answers: defaultsOf(form.fields),
  names: {},
  records: {},
  open: {},
});

/** What an entry shows of itself in its form. */
export function stateOf(entry: Entry, { groups }: Form): FormState {
  const { answers, version, company_domain, company_name, files } = entry;
  const isGroup = (name: string) => groups.some((group) => group.name === name);
  const pick = (isWanted: (name: string) => boolean) =>
    Object.fromEntries(Object.entries(answers).filter(([name]) => isWanted(name)));
  return {
    answers: pick((name) => !isGroup(name)),
    names: {
      ...(company_domain && company_name && { [company_domain]: company_name }),
      ...fileNames(files),
    },
    records: pick(isGroup) as FormState['records'],
    open: {},
    version,
  };
}

/** Whether nothing but what the form began with has been answered. */
export function isUntouched(fields: readonly Attribute[], answers: Answers): boolean {
  const defaults = defaultsOf(fields);
  return fields.every((field) => {
    const value = answers[field.name];
    if (value === undefined || JSON.stringify(value) === JSON.stringify(defaults[field.name])) return true;
    return kinds[field.data_type].read(value, field) === null;
  });
}

const isOpenBlank = ({ groups }: Form, { open }: FormState) =>
  groups.every(({ name, data_model }) => isUntouched(data_model.attributes, open[name] ?? {}));

export const isBlank = (form: Form, state: FormState) =>
  isUntouched(form.fields, state.answers) &&
  Object.values(state.records).every((list) => list.length === 0) &&
  isOpenBlank(form, state);

/** Whether what is typed says the same as what it began with. */
export const isUnchanged = (form: Form, state: FormState, began: FormState) =>
  JSON.stringify([state.answers, state.records]) === JSON.stringify([began.answers, began.records]) &&
  isOpenBlank(form, state);

/** The same without what must not be kept in a browser. */
export const keepable = (form: Form, state: FormState): FormState => {
  const sealed = form.fields.filter(isSealed).map(({ name }) => name);
  const answers = Object.fromEntries(
    Object.entries(state.answers).filter(([name, value]) => !sealed.includes(name) || value === MASK),
  );
  return { ...state, answers };
};

/** Under which name the records of a form are kept whose records are entries. */
export const EACH = '';

/** Whole answers: with the records of every list, also the one still being typed. */
export function wholeAnswers({ groups }: Form, { answers, records, open }: FormState): Answers {
  const lists = groups.map(({ name, data_model }) => {
    const typed = open[name] ?? {};
    const added = records[name] ?? [];
    return [name, isUntouched(data_model.attributes, typed) ? added : [...added, typed]] as const;
  });
  return { ...answers, ...Object.fromEntries(lists.filter(([, list]) => list.length > 0)) };
}

/** What is to be sent, one or more entries, or what is wrong. */
export function readyToSend(form: Form, state: FormState, draft: boolean, keeps: readonly string[] = []) {
  const added = form.each ? (state.records[EACH] ?? []) : [];
  const whole = wholeAnswers(form, state);
  const alone = added.length > 0 && isUntouched(form.fields, state.answers);
  const { answers, errors } = checkAnswers(form, whole, { draft, keeps });
  if (!alone && Object.keys(errors).length > 0) return { errors };
  const checked = added.map((record) => checkAnswers(form, record, { draft }));
  return { entries: [...checked.map((one) => one.answers), ...(alone ? [] : [answers])] };
}

/** What is wrong with one record of a section. */
export const errorsIn = ({ data_model }: Pick<Section, 'data_model'>, record: Answers): Errors =>
  checkAnswers(formOf([{ name: EACH, data_model }]), record).errors;
