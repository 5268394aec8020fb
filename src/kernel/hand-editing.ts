import * as z from 'zod';
import { websiteAddress } from '#kernel/links.ts';
import { plainText } from '#kernel/query-fields.ts';

const LARGEST_INTEGER = 2_147_483_647;

/** Which state of a record an edit was made on; a record that has moved on refuses it. */
export const version = z
  .int({
    error: ({ input }) =>
      input === undefined ? 'is required: send the version you read' : 'must be a whole number',
  })
  .min(1, 'must be a whole number above 0')
  .max(LARGEST_INTEGER, 'must be a version that Orion gave out');

const EMPTY = 'must not be empty';

/** Words on one line, never none. */
export const lineText = (most: number, whyEmpty = EMPTY) =>
  plainText(most)
    .trim()
    .min(1, whyEmpty)
    .regex(/^\P{Cc}*$/u, 'must be a single line');

/** A name that somebody types: with something to be seen, and read in the order in which it is kept. */
export const nameText = (most: number, whyEmpty = EMPTY) =>
  lineText(most, whyEmpty)
    .regex(/[^\p{C}\p{Z}\p{M}]/u, whyEmpty)
    .regex(/^[^\u202A-\u202E\u2066-\u2069]*$/, 'must not hold marks that turn the direction of text');

/** Text that may be missing; blank is missing. */
export const optionalText = (most: number) =>
  plainText(most)
    .trim()
    .transform((text) => (text === '' ? null : text))
    .nullable();

/** An http or https address that may be missing, kept in its full form. */
export const webAddress = (most: number) =>
  plainText(most)
    .trim()
    .transform((text, context) => {
      if (text === '') return null;
      const address = websiteAddress(text);
      if (address === null)
        context.issues.push({
          code: 'custom',
          message: 'must be a web address, like https://acme.example',
          input: text,
        });
      return address;
    })
    .nullable();

/** Where one value came from. A person's word outranks every other source. */
export interface Origin {
  source: string;
  by?: number;
  at?: string;
}
export const provenance = z.record(z.string(), z.looseObject({ source: z.string() }));
export type Provenance = Record<string, Origin>;

export const PERSON = 'person';
/** Who types, and when. */
export interface EditMark {
  by: number;
  at: string;
}

/** What is stored about the origin of values; anything that is none is left out. */
export const provenanceOf = (stored: unknown): Provenance =>
  Object.fromEntries(
    Object.entries(Object(stored) as Record<string, unknown>).filter(
      (entry): entry is [string, Origin] => typeof (entry[1] as Origin | null)?.source === 'string',
    ),
  );

export interface FieldChange {
  field: string;
  old: unknown;
  new: unknown;
}

/** What an edit was about, as the audit trail takes it: names in the open, values as hashes. */
export const auditOf = (changes: readonly FieldChange[]) => ({
  before: Object.fromEntries(changes.map(({ field, old }) => [field, old])),
  after: Object.fromEntries(changes.map((change) => [change.field, change.new])),
  detail: { fields: changes.map(({ field }) => field) },
});

const alike = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/**
 * What an edit by hand comes to: the values that differ, and the origins after it. A value that is typed as it
 * already was changes nothing but becomes the person's; null when not even that is new.
 */
export function settleEdit(
  current: Readonly<Record<string, unknown>>,
  origins: Provenance,
  typed: Readonly<Record<string, unknown>>,
  hand: EditMark,
): { changes: FieldChange[]; provenance: Provenance } | null {
  const changes = Object.entries(typed)
    .filter(([field, value]) => !alike(current[field], value))
    .map(([field, value]) => ({ field, old: current[field], new: value }));
  const fresh = Object.keys(typed).filter(
    (field) => origins[field]?.source !== PERSON || changes.some((change) => change.field === field),
  );
  if (fresh.length === 0) return null;
  const marked = Object.fromEntries(fresh.map((field) => [field, { source: PERSON, ...hand }]));
  return { changes, provenance: { ...origins, ...marked } };
}
