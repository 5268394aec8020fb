import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { parseSearch, stringifySearch } from '#web/search-codec.ts';
import { render } from './render.tsx';

/** Renders a part that links or looks at the address, in a router that knows every path and shows nothing. */
export async function renderAt(path: string, part: ReactElement) {
  const root = createRootRoute({
    component: () => (
      <>
        {part}
        <Outlet />
      </>
    ),
  });
  const anywhere = createRoute({ getParentRoute: () => root, path: '$' });
  const router = createRouter({
    routeTree: root.addChildren([anywhere]),
    history: createMemoryHistory({ initialEntries: [path] }),
    parseSearch,
    stringifySearch,
  });
  await router.load();
  render(<RouterProvider router={router as never} />);
  return { here: () => router.state.location.href };
}
