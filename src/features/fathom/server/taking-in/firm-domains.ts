import type { Kysely } from 'kysely';
import type { DB } from '#db';
import { normaliseDomain } from '#kernel/domains.ts';
import type { Config } from '#server/config.ts';
import { isFreeMail } from '#server/mail/free-mail.ts';

export const domainOfEmail = (email: string) => normaliseDomain(email.slice(email.lastIndexOf('@') + 1));

/** Who belongs to the firm: its own domains, and each listed address. */
export interface Firm {
  domains: ReadonlySet<string>;
  addresses: ReadonlySet<string>;
  /** Addresses of those who want meetings among ourselves in Orion too. */
  internal: ReadonlySet<string>;
}

export async function readFirm(db: Kysely<DB>, config: Pick<Config, 'ALLOWED_EMAIL_DOMAINS'>): Promise<Firm> {
  const staff = await db
    .selectFrom('staff as s')
    .leftJoin('meeting_key as k', 'k.user_id', 's.user_id')
    .select(['s.email_address', 'k.include_internal'])
    .execute();
  const addresses = staff.map(({ email_address }) => email_address.toLowerCase());
  const domains = [...config.ALLOWED_EMAIL_DOMAINS, ...addresses.map((email) => domainOfEmail(email) ?? '')];
  return {
    domains: new Set(domains.filter((domain) => domain !== '' && !isFreeMail(domain))),
    addresses: new Set(addresses),
    internal: new Set(
      staff
        .filter(({ include_internal }) => include_internal)
        .map(({ email_address }) => email_address.toLowerCase()),
    ),
  };
}

/** Whether somebody is from outside; without an address, as their calendar sees it. */
export function isOutsider(firm: Firm, { email, is_external }: { email: string; is_external: boolean }) {
  if (email === '') return is_external;
  if (firm.addresses.has(email.toLowerCase())) return false;
  const domain = domainOfEmail(email);
  return domain === null || !isWithin(firm.domains, domain);
}

/** The domain, or one that it lies under. */
const isWithin = (domains: ReadonlySet<string>, domain: string) =>
  parentsOf(domain).some((one) => domains.has(one));

/** "mail.acme.example" and "acme.example", the longest first. */
export function parentsOf(domain: string): string[] {
  const labels = domain.split('.');
  return labels.slice(0, -1).map((_, at) => labels.slice(at).join('.'));
}
