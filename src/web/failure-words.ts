import { ApiError, messageOf } from '#web/api.ts';

const NOTHING_SAID = 'Something went wrong!';
const NOT_SAVED = 'Error Saving Data';

/** What the server said about a failed call, or these words where it said nothing of its own. */
export const saidOr = (error: unknown, otherwise: string): string => {
  const said = error instanceof ApiError ? messageOf(error) : '';
  return said === '' || said === NOTHING_SAID ? otherwise : said;
};

/** The name of a refused call (422), else these words, whatever the server said. */
export const nameOr = (error: unknown, otherwise: string): string =>
  error instanceof ApiError && error.code === 422 ? messageOf(error) : otherwise;

/** Why something was not saved. */
export const whyNotSaved = (error: unknown) => saidOr(error, NOT_SAVED);

const NOT_REACHED = 'Couldn’t reach Orion. Check your connection and try again.';

/** Why something is not shown; a call that nobody answered has no words of the server. */
export const whyNotLoaded = (error: unknown) => (error instanceof TypeError ? NOT_REACHED : messageOf(error));
