import type { RegisteredRouter } from '@tanstack/react-router';
import type { Search } from '#web/search-codec.ts';

/** The company that the address shows. */
export const openCompany = ({ state }: RegisteredRouter) => (state.location.search as Search).company?.[0];

/** A reminder is about the company that stands open, where one does. */
export const remindAbout = (router: RegisteredRouter) => {
  const open = openCompany(router);
  return open ? `company:${open}` : 'new';
};
