import { useSharedDraft } from '#features/portal/web/use-own-draft.ts';
import type { ImportMend } from '../../import-record.contract.ts';
import type { StepProps } from '../step-props.ts';

type Place = Omit<ImportMend, 'value'>;
const keyOf = ({ field, line, cell }: Place) => JSON.stringify([field, line, cell]);

export type Fixes = ReturnType<typeof useFixes>;

/** What somebody writes instead of cells that could not be read. It stays, also through a reload, until it is applied. */
export function useFixes({ record, actions }: Pick<StepProps, 'record' | 'actions'>) {
  const [typed, keep] = useSharedDraft<Record<string, string>>('fixes', record.id);
  const before = Object.fromEntries(record.mends.map((mend) => [keyOf(mend), mend.value]));
  const all = { ...before, ...typed };
  const changed = Object.entries(typed ?? {}).filter(([key, value]) => value !== (before[key] ?? ''));

  return {
    number: changed.length,
    isPending: actions.isPending,
    valueOf: (place: Place) => all[keyOf(place)] ?? '',
    write: (place: Place, value: string) => keep({ ...typed, [keyOf(place)]: value }),
    async apply() {
      if (changed.length === 0) return;
      const mends = Object.entries(all)
        .filter(([, value]) => value !== '')
        .map(([key, value]) => {
          const [field, line, cell] = JSON.parse(key) as [string, number | null, string | null];
          return { field, line, cell, value };
        });
      if (await actions.setMapping({ mapping: record.mapping, mends })) keep(null);
    },
  };
}
