import { type Kysely, type Selectable, sql } from 'kysely';
import type { Choice, DB } from '#db';
import { type CommandPlatform, type Options, UsageProblem } from './command-line.ts';
import { noteCommand } from './command-trail.ts';
import { type Kind, positionOf, refuseIfNeeded, textOf, valueOf } from './option-rules.ts';

const optionsOf = (db: Kysely<DB>, kind: Kind) =>
  db.selectFrom('choice').selectAll().where('kind', '=', kind).orderBy('position').orderBy('display_name');

/** Holds the table until the transaction ends: of two who add the same at once, the second sees the first one's. */
async function holdOptions(db: Kysely<DB>, kind: Kind) {
  await sql`lock table choice in share row exclusive mode`.execute(db);
  return optionsOf(db, kind).execute();
}

export async function listOptions({ db }: CommandPlatform, kind: Kind) {
  const options = await optionsOf(db, kind).execute();
  if (options.length === 0) return `There is no ${kind} yet.`;
  const width = Math.max(...options.map(({ server_value }) => server_value.length));
  return options
    .map(({ position, server_value, display_name, description, active }) =>
      [
        String(position).padStart(3),
        server_value.padEnd(width),
        display_name,
        ...(description ? [`(${description})`] : []),
        ...(active ? [] : ['[retired]']),
      ].join('  '),
    )
    .join('\n');
}

const noteOption = (platform: CommandPlatform, action: string, kind: Kind, value: string, detail: object) =>
  noteCommand(platform, `option.${action}`, { type: 'choice', id: `${kind}/${value}` }, { ...detail });

/** Two options of one kind that a reader could not tell apart are one too many. */
function refuseTwin(options: readonly Selectable<Choice>[], kind: Kind, name: string, but?: string) {
  const same = (text: string) => text.toLowerCase() === name.toLowerCase();
  const twin = options.find((one) => one.server_value !== but && same(one.display_name));
  if (twin)
    throw new Error(
      `The ${kind} "${twin.server_value}" is already called "${twin.display_name}"${twin.active ? '' : ' (retired)'}.`,
    );
}

export async function addOption(platform: CommandPlatform, kind: Kind, given: string, options: Options) {
  const server_value = valueOf(kind, given);
  const display_name = textOf('--name', options.name ?? given);
  const description = options.description?.trim() ? textOf('--description', options.description) : '';
  const asked = positionOf(options.position);
  await platform.db.transaction().execute(async (db) => {
    const known = await holdOptions(db, kind);
    const twin = known.find((one) => one.server_value.toLowerCase() === server_value.toLowerCase());
    if (twin)
      throw new Error(
        `The ${kind} "${twin.server_value}" is there already${twin.active ? '' : `; bring it back with: npm run admin -- option ${kind} restore "${twin.server_value}"`}.`,
      );
    refuseTwin(known, kind, display_name);
    const position = asked ?? Math.max(-1, ...known.map((one) => one.position)) + 1;
    const row = { kind, server_value, display_name, description, position };
    await db.insertInto('choice').values(row).execute();
    await noteOption({ ...platform, db }, 'add', kind, server_value, { display_name, position });
  });
  return `The ${kind} "${server_value}" is there, shown as "${display_name}".`;
}

/** Changes one option that is there; `settle` looks at it and at its neighbours first. */
async function change(
  platform: CommandPlatform,
  action: string,
  kind: Kind,
  given: string,
  settle: (option: Selectable<Choice>, all: readonly Selectable<Choice>[]) => Partial<Selectable<Choice>>,
) {
  const asked = valueOf(kind, given);
  return platform.db.transaction().execute(async (db) => {
    const all = await holdOptions(db, kind);
    const option = all.find((one) => one.server_value === asked);
    if (!option)
      throw new Error(`There is no ${kind} "${asked}". See them with: npm run admin -- option ${kind} list`);
    const set = settle(option, all);
    await db
      .updateTable('choice')
      .set(set)
      .where('kind', '=', kind)
      .where('server_value', '=', asked)
      .execute();
    await noteOption({ ...platform, db }, action, kind, asked, set);
    return `The ${kind} "${asked}"`;
  });
}

export async function renameOption(platform: CommandPlatform, kind: Kind, value: string, options: Options) {
  const position = positionOf(options.position);
  const set = {
    ...(options.name !== undefined && { display_name: textOf('--name', options.name) }),
    ...(options.description !== undefined && {
      description: options.description.trim() && textOf('--description', options.description),
    }),
    ...(position !== undefined && { position }),
  };
  if (Object.keys(set).length === 0) throw new UsageProblem('--name "New name" is missing.');
  const subject = await change(platform, 'rename', kind, value, ({ server_value }, all) => {
    if (set.display_name !== undefined) refuseTwin(all, kind, set.display_name, server_value);
    return set;
  });
  return set.display_name === undefined
    ? `${subject} is changed.`
    : `${subject} is shown as "${set.display_name}".`;
}

export const retireOption = async (platform: CommandPlatform, kind: Kind, value: string) => {
  const subject = await change(platform, 'retire', kind, value, ({ server_value, active }) => {
    refuseIfNeeded(kind, server_value);
    if (!active) throw new Error(`The ${kind} "${server_value}" is retired already.`);
    return { active: false };
  });
  return `${subject} is retired: it is offered no more, and what was chosen stays.`;
};

export const restoreOption = async (platform: CommandPlatform, kind: Kind, value: string) => {
  const subject = await change(platform, 'restore', kind, value, ({ server_value, active }) => {
    if (active) throw new Error(`The ${kind} "${server_value}" is offered already.`);
    return { active: true };
  });
  return `${subject} is offered again.`;
};
