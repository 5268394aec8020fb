import { useLocation, useRouter } from '@tanstack/react-router';
import { type Search, stringifySearch } from './search-codec.ts';

export type AddressChange = (changes: Record<string, string | undefined>, replace?: boolean) => void;

/** Names and values of the address, and a way to change some of them. */
export function useAddress() {
  const search = useLocation({ select: (location) => location.search as Search });
  return { search, change: useAddressChange() };
}

/** Changes some values of the address; whoever only does that is not drawn again with each change. */
export function useAddressChange(): AddressChange {
  const router = useRouter();
  return (changes, replace = false) => {
    const { pathname, search: now } = router.state.location;
    void router.navigate({ href: `${pathname}${stringifySearch({ ...now, ...changes })}`, replace });
  };
}
