import { useRouter } from '@tanstack/react-router';
import { type Search, stringifySearch } from '#web/search-codec.ts';

/** Opens the sheet in which a company is corrected, above whatever the address shows. */
export function useEditCompany(domain: string) {
  // A part that is looked at by itself, outside of any address, only cannot go there.
  const router = useRouter({ warn: false });
  return () => {
    const { pathname, search } = router.state.location;
    const edit = stringifySearch({ ...(search as Search), edit: domain });
    void router.navigate({ href: `${pathname}${edit}` });
  };
}
