/** Where a reader of the ranked list stands: behind this rank of this run. */
export interface RankCursor {
  run: number;
  after_rank: number;
}

const CURSOR = /^(\d{1,10})\.(\d{1,10})$/;
const LARGEST = 2 ** 31 - 1;

/** The cursor as `next_page` carries it. */
export const writeRankCursor = ({ run, after_rank }: RankCursor) => `${run}.${after_rank}`;

/** The cursor in a text; null when the text was never one. */
export function readRankCursor(text: string): RankCursor | null {
  const [, run, after_rank] = (CURSOR.exec(text) ?? []).map(Number);
  if (run === undefined || after_rank === undefined || Math.max(run, after_rank) > LARGEST) return null;
  return { run, after_rank };
}
