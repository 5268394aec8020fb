import { randomFrom } from '../making/random.ts';

/** How the invented companies are spread: which share of them has what, and how far their figures scatter. */
export interface Shape {
  /** The stream that everything is drawn from. */
  name: string;
  placed: number;
  sized: number;
  dated: number;
  funded: number;
  saas: number;
  tagged: number;
  abroad: number;
  founded: number;
  listed: number;
  emailed: number;
  standing: number;
  /** Years pile up at the present the more, the higher. */
  youth: number;
  trend: number;
  scatter: number;
}

const USUAL: Shape = {
  name: 'bench',
  placed: 0.95,
  sized: 0.92,
  dated: 0.9,
  funded: 0.45,
  saas: 0.55,
  tagged: 0.25,
  abroad: 0.4,
  founded: 0.3,
  listed: 0.02,
  emailed: 0.08,
  standing: 0.06,
  youth: 1.7,
  trend: 12,
  scatter: 45,
};

/** The usual firm; with a seed one that nobody has seen. */
export function shapeOf(seed?: number): Shape {
  if (seed === undefined) return USUAL;
  const random = randomFrom('shape', seed);
  const between = (least: number, most: number) => least + random.next() * (most - least);
  return {
    name: `bench ${seed}`,
    placed: between(0.6, 1),
    sized: between(0.6, 1),
    dated: between(0.5, 1),
    funded: between(0.1, 0.9),
    saas: between(0.05, 0.95),
    tagged: between(0.05, 0.6),
    abroad: between(0.1, 0.6),
    founded: between(0.1, 0.5),
    listed: between(0.002, 0.2),
    emailed: between(0.01, 0.3),
    standing: between(0.01, 0.3),
    youth: between(0.7, 3),
    trend: between(-20, 40),
    scatter: between(10, 90),
  };
}
