import { useMediaQuery } from '@mantine/hooks';

/** Under 768 px popovers become bottom sheets and rows fold. */
export function useIsPhone(): boolean {
  return useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false });
}

/** Under 1000 px three things no longer fit beside each other. */
export function useIsNarrow(): boolean {
  return useMediaQuery('(max-width: 999px)', false, { getInitialValueInEffect: false });
}
