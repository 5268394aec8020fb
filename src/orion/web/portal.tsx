import { useQuery } from '@tanstack/react-query';
import { Outlet, useRouter } from '@tanstack/react-router';
import {
  IconBellRinging,
  IconCompass,
  IconMessages,
  IconMicrophone,
  IconNews,
  IconPresentation,
} from '@tabler/icons-react';
import { Suspense, useEffect, useState } from 'react';
import { SessionVeil } from '#features/auth/web/guards.tsx';
import { useCorrectedCards } from '#features/explore/web/corrected-cards.ts';
import { importShower } from '#features/imports/web/import-address.ts';
import type { AppConfig } from '#features/portal/portal.contract.ts';
import { useAppConfig } from '#features/portal/web/use-app-config.ts';
import { useUnreadAlerts } from '#features/records/web/use-unread-alerts.ts';
import { useTimeZoneOfBrowser } from '#features/settings/web/time-zone-of-browser.ts';
import { templates as templatesCall } from '#features/submissions/templates.contract.ts';
import { useAddress, useAddressChange } from '#web/address.ts';
import { ask } from '#web/api.ts';
import { useFirstScreen } from '#web/first-screen.ts';
import { appTitle } from '#web/page-meta.ts';
import type { portalCommands } from './portal-commands.ts';
import type { lookUpAll } from './portal-look-up.ts';
import { remindAbout } from './what-is-open.ts';
import type { LookUp } from '#web/shell/commands.ts';
import { startErrorReporting } from '#web/shell/error-reporting.ts';
import { useShortcuts } from '#web/shell/shortcuts.ts';
import { Shell } from '#web/shell/shell.tsx';
import type { Tab } from '#web/shell/sidebar.tsx';
import { fetchLate, late, lateForm } from '#web/ui/late.ts';
import { useLeaving } from './use-leaving.ts';

const ReminderRing = late(
  async () => (await import('#features/reminders/web/reminder-ring.tsx')).ReminderRing,
);

const PortalSheets = lateForm(async () => (await import('./portal-sheets.tsx')).PortalSheets);

const LogoutSheet = late(
  async () => (await import('#features/auth/web/account/logout-sheet.tsx')).LogoutSheet,
);
const SignOutEverywhereSheet = late(
  async () => (await import('#features/auth/web/account/sign-out-everywhere.tsx')).SignOutEverywhereSheet,
);

/** The sidebar. A tab shows when its route exists below and its condition, if it has one, holds. */
const tabs: readonly (Tab & { shows?: (config: AppConfig) => boolean })[] = [
  { label: 'Explore', to: '/explore', icon: IconCompass, keys: 'G E' },
  { label: 'Conversations', to: '/conversations', icon: IconMessages, keys: 'G C' },
  { label: 'Investor Reminders', to: '/investorReminders', icon: IconBellRinging, keys: 'G R' },
  {
    label: 'Fathom',
    to: '/fathom',
    icon: IconMicrophone,
    keys: 'G F',
    shows: ({ gates }) => gates['orion-fathom-tab'],
  },
  { label: 'Board Meeting', to: '/board-meeting', icon: IconPresentation, keys: 'G B' },
  {
    label: 'Digest',
    to: '/digest',
    icon: IconNews,
    keys: 'G D',
    shows: ({ digest_allowed }) => digest_allowed,
  },
];

/** Hands the shell what the features know: who is here, what they may open, what there is to do. */
export function Portal() {
  const router = useRouter();
  const change = useAddressChange();
  const showImport = importShower(change);
  const { data: config } = useAppConfig();
  const unread = useUnreadAlerts();
  useCorrectedCards();
  const isThere = useFirstScreen();
  const offer = useLateCommands(isThere);
  const templates = useQuery(ask(templatesCall, {}));
  useShortcuts([
    {
      keys: 'M',
      label: 'Remind me',
      section: 'Everywhere',
      run: () => change({ remind: remindAbout(router) }),
    },
  ]);
  useEffect(() => {
    if (!config) return;
    const { error_reporting_dsn: dsn, environment } = config;
    void startErrorReporting({ dsn, environment, hostname: window.location.hostname });
  }, [config]);
  const leaving = useLeaving(config?.user.email_address);
  const [due, setDue] = useState(0);
  useTimeZoneOfBrowser(config?.user.time_zone);

  return (
    <SessionVeil>
      <Shell
        title={appTitle()}
        tabs={tabs
          .filter(({ shows }) => !shows || !config || shows(config))
          .map((tab) => ({
            ...tab,
            isComing: !config && tab.shows !== undefined,
            ...(tab.to === '/investorReminders' && { due }),
          }))}
        templates={templates.isError && !templates.isFetching ? null : templates.data?.data}
        onRetryTemplates={() => void templates.refetch()}
        person={config?.user}
        commands={() => offer?.({ router, change, showImport, config }) ?? []}
        lookUp={lookUpWith({ router, change, config })}
        alerts={{ unread, onOpen: () => change({ alerts: 'open' }) }}
        onImport={() => showImport('companies')}
        onLogout={() => void leaving.logOut()}
        onLogoutEverywhere={() => void leaving.logOutEverywhere()}
      >
        <Outlet />
      </Shell>
      <AddressLayers />
      <Suspense>
        {isThere && <ReminderRing onDue={setDue} />}
        {leaving.from === 'here' && <LogoutSheet drafts={leaving.drafts} onClose={leaving.stay} />}
        {leaving.from === 'everywhere' && (
          <SignOutEverywhereSheet drafts={leaving.drafts} onClose={leaving.stay} />
        )}
      </Suspense>
    </SessionVeil>
  );
}

/** What the palette offers comes after the first screen. */
function useLateCommands(isThere: boolean) {
  const [offer, setOffer] = useState<typeof portalCommands>();
  useEffect(() => {
    if (!isThere) return;
    void fetchLate(async () => (await import('./portal-commands.ts')).portalCommands).then(
      (loaded) => setOffer(() => loaded),
      () => {},
    );
  }, [isThere]);
  return offer;
}

/** What of the address opens something above any screen; all of that comes with the first of them. */
const OPENS = [
  'import',
  'alerts',
  'favorites',
  'sources',
  'workboards',
  'edit',
  'remind',
  'conditions',
  'add',
  'note',
  'met',
  'who',
] as const;

/** Apart, because it is drawn again whenever the address changes. */
function AddressLayers() {
  const { search, change } = useAddress();
  if (!OPENS.some((key) => search[key])) return null;
  const close = () => change(Object.fromEntries(OPENS.map((key) => [key, undefined])), true);
  return <PortalSheets onClose={close} />;
}

const lookUpWith =
  (portal: Parameters<typeof lookUpAll>[2]): LookUp =>
  async (text, signal) =>
    (await import('./portal-look-up.ts')).lookUpAll(text, signal, portal);
