import { IconListDetails } from '@tabler/icons-react';
import { holdsTyped } from '#kernel/as-typed.ts';
import { counted } from '#kernel/numbers.ts';
import { call } from '#web/api.ts';
import type { Command } from '#web/shell/commands.ts';
import { listsContract } from '../lists.contract.ts';

const MOST = 5;

/** Company lists whose name holds every word, for the palette. */
export async function lookUpLists(
  text: string,
  signal: AbortSignal,
  open: (workboard_id: number) => void,
): Promise<Command[]> {
  const words = text.split(/\s+/);
  const { results } = await call(listsContract.allLists, {}, signal);
  return results
    .filter(({ name }) => words.every((word) => holdsTyped(name, word)))
    .slice(0, MOST)
    .map(({ workboard_id, name, count }) => ({
      group: 'Lists',
      id: `list ${workboard_id}`,
      label: name,
      hint: counted(count, 'company', 'companies'),
      icon: IconListDetails,
      run: () => open(workboard_id),
    }));
}
