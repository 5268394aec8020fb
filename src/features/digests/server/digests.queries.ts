import { type Kysely, sql } from 'kysely';
import type { DB } from '#db';
import { ROLES } from '#features/portal/portal.contract.ts';
import type { Digest } from '../digests.contract.ts';

interface Wanted {
  uuid?: string | undefined;
  scoper_email?: string | undefined;
  date_from?: string | undefined;
  date_to?: string | undefined;
}

type Premises = Digest['premises'];

/** Digests with their premises and domains in order, the latest date first. */
export const listDigests = (db: Kysely<DB>, { uuid, scoper_email, date_from, date_to }: Wanted) => {
  let found = db
    .selectFrom('digest as d')
    .innerJoin('staff as s', 's.user_id', 'd.scoper_id')
    .select(['d.uuid', 'd.date', 's.email_address as scoper', 's.full_name as scoper_name'])
    .select(['d.status', 'd.repeat', 'd.sent_at', 'd.failure', 'd.created_at', 'd.version'])
    .$narrowType<{ status: Digest['status']; repeat: Digest['repeat'] }>()
    .select(
      sql<Premises>`coalesce((
        select json_agg(json_build_object('uuid', p.uuid, 'title', p.title, 'question', p.question,
          'answered', coalesce(p.answer, '') <> '', 'domains', coalesce((
            select json_agg(json_build_object('company_domain', o.company_domain, 'order_index', o.place)
              order by o.place)
            from (select company_domain, row_number() over (order by order_index, company_domain) as place
              from digest_domain where premise_uuid = p.uuid) o), '[]'))
          order by p.order_index, p.uuid)
        from digest_premise p where p.digest_uuid = d.uuid), '[]')`.as('premises'),
    )
    .where('d.deleted_at', 'is', null);
  if (uuid) found = found.where('d.uuid', '=', uuid);
  if (scoper_email)
    found = found.where(({ fn }) => sql`${fn('lower', ['s.email_address'])} = lower(${scoper_email})`);
  if (date_from) found = found.where('d.date', '>=', date_from);
  if (date_to) found = found.where('d.date', '<=', date_to);
  return found.orderBy('d.date', 'desc').orderBy('d.created_at', 'desc').orderBy('d.uuid');
};

/** One digest, held until the caller is done with it. */
export const holdDigest = (db: Kysely<DB>, uuid: string) =>
  db
    .selectFrom('digest')
    .select([
      'uuid',
      'date',
      'scoper_id',
      'created_by',
      'status',
      'sends',
      'repeat',
      'repeat_from',
      'version',
    ])
    .where('uuid', '=', uuid)
    .where('deleted_at', 'is', null)
    .forUpdate();

/** Who may be asked: those of the four roles who use Orion today, and who is asked already. */
export const findDigestScoper = (db: Kysely<DB>, email: string, now_scoper_id: number | null) =>
  db
    .selectFrom('staff')
    .select('user_id')
    .where(sql`lower(email_address)`, '=', email.toLowerCase())
    .where((one) =>
      one.or([
        one.and([one('active', '=', true), one('role', 'in', ROLES)]),
        one('user_id', '=', now_scoper_id ?? 0),
      ]),
    );

/** The premises a digest has now, and which of them hold an answer. */
export const listHeldPremises = (db: Kysely<DB>, digest_uuid: string) =>
  db
    .selectFrom('digest_premise')
    .select(['uuid', sql<boolean>`coalesce(answer, '') <> ''`.as('answered')])
    .where('digest_uuid', '=', digest_uuid)
    .forUpdate();

/** Whom a digest asks, and who does. */
export const findDigestAsked = (db: Kysely<DB>, uuid: string) =>
  db
    .selectFrom('digest as d')
    .leftJoin('staff as a', 'a.user_id', 'd.created_by')
    .select(['d.scoper_id', 'd.status', 'a.full_name as asked_by'])
    .where('d.uuid', '=', uuid)
    .where('d.deleted_at', 'is', null);

/** What was answered to the premises of a digest, by whom and when. */
export const listDigestAnswers = (db: Kysely<DB>, digest_uuid: string) =>
  db
    .selectFrom('digest_premise as p')
    .leftJoin('staff as s', 's.user_id', 'p.answered_by')
    .select(['p.uuid', 'p.answer', 'p.answered_at', 's.full_name as answered_by', 'p.sanitiser_version'])
    .where('p.digest_uuid', '=', digest_uuid);
