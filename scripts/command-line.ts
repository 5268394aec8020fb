import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type CommandPlatform, explainAndExit, withPlatform } from '#server/commands.ts';

export type { CommandPlatform } from '#server/commands.ts';

/** One thing a command can do. What `run` answers, unless it is empty, is printed. */
export interface Command {
  /** What follows the command's own words: `EMAIL --name "Full Name" [--role ROLE]`. */
  usage: string;
  summary: string;
  args: readonly string[];
  /** What may follow them. */
  optional?: readonly string[];
  options?: readonly string[];
  run(platform: CommandPlatform, args: readonly string[], options: Options): Promise<string>;
}
export type Options = Record<string, string | undefined>;
/** By the words that call them; a word in capitals stands for any and is handed on. */
export type Commands = Record<string, Command>;

/** The words make no sense: told with the usage, before anything is opened. */
export class UsageProblem extends Error {}

const EX_USAGE = 64;

/** npm runs scripts in the project's folder; a path is meant from where the person stands. */
export const fromHere = (path: string) => resolve(process.env.INIT_CWD ?? '.', path);

/** Resolves when the text has left; a reader who is gone or a full disk is a failure like any other. */
export const print = (text: string) =>
  new Promise<void>((resolve, reject) => {
    process.stdout.write(`${text}\n`, (error) => (error ? reject(error) : resolve()));
  });
// Else Node ends the process with its own words before anybody hears ours.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => (process.exitCode = 1));

const asksForHelp = (word: string) => word === '--help' || word === '-h';

const usageOf = (program: string, commands: Commands) =>
  [
    'Usage:',
    ...Object.entries(commands).map(
      ([name, { usage, summary }]) =>
        `  ${[program, name, usage].filter(Boolean).join(' ')}\n      ${summary}`,
    ),
  ].join('\n');

/** Finds the command the words name and checks that they fit it. */
export function readCommand(commands: Commands, words: readonly string[]) {
  const name = Object.keys(commands)
    .sort((a, b) => b.length - a.length)
    .find((one) => wordsOf(one).every((word, at) => isPlaceholder(word) || word === words[at]));
  const command = name === undefined ? undefined : commands[name];
  if (name === undefined || !command) throw new UsageProblem('No such command.');
  const named = wordsOf(name);
  const within = named.flatMap((word, at) => (isPlaceholder(word) ? [words[at] ?? ''] : []));
  const { positionals, values } = parsed(command, words.slice(named.length));
  const missing = command.args[positionals.length];
  if (missing) throw new UsageProblem(`${missing} is missing.`);
  const surplus = positionals[command.args.length + (command.optional?.length ?? 0)];
  if (surplus !== undefined) throw new UsageProblem(tooMany(surplus));
  return (platform: CommandPlatform) => command.run(platform, [...within, ...positionals], values);
}

export const tooMany = (word: string) => `"${word}" is one word too many.`;

const wordsOf = (name: string) => name.split(' ').filter(Boolean);
/** `option KIND add`: what stands at KIND is the first thing the command is told. */
const isPlaceholder = (word: string) => /^[A-Z]+$/.test(word);

function parsed({ options = [] }: Command, words: readonly string[]) {
  try {
    const known = Object.fromEntries(options.map((option) => [option, { type: 'string' as const }]));
    const { positionals, values, tokens } = parseArgs({
      args: [...words],
      options: known,
      allowPositionals: true,
      tokens: true,
    });
    const names = tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : []));
    const again = names.find((name, at) => names.indexOf(name) !== at);
    if (again !== undefined) throw new Error(`--${again} stands there twice.`);
    return { positionals, values };
  } catch (error) {
    throw new UsageProblem((error as Error).message);
  }
}

/** Says how a command is used and ends it: as asked, or because of what is wrong with the words. */
export function explainUsage(usage: string, words: readonly string[], problem: string): never {
  const isAsked = words.some(asksForHelp);
  if (isAsked) console.log(usage);
  // Last, where the eye is when the terminal stands still.
  else console.error(`${usage}\n\n${problem}`);
  process.exit(isAsked ? 0 : EX_USAGE);
}

/** Runs what the command line asks for and ends the process: 0 done, 1 refused, 64 not understood. */
export async function runCommandLine(
  program: string,
  commands: Commands,
  options?: Parameters<typeof withPlatform>[1],
) {
  const words = process.argv.slice(2);
  try {
    if (words[0] === 'help' || words.some(asksForHelp)) return await print(usageOf(program, commands));
    const answer = await withPlatform(readCommand(commands, words), options);
    if (answer !== '') await print(answer);
  } catch (error) {
    if (!(error instanceof UsageProblem)) return explainAndExit(error);
    explainUsage(usageOf(program, commands), words, error.message);
  }
}
