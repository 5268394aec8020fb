import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render as renderBare } from '@testing-library/react';
import type { PropsWithChildren, ReactElement } from 'react';
import { cssVariablesResolver, theme } from '../ui/theme/theme.ts';

/** Renders inside what every screen stands in: the theme and a cache that neither retries nor remembers. */
export function render(ui: ReactElement, queryClient = aQueryClient()) {
  const Surroundings = ({ children }: PropsWithChildren) => (
    <QueryClientProvider client={queryClient}>
      <MantineProvider env="test" theme={theme} cssVariablesResolver={cssVariablesResolver}>
        {children}
      </MantineProvider>
    </QueryClientProvider>
  );
  return { ...renderBare(ui, { wrapper: Surroundings }), queryClient };
}

export function aQueryClient() {
  return new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } });
}
