import type * as z from 'zod';
import { complaintOf } from '#kernel/complaints.ts';
import { schemaPath } from '#kernel/schema-path.ts';
import {
  type Attribute,
  type Definition,
  type Form,
  conditionOf,
  definition,
  formOf,
} from './form-language.ts';
import { isAsked } from './form-types.ts';

const MOST_FIELDS = 200;
/** What a row says about an entry beside its answers. */
const TAKEN = [
  'uuid',
  'version',
  'template_version',
  'state',
  'created_at',
  'updated_at',
  'created_by',
  'email',
  'scoper',
  'scoper_name',
  'company_name',
  'company_domain',
  'return_reason',
  'sender_email_address',
];

/** Whether a call answers options; only such a call may be asked by a form. */
export type IsOptionCall = (path: string) => boolean;

/** A form as a firm wrote it, or everything that is wrong with it, each by place and name. */
export function readDefinition(
  input: unknown,
  isOptionCall: IsOptionCall,
): { definition: Definition } | { problems: string[] } {
  const read = definition.safeParse(input);
  if (!read.success) return { problems: read.error.issues.map((issue) => sentenceOf(issue, input)) };
  const problems = problemsOf(read.data, isOptionCall);
  return problems.length > 0 ? { problems } : { definition: read.data };
}

function sentenceOf({ path, ...issue }: z.core.$ZodIssue, input: unknown) {
  const keys = issue.code === 'unrecognized_keys' ? issue.keys.join(', ') : null;
  const place = path.map(String).join('.');
  const named = nameAt(input, path);
  return `${place || 'The form'}${named ? ` (${named})` : ''}: ${keys ? `does not know ${keys}` : complaintOf({ ...issue })}.`;
}

/** The name of the field or section a place lies in. */
function nameAt(input: unknown, path: readonly PropertyKey[]): string | undefined {
  let here = input;
  let named: string | undefined;
  for (const key of path) {
    here = (Object(here) as Record<PropertyKey, unknown>)[key];
    const { name } = Object(here) as { name?: unknown };
    if (typeof name === 'string') named = name;
  }
  return named;
}

function problemsOf({ display, request_schema }: Definition, isOptionCall: IsOptionCall): string[] {
  const asked = request_schema ? formOf(request_schema.sections) : null;
  const shown = display.sections.flatMap(({ data_model }) => data_model.attributes);
  return [
    ...(asked ? problemsOfForm(asked) : []),
    ...[...shown, ...(asked ? allFields(asked) : [])].flatMap((field) =>
      problemsOfField(field, isOptionCall),
    ),
  ];
}

const allFields = ({ fields, groups }: Form) => [
  ...fields,
  ...groups.flatMap(({ data_model }) => data_model.attributes),
];

function problemsOfForm(form: Form): string[] {
  const { fields, groups } = form;
  const all = allFields(form);
  const twice = [...fields, ...groups]
    .map(({ name }) => name)
    .filter((name, at, names) => names.indexOf(name) < at);
  return [
    ...(all.length > MOST_FIELDS ? [`The form has ${all.length} fields; ${MOST_FIELDS} is the most.`] : []),
    ...twice.map((name) => `${name}: stands twice in the form.`),
    ...[...all, ...groups]
      .filter(({ name }) => TAKEN.includes(name) || name in Object.prototype)
      .map(({ name }) => `${name}: is a name Orion uses itself.`),
    ...[fields, ...groups.map(({ data_model }) => data_model.attributes)].flatMap(problemsOfConditions),
    ...all
      .filter(({ data_type }) => data_type === 'file' && !fields.some(({ name }) => name === 'domain'))
      .map(({ name }) => `${name}: a file is kept with a company, so the form must also ask for domain.`),
    ...groups.flatMap(({ name, data_model }) =>
      data_model.attributes
        .filter((field) => field.describe?.sealed === 'true')
        .map((field) => `${name}.${field.name}: only a field outside a list can be sealed.`),
    ),
  ];
}

function problemsOfConditions(fields: readonly Attribute[]): string[] {
  const named = new Map(fields.map((field) => [field.name, field]));
  return fields.flatMap((field) => {
    const condition = conditionOf(field, fields);
    if (!condition) return [];
    const decider = named.get(condition.on);
    if (!decider || !isAsked(decider))
      return [`${field.name}: dependent_on names ${condition.on}, which is no field beside it.`];
    if (condition.values.length === 0)
      return [`${field.name}: dependent_on needs visible_on_selected_value.`];
    return isCircular(field, fields, named)
      ? [`${field.name}: depends on itself through ${condition.on}.`]
      : [];
  });
}

function isCircular(field: Attribute, fields: readonly Attribute[], named: ReadonlyMap<string, Attribute>) {
  const seen = new Set<string>();
  let here: Attribute | undefined = field;
  while (here) {
    if (seen.has(here.name)) return true;
    seen.add(here.name);
    const next: string | undefined = conditionOf(here, fields)?.on;
    here = next === undefined ? undefined : named.get(next);
  }
  return false;
}

function problemsOfField(
  { name, data_type, describe = {} }: Attribute,
  isOptionCall: IsOptionCall,
): string[] {
  const { values_endpoint, values, typeahead, sealed } = describe;
  const path = values_endpoint === undefined ? null : schemaPath(values_endpoint);
  const isKnown = values_endpoint === undefined || (path !== null && values_endpoint.startsWith('/api/v1/'));
  return [
    ...(isKnown && (path === null || isOptionCall(path.replace(/\?.*$/s, '')))
      ? []
      : [`${name}: values_endpoint ${values_endpoint} is not one of Orion's option calls.`]),
    ...(data_type === 'dropdown' && !values && values_endpoint === undefined
      ? [`${name}: needs values or a values_endpoint.`]
      : []),
    ...(typeahead === 'true' && values_endpoint === undefined
      ? [`${name}: typeahead needs a values_endpoint.`]
      : []),
    ...(sealed === 'true' && data_type !== 'string' ? [`${name}: only a string can be sealed.`] : []),
  ];
}
