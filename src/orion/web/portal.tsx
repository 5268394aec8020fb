import { useDisclosure } from '@mantine/hooks';
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
import { logout } from '#features/auth/web/logout.ts';
import { AddressSheets } from '#features/conversations/web/address-sheets.tsx';
import { useCorrectedCards } from '#features/explore/web/corrected-cards.ts';
import { importShower, useImportAddress } from '#features/imports/web/import-address.ts';
import type { AppConfig } from '#features/portal/portal.contract.ts';
import { useAppConfig } from '#features/portal/web/use-app-config.ts';
import { useUnreadAlerts } from '#features/records/web/use-unread-alerts.ts';
import { useTimeZoneOfBrowser } from '#features/settings/web/time-zone-of-browser.ts';
import { templates as templatesCall } from '#features/submissions/templates.contract.ts';
import { useAddress, useAddressChange } from '#web/address.ts';
import { ask } from '#web/api.ts';
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

const RemindSheet = lateForm(
  async () => (await import('#features/reminders/web/remind-sheet.tsx')).RemindSheet,
);

const ReminderRing = late(
  async () => (await import('#features/reminders/web/reminder-ring.tsx')).ReminderRing,
);

const ImportSheet = late(async () => (await import('#features/imports/web/import-sheet.tsx')).ImportSheet);

const SignOutEverywhereSheet = late(
  async () => (await import('#features/auth/web/account/sign-out-everywhere.tsx')).SignOutEverywhereSheet,
);

const AlertsSheet = late(async () => (await import('#features/records/web/alerts-sheet.tsx')).AlertsSheet);

const AddSheet = lateForm(
  async () => (await import('#features/companies/web/add-company-or-person.tsx')).AddSheet,
);

const ConditionsSheet = lateForm(
  async () => (await import('#features/conditions/web/conditions-sheet.tsx')).ConditionsSheet,
);

const WorkboardsSheet = late(
  async () => (await import('#features/lists/web/workboards-sheet.tsx')).WorkboardsSheet,
);

const EditCompanySheet = lateForm(
  async () => (await import('#features/companies/web/edit-company-sheet.tsx')).EditCompanySheet,
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
  const offer = useLateCommands();
  const { data: templates, isError } = useQuery(ask(templatesCall, {}));
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
  const [isLeaving, leaving] = useDisclosure();
  const [due, setDue] = useState(0);
  useTimeZoneOfBrowser(config?.user.time_zone);

  return (
    <SessionVeil>
      <Shell
        title={appTitle()}
        tabs={tabs
          .filter(({ shows }) => !shows || (config && shows(config)))
          .map((tab) => (tab.to === '/investorReminders' ? { ...tab, due } : tab))}
        templates={isError ? {} : templates?.data}
        person={config?.user}
        commands={() => offer?.({ router, change, showImport, config }) ?? []}
        lookUp={lookUpWith({ router, change, config })}
        alerts={{ unread, onOpen: () => change({ alerts: 'open' }) }}
        onImport={() => showImport('companies')}
        onLogout={logout}
        onLogoutEverywhere={leaving.open}
      >
        <Outlet />
      </Shell>
      <PortalSheets />
      <Suspense>
        <ReminderRing onDue={setDue} />
        {isLeaving && <SignOutEverywhereSheet onClose={leaving.close} />}
      </Suspense>
    </SessionVeil>
  );
}

/** What the palette offers comes after the first screen. */
function useLateCommands() {
  const [offer, setOffer] = useState<typeof portalCommands>();
  useEffect(() => {
    void fetchLate(async () => (await import('./portal-commands.ts')).portalCommands).then(
      (loaded) => setOffer(() => loaded),
      () => {},
    );
  }, []);
  return offer;
}

/** What the address opens above any screen. Apart, because it is drawn again whenever the address changes. */
function PortalSheets() {
  const router = useRouter();
  const imports = useImportAddress();
  const { search, change } = useAddress();
  return (
    <>
      <Suspense>
        {imports.shown && <ImportSheet address={imports} shown={imports.shown} />}
        {search.alerts && <AlertsSheet onClose={() => change({ alerts: undefined }, true)} />}
        {search.workboards && <WorkboardsSheet onClose={() => change({ workboards: undefined }, true)} />}
        {search.edit?.[0] && (
          <EditCompanySheet
            key={search.edit[0]}
            domain={search.edit[0]}
            onClose={() => change({ edit: undefined }, true)}
          />
        )}
        {search.remind?.[0] && (
          <RemindSheet
            about={search.remind[0]}
            steps={search.steps?.[0]}
            onClose={() => change({ remind: undefined, steps: undefined }, true)}
          />
        )}
        {search.conditions?.[0] && (
          <ConditionsSheet
            key={search.conditions[0]}
            about={search.conditions[0]}
            onClose={() => change({ conditions: undefined }, true)}
          />
        )}
        {search.add && <AddSheet what={search.add[0]} onClose={() => change({ add: undefined }, true)} />}
      </Suspense>
      <AddressSheets
        search={search}
        change={change}
        onRecorded={(id) => void router.navigate({ href: `/conversations/${id}`, replace: true })}
      />
    </>
  );
}

const lookUpWith =
  (portal: Parameters<typeof lookUpAll>[2]): LookUp =>
  async (text, signal) =>
    (await import('./portal-look-up.ts')).lookUpAll(text, signal, portal);
