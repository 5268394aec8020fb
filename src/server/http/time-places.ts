import * as z from 'zod';
import { moment } from '#kernel/query-fields.ts';
import { invalid } from './errors.ts';

/** Where a page of a list by time ended. */
export interface TimePlace<Id> {
  at: string;
  id: Id;
}

/** Places in a list by time: a page begins behind the moment and the id of the last row before it. */
export function timePlaces<Id extends string | number>(parameter: 'after' | 'page', id: z.ZodType<Id>) {
  const place = z.tuple([moment, id]);
  return {
    read(text: string | undefined): TimePlace<Id> | null {
      if (text === undefined) return null;
      const { data } = place.safeParse(text.split('_'));
      if (!data) throw invalid(`${parameter} must be the next_page of the answer before.`);
      return { at: data[0], id: data[1] };
    },

    /** The rows of a page, of which one more was asked for, and the place behind them. */
    page<Row>(found: readonly Row[], size: number, placeOf: (row: Row) => readonly [at: string, id: Id]) {
      const results = found.slice(0, size);
      const last = results.at(-1);
      const isLast = found.length <= size || last === undefined;
      return { results, next_page: isLast ? null : placeOf(last).join('_') };
    },
  };
}
