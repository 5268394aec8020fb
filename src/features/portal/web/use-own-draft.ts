import { useDraft } from '#web/drafts.ts';
import { useAppConfig } from './use-app-config.ts';

/** The draft of whoever is signed in. */
export const useOwnDraft = <T>(name: string) =>
  useDraft<T>(useAppConfig().data?.user.email_address ?? '', name);
