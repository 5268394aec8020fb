import type { Kysely } from 'kysely';
import type { DB } from '#db';
import type { DiscoveryFilters } from '#features/explore/explore.filters.ts';
import { dayOf } from '#kernel/dates.ts';
import { provenanceOf } from '#kernel/hand-editing.ts';
import type { Evidence } from '../conditions.contract.ts';
import { isOfField, toldOf } from './fact-words.ts';
import { type Facts, readFacts } from './facts.queries.ts';

const ORION = 'Orion';

/** What is known of a company now, and where its values came from. */
export async function factsOf(db: Kysely<DB>, company_id: number) {
  const { source, observed_at, provenance, ...facts } = await readFacts(
    db,
    company_id,
  ).executeTakeFirstOrThrow();
  return { facts, source, observed_at, provenance: provenanceOf(provenance) };
}

type Known = Awaited<ReturnType<typeof factsOf>>;

/** What made a condition true: for each of its filters the value from then, the one now, its source and day. */
export function evidenceOf(filters: DiscoveryFilters, then: Facts, now: Known, at: Date): Evidence[] {
  const seen = new Set<string>();
  return (Object.keys(filters) as (keyof DiscoveryFilters)[]).flatMap((key) => {
    const told = toldOf(key);
    if (!told || seen.has(told.label)) return [];
    seen.add(told.label);
    const origin = now.provenance[key];
    const isCompany = isOfField(key);
    return {
      label: told.label,
      before: told.tell(then, filters),
      after: told.tell(now.facts, filters),
      source: origin?.source ?? (isCompany ? now.source : ORION),
      on: dayOf(new Date(origin?.at ?? (isCompany ? now.observed_at : at)), 'utc'),
    };
  });
}

/** The evidence in one paragraph. */
export const tellEvidence = (evidence: readonly Evidence[]) =>
  evidence
    .map(
      ({ label, before, after, source, on }) =>
        `${label}: ${before ?? '–'} → ${after ?? '–'} (${source}, ${on})`,
    )
    .join('\n');
