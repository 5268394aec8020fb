import type { Kysely } from 'kysely';
import type { DB } from '#db';
import type { Answers, Attribute, Form } from '#kernel/forms/form-language.ts';
import { listFilesAt } from './entries.queries.ts';
import { refuseField } from './entry-rules.ts';

/** Every text of an answer, also inside a list of records. */
export function textsIn(value: unknown): string[] {
  if (value !== null && typeof value === 'object') return Object.values(value).flatMap(textsIn);
  return [typeof value === 'string' ? value : JSON.stringify(value ?? '')];
}

/** The addresses of files among them. */
const fileUrlsIn = (value: unknown) => textsIn(value).filter((text) => text.startsWith('/media/files/'));

/** Every file of some answers with what is known of it; what nobody knows any more was deleted. */
export async function filesIn(db: Kysely<DB>, answers: Answers) {
  const urls = [...new Set(fileUrlsIn(answers))];
  if (urls.length === 0) return [];
  const known = await listFilesAt(db, urls).execute();
  return urls.map((url) => {
    const { file_name = 'File', deleted = true } = known.find((one) => one.url === url) ?? {};
    return { url, file_name, deleted };
  });
}

interface Holding {
  company_id: number | undefined;
  /** What a handed-in entry holds already stays, though it was deleted since. */
  held: Answers;
}

/** Refuses a file that is not there, and one of another company: an entry that is moved to another must not lead there. */
export async function refuseFiles(
  db: Kysely<DB>,
  form: Form,
  answers: Answers,
  { company_id, held }: Holding,
) {
  const given = filePlaces(form, answers);
  if (given.length === 0) return;
  const urls = given.map(({ url }) => url);
  const known = await listFilesAt(db, urls).execute();
  const kept = fileUrlsIn(held);
  for (const { url, place } of given) {
    const file = known.find((one) => one.url === url);
    const name = file?.file_name ?? 'This file';
    if ((!file || file.deleted) && !kept.includes(url))
      throw refuseField(place, `${name} was deleted. Remove it and add another file.`);
    if (file && company_id !== undefined && file.company_id !== company_id)
      throw refuseField(place, `${name} is kept with ${file.company_name}. Remove it and add it again.`);
  }
}

/** Each file of some answers, and the name of its field as errors name it. */
function filePlaces({ fields, groups }: Form, answers: Answers) {
  const within = (asked: readonly Attribute[], record: Answers, before = '') =>
    asked
      .filter(({ data_type }) => data_type === 'file')
      .flatMap(({ name }) => fileUrlsIn(record[name]).map((url) => ({ url, place: `${before}${name}` })));
  return [
    ...within(fields, answers),
    ...groups.flatMap(({ name, data_model }) =>
      ((answers[name] ?? []) as Answers[]).flatMap((record, at) =>
        within(data_model.attributes, record, `${name}.${at}.`),
      ),
    ),
  ];
}
