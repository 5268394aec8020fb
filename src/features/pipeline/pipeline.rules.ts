import * as z from 'zod';
import { isMissing } from '#kernel/missing.ts';
import { option, plainText } from '#kernel/query-fields.ts';

/** Somebody who looks after a company. */
export const owner = z.object({ full_name: z.string(), email_address: z.string() });
export type Owner = z.infer<typeof owner>;

export const ownerOption = option.extend({
  full_name: z.string(),
  email_address: z.string(),
  role: z.string(),
});
export type OwnerOption = z.infer<typeof ownerOption>;

/** The company’s id in the relationship system outside; sent only where there is one. */
export const affinityId = z
  .union([plainText(100).trim().min(1), z.int()])
  .transform(String)
  .optional();

/** A status as it is kept: upper-cased; “n/a” and nothing are none. */
export const statusOf = (text: string | null) => (isMissing(text) ? null : (text ?? '').trim().toUpperCase());
export const tpStatus = plainText(100).nullable();

/** The version of what was read, as an entity tag or bare. */
export const ifMatch = z
  .string()
  .regex(/^(W\/)?("\d{1,9}"|\d{1,9})$/, 'must be the version you read, like "3"')
  .transform((tag) => Number(tag.replace(/\D/g, '')))
  .optional();

/** The statuses in which a company waits for something to change. */
export const CLOSED_STATUSES = ['PASSED', 'ON_HOLD'] as const;
export const isClosed = (tp_status: string | null) => CLOSED_STATUSES.some((status) => status === tp_status);

const localPart = (email: string) => (email.split('@')[0] ?? '').toLowerCase();
/** The part of a login before its first dot. */
export const shortLogin = (email: string) => localPart(email).split('.')[0] ?? '';

/** Gives each owner a server value: the short login, the whole one where an earlier owner has the short one. */
export function ownerOptionsOf(staff: readonly (Owner & { role: string })[]): OwnerOption[] {
  const taken = new Set<string>();
  return staff.map(({ full_name, email_address, role }) => {
    const short = shortLogin(email_address);
    const server_value = taken.has(short) ? localPart(email_address) : short;
    taken.add(server_value);
    return { display_name: full_name, server_value, full_name, email_address, role };
  });
}

/** Everyone an entry may mean: by full name, server value or e-mail address, in any case. */
export function ownersMeant<T extends OwnerOption>(entry: string, options: readonly T[]): T[] {
  const meant = entry.trim().toLowerCase();
  return options.filter(({ full_name, server_value, email_address }) =>
    [full_name, server_value, email_address].some((name) => name.toLowerCase() === meant),
  );
}

/**
 * The owners after a change, as they are sent: display names after adding, server values after removing.
 * Where several people have a name, and for who can no longer be chosen, the e-mail address.
 */
export function scopersOf(
  owners: readonly Owner[],
  change: 'add' | 'remove',
  options: readonly OwnerOption[],
): string[] {
  return owners.map(({ email_address }) => {
    const option = options.find((one) => one.email_address === email_address);
    const name = change === 'add' ? option?.display_name : option?.server_value;
    return name !== undefined && ownersMeant(name, options).length === 1 ? name : email_address;
  });
}

/** The current user first, then the others under a heading; nobody first when no login matches. */
export function arrangeOwners(options: readonly OwnerOption[], me: string) {
  const mine = options.find(({ server_value }) => server_value.toLowerCase() === shortLogin(me));
  const others = options.filter((option) => option !== mine);
  if (!mine) return others.map((option) => ({ option }));
  return [{ option: mine }, ...others.map((option) => ({ option, group: 'Other Owners' }))];
}
