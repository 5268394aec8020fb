import '#web/jitless.ts';
// From the first moment on: a tab that is duplicated later must not have its name.
import '#web/tab-name.ts';
import '@fontsource-variable/inter/wght.css';
import '#web/first-paint.css';
import '#web/ui/theme/global.css';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { setNonce } from 'get-nonce';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { connectAuth } from '#features/auth/web/connect-auth.ts';
import { cookieColorScheme } from '#web/color-scheme.ts';
import { styleNonce } from '#web/page-meta.ts';
import { createQueryClient } from '#web/query-client.ts';
import { createAppRouter } from './routes.tsx';
import { ErrorBoundary } from '#web/shell/error-screen.tsx';
import { OfflineOverlay } from '#web/shell/offline-overlay.tsx';
import { LateToaster } from '#web/ui/overlays/late-toaster.tsx';
import { cssVariablesResolver, theme } from '#web/ui/theme/theme.ts';

const queryClient = createQueryClient();
const router = createAppRouter(queryClient);

// Style elements made at run time need the nonce of this visit before the first of them is made.
setNonce(styleNonce());

connectAuth(router, queryClient);

const page = document.getElementById('root');
if (!page) throw new Error('index.html has no #root');
createRoot(page).render(
  <StrictMode>
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      colorSchemeManager={cookieColorScheme}
      defaultColorScheme="auto"
      getStyleNonce={styleNonce}
    >
      <QueryClientProvider client={queryClient}>
        <ErrorBoundary>
          <RouterProvider router={router} />
        </ErrorBoundary>
        <LateToaster />
        <OfflineOverlay />
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>,
);
