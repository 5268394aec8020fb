import type { Search } from '#web/search-codec.ts';
import type { AppRouter } from './routes.tsx';

/** The company that the address shows. */
export const openCompany = ({ state }: AppRouter) => (state.location.search as Search).company?.[0];

/** A reminder is about the company that stands open, where one does. */
export const remindAbout = (router: AppRouter) => {
  const open = openCompany(router);
  return open ? `company:${open}` : 'new';
};
