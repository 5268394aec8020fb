import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Reply } from '#kernel/endpoint.ts';
import { ask } from '#web/api.ts';
import { useOptimisticCall } from '#web/optimistic.ts';
import { recordsContract } from '../records.contract.ts';
import { ToggleIcon } from './toggle-icon.tsx';

type Favourites = Reply<typeof recordsContract.favourites>;

const favourites = ask(recordsContract.favourites, {});

/** Makes a company one of the reader's favourites. */
export function FavouriteStar({ domain }: { domain: string }) {
  const { data } = useQuery(favourites);
  const { mutate } = useOptimisticCall(
    recordsContract.setFavourite,
    favourites,
    ({ results }: Favourites, { body }): Favourites => ({
      results: body.favorite
        ? [
            { company_domain: body.domain, company_name: '', created_at: new Date().toISOString() },
            ...results,
          ]
        : results.filter(({ company_domain }) => company_domain !== body.domain),
    }),
  );
  const pressed = !!data?.results.some(({ company_domain }) => company_domain === domain);
  return (
    <ToggleIcon
      icon={IconStar}
      pressedIcon={IconStarFilled}
      pressed={pressed}
      labels={['Add to favorites', 'Remove from favorites']}
      disabled={!data}
      letter="V"
      onToggle={() => mutate({ body: { domain, favorite: !pressed } })}
    />
  );
}
