import { counted, grouped } from '#kernel/numbers.ts';
import { mailOf, oneLine } from '#server/mail/layout.ts';
import type { Platform } from '#server/platform.ts';
import type { ImportRecord } from '../import-record.contract.ts';
import { entityWord } from '../import-fields.rules.ts';
import { findMaker } from './imports.queries.ts';
import { readImport } from './import-status.ts';

/** Whoever waited longer than this has gone on to something else. */
const LONG_MS = 60_000;

/** Tells the person who brought a file by mail that a step ended which took long. */
export async function tellEnd(
  { db, clock, config, mail, log }: Pick<Platform, 'db' | 'clock' | 'config' | 'mail' | 'log'>,
  id: string,
  begun: Date,
) {
  const ended = clock.now();
  if (ended.getTime() - begun.getTime() < LONG_MS) return;
  try {
    const maker = await findMaker(db, id).executeTakeFirst();
    if (!maker) return;
    const { subject, text } = endWords(await readImport(db, id));
    const href = `${config.ORION_ORIGIN}/explore?import=${id}`;
    const blocks = [
      { kind: 'text', text },
      { kind: 'button', label: 'Open the import', href },
    ] as const;
    await mail.send(db, {
      effect_key: `import ${id} ${ended.toISOString()}`,
      to: maker.email_address,
      template: 'import-ended',
      subject,
      ...mailOf({ title: subject, blocks }),
    });
  } catch (error) {
    log.warn({ err: error, import: id }, 'mail about an import');
  }
}

/** What a step did, in a subject and a sentence. */
export function endWords({ file_name, status, failure, stopped, counts, entity }: ImportRecord) {
  const name = oneLine(file_name);
  const { create, update, rejected, conflict } = counts;
  switch (status) {
    case 'checked':
      return {
        subject: `${name} has been checked`,
        text: `${grouped(create)} new, ${grouped(update)} updated, ${counted(conflict, 'conflict')}, ${grouped(rejected)} rejected. Nothing has been imported yet.`,
      };
    case 'committed':
      return {
        subject: `${name} has been imported`,
        text: `${counted(create, entityWord[entity], entity)} created, ${grouped(update)} updated, ${counted(rejected, 'row')} rejected.`,
      };
    case 'undone':
      return {
        subject: `The import of ${name} has been undone`,
        text: 'The previous values have been restored.',
      };
    default:
      return {
        subject: stopped ? `The import of ${name} was stopped` : `The import of ${name} failed`,
        text: failure ?? 'Nothing was changed.',
      };
  }
}
