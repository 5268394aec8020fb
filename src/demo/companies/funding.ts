import type { Calendar } from '../making/calendar.ts';
import type { Random } from '../making/random.ts';
import { investors } from '../words/company-words.ts';

export interface Round {
  round: string;
  amount_usd: number | null;
  announced_on: string;
  investors: string[];
}

export interface Age {
  monthsOld: number;
  founded: number;
  size: number;
}

/** Name, least and most millions. */
const STAGES = [
  ['Pre-Seed', 0.2, 1.2],
  ['Seed', 1, 4.5],
  ['Series A', 4, 16],
  ['Series B', 14, 45],
  ['Series C', 35, 110],
  ['Series D', 80, 260],
  ['Series E', 150, 480],
] as const;

/** Rounds in the order they were raised, none before the company was founded. */
export function drawRounds(random: Random, calendar: Calendar, { monthsOld, founded, size }: Age): Round[] {
  const reach = Math.min(
    STAGES.length,
    1 + Math.floor(Math.log2(1 + size / 14)),
    1 + Math.floor(monthsOld / 14),
  );
  const first = random.chance(0.45) ? 0 : 1;
  const count = random.int(Math.max(1, reach - first - 2), Math.max(1, reach - first));
  const stages = STAGES.slice(first, first + count);
  const gap = Math.max(1, Math.floor(Math.min(monthsOld, 150) / (stages.length + 1)));
  return stages.map(([round, least, most], index) => {
    const ago = Math.max(0, Math.min(monthsOld, gap * (stages.length - index)) - random.int(0, gap - 1));
    const undisclosed = random.chance(0.07) && stages.length > 1;
    const millions = least + (most - least) * random.next() ** 1.4;
    return {
      round,
      amount_usd: undisclosed ? null : Math.round(millions * 20) * 50_000,
      announced_on: latest(calendar.day(ago * 30 + random.int(1, 24)), `${founded}-01-01`),
      investors: random.some(investors, random.int(1, 4)),
    };
  });
}

const latest = (a: string, b: string) => (a > b ? a : b);

export const totalOf = (rounds: readonly Round[]) =>
  rounds.reduce((sum, { amount_usd }) => sum + (amount_usd ?? 0), 0);
