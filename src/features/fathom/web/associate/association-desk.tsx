import { useQueryClient } from '@tanstack/react-query';
import { createContext, type PropsWithChildren, use, useMemo, useState } from 'react';
import { ApiError, call, messageOf } from '#web/api.ts';
import { showToast } from '#web/ui/overlays/toast.ts';
import { fathomContract } from '../../fathom.contract.ts';
import type { ExternalType } from '../../meeting.rules.ts';
import { keepMeeting } from '../list/use-meetings.ts';

export type Kind = 'company' | 'attendee' | 'already';

/** What is chosen for one meeting and not saved yet. */
export interface Choice {
  kind: Kind | null;
  /** "companies:12" */
  value: string | null;
  /** The association that was seen when it was chosen. */
  version?: number;
  /** Why it is not saved. */
  problem?: string;
}
const NOTHING: Choice = { kind: null, value: null };

type Desk = ReturnType<typeof useDesk>;
const DeskContext = createContext<Desk | null>(null);

/** Keeps what is chosen and being saved for each meeting, though its row or popover goes. */
export function AssociationDesk({ children }: PropsWithChildren) {
  return <DeskContext value={useDesk()}>{children}</DeskContext>;
}

function useDesk() {
  const cache = useQueryClient();
  const [choices, setChoices] = useState<Record<number, Choice>>({});
  const [saving, setSaving] = useState<ReadonlySet<number>>(new Set());
  return useMemo(() => {
    const set = (id: number, choice: Choice) => setChoices((before) => ({ ...before, [id]: choice }));
    const forget = (id: number) => setChoices(({ [id]: _done, ...others }) => others);
    const busy = async (id: number, work: () => Promise<void>) => {
      setSaving((before) => new Set([...before, id]));
      await work().finally(() => setSaving((before) => new Set([...before].filter((one) => one !== id))));
    };
    return {
      choiceOf: (id: number) => choices[id] ?? NOTHING,
      isSaving: (id: number) => saving.has(id),
      set,
      forget,
      /** True when it is saved; else what was chosen is still here, and why it is not. */
      async save(id: number, choice: Choice): Promise<boolean> {
        const [external_type, external_id] = (choice.value ?? '').split(':') as [ExternalType, string];
        let isSaved = false;
        await busy(id, async () => {
          const { version } = choice;
          const body = { fathom_id: id, external_type, external_id: Number(external_id) };
          try {
            const answer = await call(fathomContract.associate, {
              body: { ...body, ...(version !== undefined && { version }) },
            });
            keepMeeting(cache, id, { processed_by_orion: true, external_link: answer.hyperlink });
            showToast({ message: 'Data Saved Successfully', look: 'success' });
            forget(id);
            isSaved = true;
          } catch (error) {
            showToast({ message: 'Error Saving Data', look: 'failure' });
            set(id, { ...choice, ...problemOf(error) });
          }
        });
        return isSaved;
      },
      remove: (id: number) =>
        busy(id, async () => {
          try {
            await call(fathomContract.dissociate, { params: { fathom_id: id } });
            keepMeeting(cache, id, { processed_by_orion: false, external_link: null });
            showToast({ message: 'Association removed', look: 'success' });
          } catch (error) {
            showToast({ message: messageOf(error), look: 'failure' });
          }
        }),
    };
  }, [cache, choices, saving]);
}

/** A meeting somebody else associated meanwhile is saved over only when Save is pressed again. */
function problemOf(error: unknown): Partial<Choice> {
  const problem = messageOf(error);
  if (!(error instanceof ApiError) || error.code !== 409) return { problem };
  const { current } = error.body as { current?: { version?: number } };
  if (current?.version === undefined) return { problem };
  return { problem: `${problem} Save again to replace it.`, version: current.version };
}

export function useAssociations(): Desk {
  const desk = use(DeskContext);
  if (!desk) throw new Error('No association desk is around this.');
  return desk;
}
