import * as z from 'zod';
import { personId } from '#features/people/people.contract.ts';
import { defineContract } from '#kernel/endpoint.ts';
import { domainText } from '#kernel/query-fields.ts';

const valueSource = z.object({
  field: z.string().describe('A column, or what the record has several of: aliases, lists'),
  value: z.unknown().describe('Null where somebody cleared it'),
  source: z.string().describe('“import”, “person”, “demo”, or the system that told it'),
  by: z.string().nullable().describe('Who imported or typed it, by full name'),
  at: z.iso.datetime().nullable(),
  file: z
    .object({
      import_id: z.uuid(),
      file_name: z.string(),
      sheet: z.string().nullable(),
      line: z.int().nullable().describe('Null where it was not kept, or every line got the value'),
      for_every_line: z.boolean().describe('The file has no such column; whoever imported it set the value'),
      undone: z.boolean().describe('The import was undone since, and this value kept'),
    })
    .nullable(),
});
export type ValueSource = z.infer<typeof valueSource>;

const reply = z.object({ data: z.object({ name: z.string(), values: z.array(valueSource) }) });

export const sourcesContract = defineContract({
  ofCompany: {
    method: 'GET',
    path: '/companies/{domain}/sources',
    summary: 'Where each value of a company came from: the line of a file, a person, or another system',
    params: z.object({ domain: domainText }),
    reply,
  },
  ofPerson: {
    method: 'GET',
    path: '/people/{person_id}/sources',
    summary: 'Where each value of a person came from',
    params: personId,
    reply,
  },
});
