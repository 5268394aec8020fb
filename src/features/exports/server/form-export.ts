import type { Kysely } from 'kysely';
import type { DB } from '#db';
import { definition, formOf, isSealed } from '#kernel/forms/form-language.ts';
import { notFound } from '#server/http/errors.ts';
import type { ExportEntity } from './export-entities.ts';
import { exportFormEntries } from './written-exports.queries.ts';

/** The entries of one form as a table of its own: a column for each thing that any version of the form asked for. */
export async function exportOfForm(db: Kysely<DB>, template: string): Promise<ExportEntity> {
  const versions = await db
    .selectFrom('form_template')
    .select('definition')
    .where('slug', '=', template)
    .orderBy('version', 'desc')
    .execute();
  if (versions.length === 0) throw notFound('Template');
  const forms = versions.map(({ definition: kept }) =>
    formOf(definition.parse(kept).request_schema?.sections ?? []),
  );
  const asked = forms.flatMap(({ fields }) => fields);
  const fields = new Map([
    ...asked.map((field) => [field.name, { isSealed: isSealed(field) }] as const),
    ...forms.flatMap(({ groups }) => groups).map(({ name }) => [name, { isSealed: false }] as const),
  ]);
  return {
    query: (on, user_id) => exportFormEntries(on, user_id, { template, fields }),
    html: asked.filter(({ data_type }) => data_type === 'editor').map(({ name }) => name),
  };
}
