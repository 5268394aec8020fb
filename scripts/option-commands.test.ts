import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#orion/server/testing/test-app.ts';
import { adminCommands } from './admin-commands.ts';
import { KINDS } from './option-rules.ts';
import { runCommand } from './testing/run-command.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});

const option = (...words: string[]) => runCommand(server, adminCommands, ['option', ...words]);
const stored = (kind: string, server_value: string) =>
  server.db
    .selectFrom('choice')
    .selectAll()
    .where('kind', '=', kind)
    .where('server_value', '=', server_value)
    .executeTakeFirst();
const events = () =>
  server.db
    .selectFrom('audit_event')
    .select(['action', 'object_type', 'object_id', 'via', 'detail'])
    .where('object_type', '=', 'choice')
    .orderBy('event_id')
    .execute();
const everything = () =>
  server.db.selectFrom('choice').selectAll().orderBy('kind').orderBy('server_value').execute();

describe('npm run admin -- option', () => {
  it.each(KINDS)('adds, renames, retires and restores a %s, each with one audit event', async (kind) => {
    const value = kind === 'rating' ? '41' : kind === 'tp_status' ? 'WATCHED' : 'Something Else';
    const before = (await events()).length;

    await option(
      kind,
      'add',
      value,
      '--name',
      'Shown so',
      '--description',
      'What it means',
      '--position',
      '7',
    );
    await option(kind, 'rename', value, '--name', 'Shown otherwise');
    await option(kind, 'retire', value);
    const retired = await stored(kind, value);
    await option(kind, 'restore', value);

    expect(retired).toMatchObject({ display_name: 'Shown otherwise', active: false });
    expect(await stored(kind, value)).toMatchObject({
      description: 'What it means',
      position: 7,
      active: true,
    });
    expect(
      (await events()).slice(before).map(({ action, object_id, via }) => [action, object_id, via]),
    ).toEqual(
      ['add', 'rename', 'retire', 'restore'].map((word) => [`option.${word}`, `${kind}/${value}`, 'command']),
    );
  });

  it('puts a new one last and shows it by its value, where nothing else is said', async () => {
    await option('document_type', 'add', 'Board Deck');

    const lines = (await option('document_type', 'list')).split('\n');

    expect(await stored('document_type', 'Board Deck')).toMatchObject({ display_name: 'Board Deck' });
    expect(lines.at(-1)).toMatch(/Board Deck\s+Board Deck$/);
    expect(lines[0]).toMatch(/^\s+0 {2}Pitch Deck\s+Pitch Deck$/);
  });

  it('changes description and position under the same name', async () => {
    await option('growth_tag', 'add', 'Fast mover');

    await option(
      'growth_tag',
      'rename',
      'Fast mover',
      '--description',
      'Doubled in a year',
      '--position',
      '3',
    );

    expect(await stored('growth_tag', 'Fast mover')).toMatchObject({
      display_name: 'Fast mover',
      description: 'Doubled in a year',
      position: 3,
    });
  });

  it('keeps pipeline statuses in capitals, however they are typed', async () => {
    await option('tp_status', 'add', 'second_look', '--name', 'Second Look');
    await option('tp_status', 'retire', 'Second_Look');

    expect(await stored('tp_status', 'SECOND_LOOK')).toMatchObject({
      display_name: 'Second Look',
      active: false,
    });
    expect(await option('tp_status', 'list')).toMatch(/SECOND_LOOK\s+Second Look {2}\[retired\]/);
  });

  it.each([
    [['colour', 'list'], `"colour" is not a kind of option. There are: ${KINDS.join(', ')}.`],
    [['rating'], 'No such command.'],
    [['rating', 'remove', '1'], 'No such command.'],
    [['rating', 'add'], 'VALUE is missing.'],
    [['rating', 'add', 'high'], '"high" is not a rating: ratings are whole numbers from 0 to 999.'],
    [['rating', 'add', '2.5'], '"2.5" is not a rating'],
    [['rating', 'add', '007'], '"007" is not a rating'],
    [['rating', 'add', '3'], 'The rating "3" is there already.'],
    [['project', 'add', 'no project required'], 'The project "No Project Required" is there already.'],
    [
      ['document_type', 'add', 'Slides', '--name', 'pitch deck'],
      'The document_type "Pitch Deck" is already called "Pitch Deck".',
    ],
    [
      ['document_type', 'rename', 'Memo', '--name', 'CONTRACT'],
      'The document_type "Contract" is already called "Contract".',
    ],
    [['document_type', 'rename', 'Memo'], '--name "New name" is missing.'],
    [['document_type', 'rename', 'Memo', '--name', '  '], '--name is empty.'],
    [['document_type', 'rename', 'Haiku', '--name', 'X'], 'There is no document_type "Haiku".'],
    [['document_type', 'add', '   '], 'VALUE is empty.'],
    [['document_type', 'add', 'x'.repeat(201)], 'VALUE must have at most 200 characters.'],
    [['document_type', 'add', 'two\nlines'], 'VALUE contains characters that are not text.'],
    [['document_type', 'add', 'X', '--position', '-1'], '--position'],
    [['document_type', 'add', 'X', '--position', 'first'], '--position must be a whole number'],
    [['document_type', 'add', 'X', '--colour', 'red'], "Unknown option '--colour'"],
    [
      ['project', 'retire', 'No Project Required'],
      'The project "No Project Required" cannot be retired: it is how a note says that it needs no project.',
    ],
    [['rating', 'retire', '0'], 'The rating "0" cannot be retired'],
    [['rating', 'retire', '5', 'please'], '"please" is one word too many.'],
    [['company_status', 'restore', 'Private'], 'The company_status "Private" is offered already.'],
  ])('answers %j with what is wrong and changes nothing', async (words, problem) => {
    const before = [await everything(), await events()];

    await expect(option(...words)).rejects.toThrow(problem);

    expect([await everything(), await events()]).toEqual(before);
  });

  it('says how to bring back what is there but retired', async () => {
    await option('update_type', 'retire', 'Press');

    await expect(option('update_type', 'add', 'Press')).rejects.toThrow(
      'npm run admin -- option update_type restore "Press"',
    );
    await expect(option('update_type', 'retire', 'Press')).rejects.toThrow('is retired already.');
  });

  it('lets one of two who add the same at once win, and tells the other', async () => {
    const outcomes = await Promise.allSettled(
      ['Twin', 'twin'].map((value) => option('reference_type', 'add', value)),
    );

    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find((one) => one.status === 'rejected')?.reason.message).toContain('is there already');
  });
});
