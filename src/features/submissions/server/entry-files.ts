import type { Kysely } from 'kysely';
import type { DB } from '#db';
import type { Answers, Attribute, Form } from '#kernel/forms/form-language.ts';
import { listForeignFiles } from './entries.queries.ts';
import { refuseField } from './entry-rules.ts';

/** Every text of an answer, also inside a list of records. */
export function textsIn(value: unknown): string[] {
  if (value !== null && typeof value === 'object') return Object.values(value).flatMap(textsIn);
  return [typeof value === 'string' ? value : JSON.stringify(value ?? '')];
}

/** The addresses of files among them. */
export const fileUrlsIn = (value: unknown) =>
  textsIn(value).filter((text) => text.startsWith('/media/files/'));

/** A file stays with the company it was added for: an entry that is moved to another must not lead there. */
export async function refuseForeignFiles(db: Kysely<DB>, form: Form, answers: Answers, company_id: number) {
  const urls = fileUrlsIn(answers);
  if (urls.length === 0) return;
  const [foreign] = await listForeignFiles(db, urls, company_id).execute();
  if (!foreign) return;
  const sentence = `${foreign.file_name} is kept with ${foreign.company_name}. Remove it and add it again.`;
  throw refuseField(placeOf(form, answers, foreign.url), sentence);
}

/** The name of the field that holds an address, as errors name it. */
function placeOf({ fields, groups }: Form, answers: Answers, url: string): string {
  const fieldIn = (asked: readonly Attribute[], record: Answers) =>
    asked.find(({ name }) => fileUrlsIn(record[name]).includes(url))?.name;
  const places = groups.flatMap(({ name, data_model }) =>
    ((answers[name] ?? []) as Answers[]).map((record, at) => {
      const field = fieldIn(data_model.attributes, record);
      return field && `${name}.${at}.${field}`;
    }),
  );
  return [fieldIn(fields, answers), ...places].find((place) => place !== undefined) ?? '';
}
