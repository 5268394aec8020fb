import type { Sector } from './sector.ts';
import { commerceSectors } from './sectors-commerce.ts';
import { healthSectors } from './sectors-health.ts';
import { industrySectors } from './sectors-industry.ts';
import { moneySectors } from './sectors-money.ts';
import { societySectors } from './sectors-society.ts';
import { technologySectors } from './sectors-technology.ts';

export const sectors: readonly Sector[] = [
  ...industrySectors,
  ...healthSectors,
  ...moneySectors,
  ...technologySectors,
  ...commerceSectors,
  ...societySectors,
];
