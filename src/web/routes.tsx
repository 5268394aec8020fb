import { type QueryClient, useQuery } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
  type RouterHistory,
  useRouter,
} from '@tanstack/react-router';
import {
  IconCompass,
  IconLayoutList,
  IconMail,
  IconMessagePlus,
  IconMessages,
  IconPencil,
  IconPlus,
  IconUpload,
} from '@tabler/icons-react';
import { Suspense, useEffect } from 'react';
import { requireGuest, requireSession, SessionVeil } from '#features/auth/web/guards.tsx';
import { logout, logoutEverywhere } from '#features/auth/web/logout.ts';
import { AddressSheets } from '#features/conversations/web/address-sheets.tsx';
import { type ImportAddress, useAddress, useImportAddress } from '#features/imports/web/import-address.ts';
import type { AppConfig } from '#features/portal/portal.contract.ts';
import { appConfigQuery, useAppConfig } from '#features/portal/web/use-app-config.ts';
import { useUnreadAlerts } from '#features/records/web/use-unread-alerts.ts';
import { submissionsContract } from '#features/submissions/submissions.contract.ts';
import { ask, messageOf } from './api.ts';
import { appTitle } from './page-meta.ts';
import { parseSearch, stringifySearch } from './search-codec.ts';
import type { Command, LookUp } from './shell/commands.ts';
import { startErrorReporting } from './shell/error-reporting.ts';
import { ErrorScreen } from './shell/error-screen.tsx';
import { Shell } from './shell/shell.tsx';
import type { Tab } from './shell/sidebar.tsx';
import { late } from './ui/late.ts';
import { showToast } from './ui/toast.ts';

const ImportSheet = late(async () => (await import('#features/imports/web/import-sheet.tsx')).ImportSheet);

const AlertsSheet = late(async () => (await import('#features/records/web/alerts-sheet.tsx')).AlertsSheet);

const AddSheet = late(
  async () => (await import('#features/companies/web/add-company-or-person.tsx')).AddSheet,
);

const WorkboardsSheet = late(
  async () => (await import('#features/lists/web/workboards-sheet.tsx')).WorkboardsSheet,
);

const EditCompanySheet = late(
  async () => (await import('#features/companies/web/edit-company-sheet.tsx')).EditCompanySheet,
);

/** The sidebar. A tab shows when its route exists below and its condition, if it has one, holds. */
const tabs: readonly (Tab & { shows?: (config: AppConfig) => boolean })[] = [
  { label: 'Explore', to: '/explore', icon: IconCompass, keys: 'G E' },
  { label: 'Conversations', to: '/conversations', icon: IconMessages, keys: 'G C' },
];

const toExplore = () => {
  throw redirect({ to: '/explore', replace: true });
};
const toLogin = () => {
  throw redirect({ to: '/login', replace: true });
};
const onlyInLocal = async ({ context }: { context: { queryClient: QueryClient } }) => {
  const config = await context.queryClient.ensureQueryData(appConfigQuery);
  if (config?.environment !== 'local') toExplore();
};

const root = createRootRouteWithContext<{ queryClient: QueryClient }>()({ component: Outlet });

const portal = createRoute({
  getParentRoute: () => root,
  id: 'portal',
  beforeLoad: requireSession,
  component: Portal,
});
const guest = createRoute({ getParentRoute: () => root, path: '/login', beforeLoad: requireGuest });

const conversations = createRoute({
  getParentRoute: () => portal,
  path: '/conversations',
  component: lazyRouteComponent(
    () => import('#features/conversations/web/conversations-page.tsx'),
    'ConversationsPage',
  ),
});

const routeTree = root.addChildren([
  portal.addChildren([
    createRoute({ getParentRoute: () => portal, path: '/', beforeLoad: toExplore }),
    createRoute({
      getParentRoute: () => portal,
      path: '/explore',
      component: lazyRouteComponent(() => import('#features/explore/web/explore-page.tsx'), 'ExplorePage'),
    }),
    conversations.addChildren([
      createRoute({
        getParentRoute: () => conversations,
        path: '$reference_id',
        component: lazyRouteComponent(
          () => import('#features/conversations/web/sheet/reference-sheet.tsx'),
          'ReferenceSheet',
        ),
      }),
    ]),
    createRoute({
      getParentRoute: () => portal,
      path: '/references',
      component: lazyRouteComponent(
        () => import('#features/conversations/web/reference-page/reference-page.tsx'),
        'ReferencePage',
      ),
    }),
    createRoute({
      getParentRoute: () => portal,
      path: '/dev/outbox',
      beforeLoad: onlyInLocal,
      component: lazyRouteComponent(() => import('#features/portal/web/outbox-page.tsx'), 'OutboxPage'),
    }),
    createRoute({ getParentRoute: () => portal, path: '$', beforeLoad: toExplore }),
  ]),
  createRoute({
    getParentRoute: () => root,
    path: '/set_top_discovery_queries',
    beforeLoad: requireSession,
    component: lazyRouteComponent(
      () => import('#features/explore/web/watch/watch-landing-page.tsx'),
      'WatchLandingPage',
    ),
  }),
  guest.addChildren([
    createRoute({
      getParentRoute: () => guest,
      path: '/',
      component: lazyRouteComponent(() => import('#features/auth/web/login-page.tsx'), 'LoginPage'),
    }),
    createRoute({ getParentRoute: () => guest, path: '$', beforeLoad: toLogin }),
  ]),
]);

