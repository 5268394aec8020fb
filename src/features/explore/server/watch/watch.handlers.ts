import { forbidden } from '#server/http/errors.ts';
import { implement } from '#server/http/implement.ts';
import { watchContract } from '../../watch.contract.ts';
import { refuseGuesses } from '../free-text/guesses.ts';
import {
  findWatched,
  forgetStock,
  holdSearch,
  startWatching,
  stopWatching,
  takeStock,
} from './watch.queries.ts';
import { filtersOf, watchedPredicates } from './watched-search.ts';

export const watch = implement('watch', watchContract, {
  async watch({ query, body: { uuid, watched } }, context) {
    const { db, user, clock, audit } = context;
    const search = await holdSearch(db, user.user_id, uuid).executeTakeFirst();
    // One answer for what is another's and for what does not exist, so that neither can be told from the other.
    if (!search) throw forbidden('This is not one of your searches. Sign in as the person the mail was for.');
    const before = Boolean(await findWatched(db, user.user_id, uuid).executeTakeFirst());
    if (before === watched) audit({ unchanged: true });
    else if (watched) {
      await refuseGuesses(context, search.filters);
      await startWatching(db, uuid).execute();
      const now = clock.now();
      const predicates = await watchedPredicates(db, filtersOf(search.filters), now);
      await takeStock(db, uuid, predicates, now).execute();
    } else {
      const stopped = await stopWatching(db, user.user_id, uuid).execute();
      await forgetStock(
        db,
        stopped.map((entry) => entry.uuid),
      ).execute();
    }
    audit({
      object_type: 'discovery_search',
      object_id: uuid,
      before,
      after: watched,
      ...(query.via && { via: query.via }),
    });
    return {
      result: 'success' as const,
      error: null,
      message: `Discovery status 'set as watched' ${watched ? 'added' : 'removed'} successfully!`,
    };
  },
});
