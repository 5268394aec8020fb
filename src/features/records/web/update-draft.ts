import { useSharedDraft } from '#features/portal/web/use-own-draft.ts';
import { useKeptState } from '#web/kept-state.ts';
import { MOST_UPDATE } from '../records.contract.ts';

export interface UpdateDraft {
  content: string;
  /** Null until somebody chose one. */
  type: string | null;
}

const EMPTY: UpdateDraft = { content: '', type: null };

/** The update that is being written about a company; it waits for its company until it is noted. */
export function useUpdateDraft(domain: string) {
  const [kept, keep, newest] = useSharedDraft<UpdateDraft>('update', domain);
  return {
    draft: kept ?? EMPTY,
    keep,
    /** Puts more below what stands there by now, as much as an update holds. */
    add: (text: string) => {
      const draft = newest() ?? EMPTY;
      keep({
        ...draft,
        content: [draft.content.trimEnd(), text].filter(Boolean).join('\n\n').slice(0, MOST_UPDATE),
      });
    },
  };
}

/** Whether somebody wants to go on with the draft: whoever shows it brings it into sight, and says `null`. */
export const useWantedDraft = (domain: string) => useKeptState<true>('update-wanted', domain);
