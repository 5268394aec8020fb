import { ROLES } from '#features/portal/portal.contract.ts';

export const NO_ROLE = '';

export const roleWords = (role: string | null) =>
  role ? role.charAt(0) + role.slice(1).toLowerCase() : 'No role';

/** The roles as a field offers them. */
export const ROLE_OPTIONS = [NO_ROLE, ...ROLES].map((role) => ({
  value: role,
  label: roleWords(role || null),
}));
