import type { Kysely } from 'kysely';
import type { DB } from '#db';
import { listChoices } from '#server/db/choices.queries.ts';
import { invalid } from '#server/http/errors.ts';
import { listCompanyProjects } from './history.queries.ts';

const NO_PROJECT = 'No Project Required';

/** Puts a company into exactly these projects, each by its name or its value; answers what it was before and is now. */
export async function setProjects(db: Kysely<DB>, company_id: number, written: readonly string[]) {
  const choices = await listChoices(db, 'project').execute();
  const named = written.map((text) => {
    const same = (value: string) => value.toLowerCase() === text.toLowerCase();
    const choice = choices.find(({ server_value, display_name }) => same(server_value) || same(display_name));
    if (!choice) throw invalid(`"${text}" is not a project. Choose one of those that are offered.`);
    return choice.server_value;
  });
  const after = [...new Set(named)].filter((value) => value !== NO_PROJECT);
  // Who sets them meanwhile waits, and then replaces what is set here.
  const company = db.selectFrom('company').select('company_id').where('company_id', '=', company_id);
  await company.forNoKeyUpdate().execute();
  const before = (await listCompanyProjects(db, company_id).execute()).map(
    ({ server_value }) => server_value,
  );
  await db.deleteFrom('company_project').where('company_id', '=', company_id).execute();
  if (after.length > 0)
    await db
      .insertInto('company_project')
      .values(after.map((server_value) => ({ company_id, server_value })))
      .execute();
  return { before, after };
}
