import { useAppConfig } from '#features/portal/web/use-app-config.ts';
import type { Reference } from '../../conversations.contract.ts';

/** Whether whoever is signed in wrote the note, and so may change it. */
export function useIsOwn({ creator_email }: Pick<Reference, 'creator_email'>) {
  const { data: config } = useAppConfig();
  return config?.user.email_address.toLowerCase() === creator_email.toLowerCase();
}
