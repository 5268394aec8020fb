import { useDraft } from '#web/drafts.ts';
import { useKeptDraft } from '#web/kept-state.ts';
import { useAppConfig } from './use-app-config.ts';

const useOwner = () => useAppConfig().data?.user.email_address ?? '';

/** The draft of whoever is signed in. */
export const useOwnDraft = <T>(name: string) => useDraft<T>(useOwner(), name);

/** The same, shared by all parts of the page that ask for it. */
export const useSharedDraft = <T>(...key: string[]) => useKeptDraft<T>(useOwner(), ...key);
