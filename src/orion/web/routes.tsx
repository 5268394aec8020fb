import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
  type RouterHistory,
} from '@tanstack/react-router';
import { ExplorePage } from '#features/explore/web/explore-page.tsx';
import { startSearch } from '#features/explore/web/first-search.ts';
import { requireGuest, requireSession } from '#features/auth/web/guards.tsx';
import { appConfigQuery } from '#features/portal/web/use-app-config.ts';
import { Portal } from './portal.tsx';
import { parseSearch, stringifySearch } from '#web/search-codec.ts';
import { ErrorScreen } from '#web/shell/error-screen.tsx';
import { showToast } from '#web/ui/overlays/toast.ts';

const TO_READ_MS = 8000;

const toExplore = () => {
  throw redirect({ to: '/explore', replace: true });
};
/** Says why Explore opens, and leads back to where one came from. */
const fromNowhere = ({ preload }: { preload: boolean }) => {
  if (!preload)
    showToast({
      message: 'Page not found. You’re on Explore.',
      look: 'failure',
      duration: TO_READ_MS,
      ...(globalThis.history.length > 1 && {
        offer: { label: 'Go back', run: () => globalThis.history.back() },
      }),
    });
  toExplore();
};
const toLogin = () => {
  throw redirect({ to: '/login', replace: true });
};
const onlyInLocal = async ({ context }: { context: { queryClient: QueryClient } }) => {
  const config = await context.queryClient.ensureQueryData(appConfigQuery);
  if (config?.environment !== 'local') toExplore();
};

const onlyWithMeetings = async ({ context }: { context: { queryClient: QueryClient } }) => {
  const config = await context.queryClient.ensureQueryData(appConfigQuery);
  if (!config?.gates['orion-fathom-tab']) toExplore();
};

const onlyDigestStaff = async ({ context }: { context: { queryClient: QueryClient } }) => {
  const config = await context.queryClient.ensureQueryData(appConfigQuery);
  if (!config?.digest_allowed) toExplore();
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

const settings = createRoute({
  getParentRoute: () => portal,
  path: '/settings',
  component: lazyRouteComponent(() => import('./settings-screen.tsx'), 'SettingsScreen'),
});

const fathom = createRoute({
  getParentRoute: () => portal,
  path: '/fathom',
  beforeLoad: onlyWithMeetings,
  component: lazyRouteComponent(() => import('#features/fathom/web/fathom-page.tsx'), 'FathomPage'),
});

const routeTree = root.addChildren([
  portal.addChildren([
    createRoute({ getParentRoute: () => portal, path: '/', beforeLoad: toExplore }),
    createRoute({
      getParentRoute: () => portal,
      path: '/explore',
      loader: ({ context, location }) => startSearch(context.queryClient, location.searchStr),
      shouldReload: false,
      component: ExplorePage,
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
    fathom.addChildren([
      createRoute({
        getParentRoute: () => fathom,
        path: '$fathom_id',
        component: lazyRouteComponent(
          () => import('#features/fathom/web/sheet/meeting-sheet.tsx'),
          'MeetingSheet',
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
    // One frame for all its pages: the address chooses among them.
    settings.addChildren(['/', '$'].map((path) => createRoute({ getParentRoute: () => settings, path }))),
    createRoute({
      getParentRoute: () => portal,
      path: '/investorReminders',
      component: lazyRouteComponent(
        () => import('#features/reminders/web/reminders-page.tsx'),
        'RemindersPage',
      ),
    }),
    createRoute({
      getParentRoute: () => portal,
      path: '/submissions',
      component: lazyRouteComponent(
        () => import('#features/submissions/web/submissions-page.tsx'),
        'SubmissionsPage',
      ),
    }),
    createRoute({
      getParentRoute: () => portal,
      path: '/board-meeting',
      component: lazyRouteComponent(
        () => import('#features/submissions/web/board/board-page.tsx'),
        'BoardPage',
      ),
    }),
    createRoute({
      getParentRoute: () => portal,
      path: '/digest',
      beforeLoad: onlyDigestStaff,
      component: lazyRouteComponent(() => import('#features/digests/web/digests-page.tsx'), 'DigestsPage'),
    }),
    // Its scoper opens it too, whoever may see the list.
    createRoute({
      getParentRoute: () => portal,
      path: '/digest/$uuid',
      component: lazyRouteComponent(
        () => import('#features/digests/web/answer/answer-page.tsx'),
        'AnswerPage',
      ),
    }),
    createRoute({
      getParentRoute: () => portal,
      path: '/dev/outbox',
      beforeLoad: onlyInLocal,
      component: lazyRouteComponent(() => import('#features/portal/web/outbox-page.tsx'), 'OutboxPage'),
    }),
    createRoute({ getParentRoute: () => portal, path: '$', beforeLoad: fromNowhere }),
  ]),
  createRoute({
    getParentRoute: () => root,
    path: '/reminders',
    beforeLoad: requireSession,
    component: lazyRouteComponent(
      () => import('#features/reminders/web/reminder-landing-page.tsx'),
      'ReminderLandingPage',
    ),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/unsubscribe/$token',
    component: lazyRouteComponent(
      () => import('#features/notifications/web/unsubscribe-page.tsx'),
      'UnsubscribePage',
    ),
  }),
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
