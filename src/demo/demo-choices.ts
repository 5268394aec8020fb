import type pg from 'pg';
import { growthTags } from './companies/growth-tags.ts';
import { projects, quipTypes } from './words/firm-words.ts';

type Choice = readonly [kind: string, server_value: string, display_name: string, description: string];

const CHOICES: readonly Choice[] = [
  ...Object.values(growthTags).map(
    ({ name, description }) => ['growth_tag', name, name, description] as const,
  ),
  ...quipTypes.map(([value, name, description]) => ['quip_type', value, name, description] as const),
  ...projects.map((name) => ['project', name, name, ''] as const),
];

/** The options the demonstration firm has added to those Orion ships with. */
export async function addDemoChoices(client: pg.ClientBase) {
  const column = (index: 0 | 1 | 2 | 3) => CHOICES.map((choice) => choice[index]);
  await client.query(
    `insert into choice (kind, server_value, display_name, description, position)
     select kind, server_value, display_name, description, row_number() over (partition by kind order by at)
     from unnest($1::text[], $2::text[], $3::text[], $4::text[]) with ordinality
       as c (kind, server_value, display_name, description, at)
     order by at
     on conflict do nothing`,
    [column(0), column(1), column(2), column(3)],
  );
}
