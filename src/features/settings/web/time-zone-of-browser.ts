import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { portalContract } from '#features/portal/portal.contract.ts';
import { call } from '#web/api.ts';

/** Tells the zone of this browser for a person who has none yet, so that daily mails come in their morning. */
export function useTimeZoneOfBrowser(known: string | null | undefined) {
  const cache = useQueryClient();
  useEffect(() => {
    if (known !== null) return;
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    import('../settings.contract.ts')
      .then(({ settingsContract: { saveAccount } }) => call(saveAccount, { body: { time_zone: timeZone } }))
      .then(() => cache.invalidateQueries({ queryKey: [portalContract.appConfig.path] }))
      // It is told at the next visit.
      .catch(() => {});
  }, [known, cache]);
}
