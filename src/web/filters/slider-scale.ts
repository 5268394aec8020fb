import type { Range } from '#kernel/filter-kinds.ts';

/** To how many digits a place along the track is known: enough to tell all whole numbers apart. */
export const PLACES = 4;

type Handles = [from: number, to: number];

/** Numbers along a track with equal distances between marks, so that small ones are as easy to choose as large ones. */
export function scaleOf(marks: readonly number[]) {
  const end = marks.length - 1;
  const [least = 0] = marks;
  const most = marks.at(-1) ?? least;

  const toNumber = (place: number) => {
    const at = Math.min(Math.floor(place), end - 1);
    const [from = 0, to = 0] = marks.slice(at, at + 2);
    return Math.round(from + (place - at) * (to - from));
  };
  /** What lies beyond an end stands at it. */
  const toPlace = (number: number) => {
    const after = marks.findIndex((mark) => number <= mark);
    if (after <= 0) return after === 0 ? 0 : end;
    const [from = 0, to = 1] = marks.slice(after - 1, after + 1);
    return Number((after - 1 + (number - from) / (to - from)).toFixed(PLACES));
  };
  return {
    least,
    most,
    toNumber,
    toPlace,
    handlesOf: ({ min = least, max = most }: Range): Handles => [toPlace(min), toPlace(max)],
    /** The range after handles moved: a handle that stayed keeps its bound, one at its end has none. */
    moved(before: Range, [from, to]: Handles, [nextFrom, nextTo]: Handles): Range | undefined {
      const min = nextFrom === from ? before.min : nextFrom > 0 ? toNumber(nextFrom) : undefined;
      const max = nextTo === to ? before.max : nextTo < end ? toNumber(nextTo) : undefined;
      if (min === undefined && max === undefined) return undefined;
      return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
    },
  };
}
