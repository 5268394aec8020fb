import type { Kysely, Selectable } from 'kysely';
import type { DB, FormTemplate } from '#db';
import { type Attribute, definition, type Section, type Template } from '#kernel/forms/form-language.ts';
import { notFound } from '#server/http/errors.ts';
import { SHIPPED } from '../entries.contract.ts';
import { findTemplate } from './templates.queries.ts';

const OWN_ADDRESS: readonly string[] = [...SHIPPED, 'associate-weekly-metrics'];

/** Where the entries of a template are; the server says so, no template does. */
export const endpointOf = (slug: string) =>
  OWN_ADDRESS.includes(slug) ? `/api/v1/${slug}` : `/api/v1/submissions/${slug}`;

/** A kept template in its wire shape, for whoever asks. */
export function wireTemplate(
  row: Pick<Selectable<FormTemplate>, 'slug' | 'version' | 'definition'>,
  email: string,
): Template {
  const { request_schema, display, ...said } = definition.parse(row.definition);
  const endpoint = endpointOf(row.slug);
  return {
    ...said,
    version: row.version,
    api: {
      endpoint,
      draft_endpoint: `/api/v1/draft/${row.slug}`,
      ...(said.approval === 'true' && { unpublished_endpoint: `/api/v1/unpublished/${row.slug}` }),
    },
    display: { sections: display.sections.map((one) => withAddresses(one, endpoint, email)) },
    ...(request_schema && { request_schema: { ...request_schema, api: { endpoint } } }),
  };
}

/** Tables and graphs show what lies at the template's own address; a graph begins with whoever looks at it. */
const withAddresses = (section: Section, endpoint: string, email: string): Section => ({
  ...section,
  data_model: {
    attributes: section.data_model.attributes.map((field): Attribute => {
      if (field.data_type !== 'table' && field.data_type !== 'graph') return field;
      const asks = field.describe?.input_parameters && {
        input_parameters: { scoper_email: { value: email } },
      };
      return { ...field, describe: { ...field.describe, values_endpoint: endpoint, ...asks } };
    }),
  },
});

/** A template as it is kept; 404 when there is none. */
export async function keptTemplate(db: Kysely<DB>, slug: string, version?: number) {
  const row = await findTemplate(db, slug, version).executeTakeFirst();
  if (!row) throw notFound('Template');
  return row;
}
