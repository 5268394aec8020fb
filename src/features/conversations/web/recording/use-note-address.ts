import { useRouter } from '@tanstack/react-router';
import { stringifySearch } from '#web/search-codec.ts';

/** In the address; a company may follow, behind a colon. */
export const NEW_NOTE = 'new';

/** Opens the sheet in which a note is written, over whatever stands there. */
export function useNoteAddress() {
  const router = useRouter();
  return {
    open: (note: string) => {
      const { pathname, search } = router.state.location;
      void router.navigate({ href: `${pathname}${stringifySearch({ ...search, note })}` });
    },
  };
}
