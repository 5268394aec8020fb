import type { Reply } from '#kernel/endpoint.ts';
import { exploreFilters } from '../../explore.filters.ts';
import type { freeTextContract } from '../../free-text/free-text.contract.ts';
import type { Reading } from '../../free-text/reading.rules.ts';
import { toFields } from '../../free-text/wire-fields.rules.ts';

/** What was read in a sentence, as it goes over the wire. */
export const answerOf = (
  uuid: string,
  { filters, description, understood, not_understood, reasons }: Reading,
  degraded: boolean,
): Reply<typeof freeTextContract.read> => ({
  data: {
    uuid,
    description,
    ...toFields(filters),
    understood: understood.map(({ text, filter, guessed }) => ({
      text,
      filter,
      label: exploreFilters[filter].label,
      guessed: guessed !== undefined,
      meaning: guessed ?? null,
    })),
    ignored: not_understood.map((words) =>
      Object.hasOwn(reasons, words) ? `${words} (${reasons[words]})` : words,
    ),
    degraded,
  },
});
