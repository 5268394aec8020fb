import { GATES } from '#kernel/access.ts';
import { accessCommands } from './access-commands.ts';
import { auditCommands } from './audit-commands.ts';
import { auditMonthCommands } from './audit-months.ts';
import { type CommandPlatform, type Commands, UsageProblem } from './command-line.ts';
import { noteCommand } from './command-trail.ts';
import { mailCommands } from './mail-commands.ts';
import { optionCommands } from './option-commands.ts';
import { dataVersion } from '#server/db/migrate.ts';
import { staffCommands } from './staff-commands.ts';
import { templateCommands } from './template-commands.ts';

const isGate = (name: string) => GATES.some((gate) => gate === name);

async function setGate(platform: CommandPlatform, name: string, word: string) {
  if (!isGate(name)) throw new UsageProblem(`"${name}" is not a gate. There is: ${GATES.join(', ')}`);
  if (word !== 'on' && word !== 'off') throw new UsageProblem(`"${word}" is neither on nor off.`);
  const row = { enabled: word === 'on', changed_at: platform.clock.now().toISOString() };
  await platform.db
    .insertInto('feature_gate')
    .values({ name, ...row })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute();
  await noteCommand(platform, 'gate.set', { type: 'feature_gate', id: name }, { enabled: row.enabled });
  return `${name} is ${word}.`;
}

/** Everything `npm run admin` can do: one entry each, one table to spread in for a new area. */
export const adminCommands: Commands = {
  ...staffCommands,
  ...accessCommands,
  ...optionCommands,
  ...auditCommands,
  ...auditMonthCommands,
  ...mailCommands,
  version: {
    usage: '',
    summary: 'The version of the data: the last migration this database has',
    args: [],
    run: async ({ db }) => dataVersion(db),
  },
  ...templateCommands,
  gate: {
    usage: 'NAME on|off',
    summary: `Open or close a feature gate. NAME: ${GATES.join(', ')}`,
    args: ['NAME', 'on|off'],
    run: async (platform, [name = '', word = '']) => setGate(platform, name, word),
  },
};
