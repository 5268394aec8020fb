import type { FieldKind, RecordField } from './record-fields.ts';

/** The bounds of a number, or the most letters of a text. */
export interface Bounds {
  least: number;
  most: number;
}

const BOUNDS: Record<FieldKind, Bounds> = {
  name: { least: 1, most: 500 },
  line: { least: 0, most: 500 },
  text: { least: 0, most: 20_000 },
  link: { least: 0, most: 2000 },
  count: { least: 0, most: 100_000_000 },
  range: { least: 0, most: 20 },
  money: { least: 0, most: 1_000_000_000_000_000 },
  year: { least: 1000, most: 2200 },
  percent: { least: -100, most: 1_000_000 },
  day: { least: 0, most: 10 },
  choice: { least: 0, most: 200 },
  'yes-no': { least: 0, most: 1 },
};

/** The bounds of a field: its own, else those of its kind. */
export const boundsOf = ({ kind, ...own }: Pick<RecordField, 'kind' | 'least' | 'most'>): Bounds => ({
  least: own.least ?? BOUNDS[kind].least,
  most: own.most ?? BOUNDS[kind].most,
});
