import type { Config } from '../config.ts';
import { forbidden } from './errors.ts';
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

/** For what its maker may do, and an administrator in their place: "Only whoever imported this, or …". */
export function mustBeMakerOrAdministrator(
  { user_id, administrator }: Pick<Person, 'user_id' | 'administrator'>,
  made_by: number | null,
  whoever: string,
) {
  if (user_id !== made_by && !administrator)
    throw forbidden(`Only ${whoever}, or an administrator, may do this.`);
}
