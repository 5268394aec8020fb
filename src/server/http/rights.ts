import type { Config } from '../config.ts';
import type { Person } from './implement.ts';

type Staff = Pick<Person, 'email_address'>;

const isNamed = (list: readonly string[], { email_address }: Staff) =>
  list.includes(email_address.toLowerCase());

export const isDigestStaff = (config: Pick<Config, 'DIGEST_STAFF_EMAILS'>, person: Staff) =>
  isNamed(config.DIGEST_STAFF_EMAILS, person);

export const isAdministrator = (
  config: Pick<Config, 'ORION_ADMIN_EMAILS'>,
  person: Staff & Pick<Person, 'administrator'>,
) => person.administrator || isNamed(config.ORION_ADMIN_EMAILS, person);

export const isApprover = ({ role, administrator }: Pick<Person, 'role' | 'administrator'>) =>
  role === 'PARTNER' || administrator;

type Actor = Pick<Person, 'user_id' | 'administrator'>;

/** What belongs to its maker, an administrator may do in their place; what a command made, only an administrator. */
export const isMakerOrAdministrator = ({ user_id, administrator }: Actor, made_by: number | null) =>
  administrator || user_id === made_by;
