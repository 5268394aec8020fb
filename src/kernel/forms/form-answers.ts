import { missingMessage, wrongMessage } from './form-complaints.ts';
import {
  type Answers,
  type Attribute,
  type Form,
  isRequired,
  isSealed,
  visibleFields,
} from './form-language.ts';
import { type Answer, isAsked, kinds, MASK } from './form-types.ts';

export type Errors = Readonly<Record<string, string>>;
export type Kept = Record<string, Answer | Record<string, Answer>[]>;
export interface Verdict {
  /** What is kept of the answers, where there is no error: hidden and empty fields are left out. */
  answers: Kept;
  /** By the name of the field; in a list `contacts.0.email`. */
  errors: Errors;
}

export interface CheckOptions {
  /** Somebody goes on later: what is missing may be missing. */
  draft?: boolean;
  /** Sealed values that are kept already; their mask stands for them. */
  keeps?: readonly string[];
}

const MOST_RECORDS = 100;

/** What a field says about an answer, and the answer in its kept form. */
export function checkField(
  field: Attribute,
  value: unknown,
  { draft = false, keeps = [] }: CheckOptions = {},
) {
  if (isSealed(field) && value === MASK)
    return keeps.includes(field.name) ? { answer: MASK } : { error: missingMessage(field) };
  const answer = value === null || value === undefined ? null : kinds[field.data_type].read(value, field);
  if (answer === undefined) return { error: wrongMessage(field, value) };
  if (answer !== null) return { answer };
  return isRequired(field) && !draft ? { error: missingMessage(field) } : {};
}

function checkFields(fields: readonly Attribute[], answers: Answers, options: CheckOptions) {
  const asked = fields.filter(isAsked);
  const kept: Record<string, Answer> = {};
  const errors: Record<string, string> = {};
  for (const field of visibleFields(asked, answers)) {
    const { answer, error } = checkField(field, answers[field.name], options);
    if (error !== undefined) errors[field.name] = error;
    else if (answer !== undefined) kept[field.name] = answer;
  }
  return { kept, errors };
}

/** The one verdict on a filled-in form, for the browser before it sends and for the server before it keeps. */
export function checkAnswers(form: Form, answers: Answers, options: CheckOptions = {}): Verdict {
  const { kept, errors: found } = checkFields(form.fields, answers, options);
  const errors: Record<string, string> = { ...found };
  const all: Kept = { ...kept };
  for (const { name, data_model } of form.groups) {
    const records: unknown = answers[name] ?? [];
    if (!Array.isArray(records) || records.length > MOST_RECORDS) {
      errors[name] = Array.isArray(records)
        ? `${name} has too many entries. Use at most ${MOST_RECORDS}`
        : `${name} must be a list`;
      continue;
    }
    const checked = records.map((record) =>
      checkFields(data_model.attributes, Object(record) as Answers, options),
    );
    checked.forEach(({ errors: inside }, at) => {
      for (const [field, error] of Object.entries(inside)) errors[`${name}.${at}.${field}`] = error;
    });
    if (checked.length > 0) all[name] = checked.map((one) => one.kept);
  }
  return { answers: all, errors };
}

/** Keys that are no field of the form: somebody sends what nobody asked for. */
export function strayKeys({ fields, groups }: Form, answers: Answers): string[] {
  const asked = fields.filter(isAsked);
  const known = new Set([...asked, ...groups].map(({ name }) => name));
  const inside = groups.flatMap(({ name, data_model }) =>
    ([answers[name] ?? []].flat() as unknown[]).flatMap((record) =>
      Object.keys(Object(record) as object)
        .filter((key) => !data_model.attributes.some((one) => one.name === key && isAsked(one)))
        .map((key) => `${name}.${key}`),
    ),
  );
  return [...Object.keys(answers).filter((key) => !known.has(key)), ...inside];
}

/** What a form begins with. */
export const defaultsOf = (fields: readonly Attribute[]): Record<string, unknown> =>
  Object.fromEntries(
    fields.flatMap(({ name, describe }) =>
      describe?.default === undefined ? [] : [[name, describe.default]],
    ),
  );
