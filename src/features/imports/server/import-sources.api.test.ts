import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { findStatus, listOwnersOf } from '#features/pipeline/server/pipeline.queries.ts';
import { projectFolder } from '#server/project-folder.ts';
import { sourceOf } from '../headers.rules.ts';
import type { ImportRecord } from '../import-record.contract.ts';
import { companySources } from './testing/samples/company-sources.ts';
import { formats } from './testing/samples/formats.ts';
import { peopleSources } from './testing/samples/people-sources.ts';
import { EMPLOYERS, type Sample } from './testing/samples/sample.ts';
import { importScene } from './testing/import-scene.ts';

const { db, send, step, takeIn, findCompany } = await importScene();
const SAMPLES = [...companySources, ...peopleSources, ...formats];
const PLACE = fileURLToPath(new URL('docs/import-sources.md', projectFolder));

/** A company with where it stands and who looks after it. */
const findStanding = async (company_domain: string) => {
  const company = await findCompany(company_domain);
  const company_id = company?.company_id ?? 0;
  const status = await findStatus(db, company_id).executeTakeFirst();
  const owners = await listOwnersOf(db, company_id).execute();
  const tp_owners = owners.map(({ full_name }) => full_name);
  return { ...company, tp_status: status?.tp_status ?? null, tp_owners };
};

const findPerson = async (full_name: string) => {
  const person = await db
    .selectFrom('person')
    .leftJoin('company', 'company.company_id', 'person.company_id')
    .select(['person_id', 'job_title', 'person.linkedin_url', 'company_domain'])
    .where('full_name', '=', full_name)
    .executeTakeFirst();
  const emails = await db
    .selectFrom('person_email')
    .select('email')
    .where('person_id', '=', person?.person_id ?? 0)
    .orderBy('email')
    .execute();
  return person && { ...person, emails: emails.map(({ email }) => email) };
};

/** The cells that are not as they must be, "ferrowick.example hq_city: Bergen". */
async function wrongCells({ entity, cells }: Sample) {
  const wrong: string[] = [];
  for (const [key, values] of Object.entries(cells)) {
    const row: Record<string, unknown> = {
      ...(await (entity === 'companies' ? findStanding(key) : findPerson(key))),
    };
    for (const [field, value] of Object.entries(values))
      if (JSON.stringify(row[field]) !== JSON.stringify(value))
        wrong.push(`${key} ${field}: ${JSON.stringify(row[field])}`);
  }
  return wrong;
}

const countCells = ({ cells }: Sample) =>
  Object.values(cells).reduce((sum, values) => sum + Object.keys(values).length, 0);
const seenOf = (record: ImportRecord) => sourceOf(record.headers)?.seen ?? '';

/** One line of the table: what becomes of the file when nobody says a word about it. */
async function tryOut(sample: Sample) {
  const { of, entity, file, file_name, preset, refusedAs } = sample;
  const reply = await send(file, entity, file_name);
  if (reply.statusCode !== 201) {
    const { message } = reply.json<{ message: string }>();
    return [of, refusedAs && message.includes(refusedAs) ? 'yes' : 'no', '', '', '', message, ''];
  }
  const { data } = reply.json<{ data: ImportRecord }>();
  const isTold = preset === undefined || sourceOf(data.headers)?.name === preset;
  const { column_readings, rows_total } = await step(data.id, 'check');
  await step(data.id, 'commit');
  const wrong = await wrongCells(sample);
  await step(data.id, 'undo');
  const all = countCells(sample);
  const asked = column_readings.filter(({ reading }) => reading === null).length;
  expect(wrong, of).toEqual([]);
  return [
    of,
    isTold ? 'yes' : 'no',
    `${rows_total}`,
    `${all - wrong.length} of ${all}`,
    asked === 0 ? '' : `${asked} column`,
    '',
    preset ? seenOf(data) : '',
  ];
}

const HEAD = [
  'source or format',
  'recognized',
  'rows',
  'cells right',
  'asked',
  'refused with',
  'headers seen in',
];

const lines: string[][] = [];

describe('what becomes of a file when nobody says a word about it', () => {
  beforeAll(() => takeIn(EMPLOYERS));

  it.each(SAMPLES)('$of', async (sample) => {
    const line = await tryOut(sample);
    lines.push(line);
    expect(line[1]).toBe('yes');
  });

  it('is what docs/import-sources.md says', async () => {
    const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`.replaceAll(/ {2,}/g, ' ');
    const renewed = readFileSync(PLACE, 'utf8').replace(
      /\| source or format \|[^]*?\n(?=\n)/,
      () => `${[row(HEAD), row(HEAD.map(() => '---')), ...lines.map(row)].join('\n')}\n`,
    );
    expect(renewed).toContain('| CSV | yes | 2 |');
    await expect(renewed).toMatchFileSnapshot(PLACE);
  });
});
