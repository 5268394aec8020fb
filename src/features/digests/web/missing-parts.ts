import { premisesToKeep } from '../digest.rules.ts';

/** What is said at a field without which a digest cannot be. */
export type MissingParts = Partial<Record<'scoper' | 'date' | 'premises', string>>;

interface Typed {
  scoper: string | null;
  date: string | null;
  premises: Parameters<typeof premisesToKeep>[0];
}

/** What a digest still lacks: somebody who is asked, a day, and something to ask. */
export const missingIn = ({ scoper, date, premises }: Typed): MissingParts => ({
  ...(!scoper && { scoper: 'Choose a scoper.' }),
  ...(!date && { date: 'Choose a date.' }),
  ...(premisesToKeep(premises).length === 0 && { premises: 'Fill in at least one premise.' }),
});