export const createAppRouter = (queryClient: QueryClient, history?: RouterHistory) =>
  createRouter({
    routeTree,
    context: { queryClient },
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultErrorComponent: ErrorScreen,
    ...(history && { history }),
  });

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}

/** Hands the shell what the features know: who is here, what they may open, what there is to do. */
function Portal() {
  const router = useRouter();
  const imports = useImportAddress();
  const { search, change } = useAddress();
  const { data: config } = useAppConfig();
  const unread = useUnreadAlerts();
  const { data: templates, isError } = useQuery(ask(submissionsContract.templates, {}));
  useEffect(() => {
    if (!config) return;
    const { error_reporting_dsn: dsn, environment } = config;
    void startErrorReporting({ dsn, environment, hostname: window.location.hostname });
  }, [config]);

  return (
    <SessionVeil>
      <Shell
        title={appTitle()}
        tabs={tabs.filter(({ shows }) => !shows || (config && shows(config)))}
        templates={isError ? {} : templates?.data}
        person={config?.user}
        commands={[
          ...(config?.environment === 'local' ? [outboxCommand(router)] : []),
          ...importCommands(imports),
          workboardsCommand(() => change({ workboards: 'open' })),
          ...addCommands((add) => change({ add })),
          ...editCommands(search.company?.[0], (edit) => change({ edit })),
          newReferenceCommand(() => change({ note: 'new' })),
        ]}
        lookUp={lookUpWith(router, change)}
        alerts={{ unread, onOpen: () => change({ alerts: 'open' }) }}
        onImport={() => imports.show('companies')}
        onLogout={logout}
        onLogoutEverywhere={signOutEverywhere}
      >
        <Outlet />
      </Shell>
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
        {search.add && <AddSheet what={search.add[0]} onClose={() => change({ add: undefined }, true)} />}
      </Suspense>
      <AddressSheets
        search={search}
        change={change}
        onRecorded={(id) => void router.navigate({ href: `/conversations/${id}`, replace: true })}
      />
    </SessionVeil>
  );
}

const outboxCommand = (router: AppRouter): Command => ({
  group: 'Screens',
  label: 'Outbox',
  hint: 'Mail that would have been sent',
  icon: IconMail,
  run: () => void router.navigate({ to: '/dev/outbox' }),
});

const importCommands = ({ show }: ImportAddress): Command[] => [
  { group: 'Actions', label: 'Import companies', icon: IconUpload, run: () => show('companies') },
  { group: 'Actions', label: 'Import people', icon: IconUpload, run: () => show('people') },
  { group: 'Actions', label: 'Imports', hint: 'Files taken in', icon: IconUpload, run: () => show('all') },
];

const addCommands = (open: (what: string) => void): Command[] => [
  { group: 'Actions', label: 'Add company', hint: 'By hand', icon: IconPlus, run: () => open('company') },
  { group: 'Actions', label: 'Add person', hint: 'By hand', icon: IconPlus, run: () => open('person') },
];

const workboardsCommand = (run: () => void): Command => ({
  group: 'Actions',
  label: 'Workboards',
  hint: 'Lists of companies, categories and people',
  icon: IconLayoutList,
  run,
});

const editCommands = (open: string | undefined, edit: (domain: string) => void): Command[] =>
  open
    ? [
        {
          group: 'Actions',
          label: 'Edit company',
          hint: open,
          icon: IconPencil,
          keys: 'E',
          run: () => edit(open),
        },
      ]
    : [];

const lookUpWith =
  (router: AppRouter, change: (changes: Record<string, string>) => void): LookUp =>
  async (text, signal) =>
    (await import('#features/companies/web/look-up.ts')).lookUp(text, signal, {
      company: (company) => void router.navigate({ href: `/explore?${new URLSearchParams({ company })}` }),
      person: (who) => change({ who: String(who) }),
      met: (met) => change({ met }),
    });

const newReferenceCommand = (run: () => void): Command => ({
  group: 'Actions',
  label: 'New reference',
  hint: 'Write down what you were told',
  icon: IconMessagePlus,
  run,
});

const signOutEverywhere = () =>
  void logoutEverywhere().catch((error: unknown) =>
    showToast({ message: messageOf(error), look: 'failure' }),
  );
