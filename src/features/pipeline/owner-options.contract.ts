import * as z from 'zod';
import { ownerOption } from './pipeline.rules.ts';

/** Who can own a company; answered with what Explore’s filters offer. */
export const ownerOptions = {
  method: 'GET',
  path: '/pipeline-tp-owner',
  summary: 'Who can own a company: active staff of the four roles',
  reply: z.object({ results: z.array(ownerOption) }),
} as const;
