import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import { readDefinition } from '#kernel/forms/form-checks.ts';
import type { Definition } from '#kernel/forms/form-language.ts';
import { features } from '#orion/server/app.ts';
import { json } from '#server/db/client.ts';
import { listTemplates } from '#features/submissions/server/templates.queries.ts';
import { type CommandPlatform, type Commands, fromHere } from './command-line.ts';
import { noteCommand } from './command-trail.ts';

/** Calls that a form may ask for options: those whose contract says so. */
const optionPaths = new Set(
  features.flatMap(({ contract }) =>
    Object.values(contract)
      .filter(({ options }) => options)
      .map(({ path }): string => path),
  ),
);

/** The address a template gets: its name in small letters, or a number for one without any of ours. */
const slugOf = (name: string) =>
  name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|(?<!-)-+$/g, '')
    .slice(0, 60) || `form-${createHash('sha256').update(name).digest('hex').slice(0, 8)}`;

async function readFileOf(file: string): Promise<unknown[]> {
  const text = await readFile(file, 'utf8');
  const forms = formsOf(text.replace(/^\uFEFF/, ''), file);
  if (forms.length === 0) throw new Error(`${file} has no form in it.`);
  return forms;
}

function formsOf(text: string, file: string): unknown[] {
  try {
    return [JSON.parse(text) as unknown].flat();
  } catch (error) {
    throw new Error(`${file} is not JSON: ${(error as Error).message}`, { cause: error });
  }
}

function checked(input: unknown): Definition {
  const read = readDefinition(input, (path) => optionPaths.has(path));
  if ('definition' in read) return read.definition;
  const { name } = Object(input) as { name?: unknown };
  throw new Error(
    [`${typeof name === 'string' ? name : 'The form'} was not imported:`, ...read.problems].join('\n  '),
  );
}

/** Takes the forms of a file in; one that is there already gets another version, if anything in it changed. */
async function importTemplates(platform: CommandPlatform, file: string) {
  const wanted = (await readFileOf(file)).map(checked);
  const lines: string[] = [];
  await platform.db.transaction().execute(async (db) => {
    const known = await listTemplates(db).execute();
    for (const definition of wanted) {
      const { name } = definition;
      const before = known.find((one) => one.name === name);
      const slug = before?.slug ?? slugOf(name);
      if (!before && known.some((one) => one.slug === slug))
        throw new Error(`${name}: another template has this name in small letters. Choose another name.`);
      if (wanted.some((one) => one !== definition && one.name === name))
        throw new Error(`${name} is in the file more than once.`);
      if (before && isDeepStrictEqual(before.definition, definition)) {
        lines.push(`${name} is unchanged.`);
        continue;
      }
      const version = (before?.version ?? 0) + 1;
      const created_at = platform.clock.now().toISOString();
      await db
        .insertInto('form_template')
        .values({
          slug,
          version,
          name,
          definition: json(definition),
          position: before?.position ?? 100,
          created_at,
        })
        .execute();
      if (!before) known.push({ slug, name, version, definition, position: 100, created_at });
      await noteCommand(
        { ...platform, db },
        'template.import',
        { type: 'form_template', id: slug },
        { version },
      );
      lines.push(`${name} is version ${version}.`);
    }
  });
  return lines.join('\n');
}

async function exportTemplates({ db }: CommandPlatform, file: string) {
  const templates = await listTemplates(db).execute();
  const definitions = templates.map(({ definition }) => definition);
  await writeFile(file, `${JSON.stringify(definitions, null, 2)}\n`, { flag: 'wx' });
  return `${templates.length} templates are in ${file}.`;
}

/** The firm's own forms. */
export const templateCommands: Commands = {
  'template import': {
    usage: 'FILE',
    summary:
      'Take forms in from a JSON file: one, or a list; older entries keep the version they were written with',
    args: ['FILE'],
    run: async (platform, [file = '']) => importTemplates(platform, fromHere(file)),
  },
  'template export': {
    usage: 'FILE',
    summary: 'Write all forms to a JSON file, as import takes them',
    args: ['FILE'],
    run: async (platform, [file = '']) => exportTemplates(platform, fromHere(file)),
  },
};
