import { asTyped } from '#kernel/as-typed.ts';
import { type Icon, IconRefreshAlert } from '@tabler/icons-react';

export type CommandGroup =
  | 'Have we met?'
  | 'This screen'
  | 'Screens'
  | 'Actions'
  | 'Companies'
  | 'People'
  | 'Lists'
  | 'References'
  | 'Meetings';

/** Something the palette can do. */
export interface Command {
  label: string;
  /** Tells things of one name apart. */
  id?: string;
  group: CommandGroup;
  icon: Icon;
  /** Shown in grey beside the label, and searched too. */
  hint?: string;
  /** The shortcut that does the same. */
  keys?: string;
  run: () => void;
  /** Stands for what could not be looked up: to choose it asks again. */
  isFailure?: true;
}

/** In the place of what could not be looked up. */
export const failedSearch = (group: CommandGroup): Command => ({
  group,
  id: `failed ${group}`,
  label:
    group === 'Have we met?' ? 'Couldn’t look up who we’ve met' : `Couldn’t search ${group.toLowerCase()}`,
  hint: 'Try again',
  icon: IconRefreshAlert,
  isFailure: true,
  run: () => {},
});

/** Finds things to open while one types. */
export type LookUp = (text: string, signal: AbortSignal) => Promise<readonly Command[]>;

/** The commands that answer to what was typed, the nearest first; all of them when nothing was. */
export function findCommands(commands: readonly Command[], typed: string): Command[] {
  const wanted = asTyped(typed.trim());
  if (wanted === '') return [...commands];
  return commands
    .map((command) => ({ command, distance: distance(command, wanted) }))
    .filter(({ distance }) => distance < Number.POSITIVE_INFINITY)
    .sort((one, other) => one.distance - other.distance)
    .map(({ command }) => command);
}

/** 0 begins with it, 1 a word begins with it, 2 contains it, 3 the hint does, 4 has its letters in order. */
function distance({ label, hint = '' }: Command, wanted: string): number {
  const name = asTyped(label);
  if (name.startsWith(wanted)) return 0;
  if (name.includes(` ${wanted}`)) return 1;
  if (name.includes(wanted)) return 2;
  if (asTyped(hint).includes(wanted)) return 3;
  return hasInOrder(name, wanted.replaceAll(' ', '')) ? 4 : Number.POSITIVE_INFINITY;
}

function hasInOrder(text: string, letters: string) {
  let from = 0;
  for (const letter of letters) {
    const at = text.indexOf(letter, from);
    if (at === -1) return false;
    from = at + 1;
  }
  return true;
}
