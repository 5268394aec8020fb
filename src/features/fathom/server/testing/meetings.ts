import type { Insertable, Kysely } from 'kysely';
import type { DB, FathomMeeting } from '#db';

let made = 0;

interface Given extends Partial<Insertable<FathomMeeting>> {
  /** E-mail addresses. */
  guests?: string[];
  /** Domains; one that is a company's belongs to it. */
  domains?: string[];
}

/** One recorded meeting with its guests and companies. */
export async function aMeeting(db: Kysely<DB>, { guests = [], domains = [], ...given }: Given = {}) {
  made += 1;
  const row = await db
    .insertInto('fathom_meeting')
    .values({
      fathom_id: 1000 + made,
      meeting_title: `Meeting ${made}`,
      scoper: 'ann@firm.example',
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const { fathom_id } = row;
  for (const [position, email] of guests.entries())
    await db
      .insertInto('fathom_attendee')
      .values({ fathom_id, position, email, name: email.split('@')[0] ?? '' })
      .execute();
  for (const [position, company_domain] of domains.entries()) {
    const company = await db
      .selectFrom('company')
      .select(['company_id', 'company_name'])
      .where('company_domain', '=', company_domain)
      .executeTakeFirst();
    await db
      .insertInto('fathom_company')
      .values({
        fathom_id,
        company_domain,
        position,
        company_id: company?.company_id ?? null,
        company_name: company?.company_name ?? company_domain,
      })
      .execute();
  }
  return row;
}

export async function aPerson(db: Kysely<DB>, full_name: string, ...emails: string[]) {
  const { person_id } = await db
    .insertInto('person')
    .values({ full_name, rating: 3 })
    .returning('person_id')
    .executeTakeFirstOrThrow();
  for (const [at, email] of emails.entries())
    await db
      .insertInto('person_email')
      .values({ email, person_id, is_primary: at === 0 })
      .execute();
  return person_id;
}

export const aCompany = async (db: Kysely<DB>, company_domain: string, company_name: string) =>
  (
    await db
      .insertInto('company')
      .values({ company_domain, company_name, growth_1m: 2, growth_1y: -4, description: 'Makes pumps.' })
      .returning('company_id')
      .executeTakeFirstOrThrow()
  ).company_id;
