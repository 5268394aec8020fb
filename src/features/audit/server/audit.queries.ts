import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import type { DB } from '#db';
import type { TimePlace } from '#server/http/time-places.ts';
import type { AuditFilters } from '../audit.contract.ts';

type Trail = ExpressionBuilder<DB & { e: DB['audit_event'] }, 'e'>;

const conditions = (eb: Trail, { user_id, object, action, since, until }: AuditFilters) => {
  const [type, ...id] = object?.split(':') ?? [];
  return eb.and([
    ...(user_id ? [eb('e.user_id', '=', user_id)] : []),
    ...(action ? [eb('e.action', '=', action)] : []),
    ...(since ? [eb('e.at', '>=', since)] : []),
    ...(until ? [eb('e.at', '<', until)] : []),
    ...(type ? [eb('e.object_type', '=', type)] : []),
    ...(id.length > 0 ? [eb('e.object_id', '=', id.join(':'))] : []),
  ]);
};

const trail = (db: Kysely<DB>, filters: AuditFilters) =>
  db
    .selectFrom('audit_event as e')
    .leftJoin('staff as s', 's.user_id', 'e.user_id')
    .select(['e.event_id', 'e.at', 'e.user_id', 's.full_name', 'e.action', 'e.object_type', 'e.object_id'])
    .select((eb) => eb.fn.coalesce('e.email_address', sql<string>`s.email_address::text`).as('email_address'))
    .select(sql<boolean | null>`e.before_hash <> e.after_hash`.as('changed'))
    .select(sql<Record<string, unknown>>`e.detail`.as('detail'))
    .select(['e.request_id', 'e.ip', 'e.via'])
    .where((eb) => conditions(eb as unknown as Trail, filters));

/** The newest first; each condition is served by an index that goes on by time. */
export const listAuditEvents = (
  db: Kysely<DB>,
  filters: AuditFilters,
  after: TimePlace<number> | null,
  limit: number,
) =>
  trail(db, filters)
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(e.at, e.event_id) < (${after?.at}::timestamptz, ${after?.id}::bigint)`),
    )
    .orderBy('e.at', 'desc')
    .orderBy('e.event_id', 'desc')
    .limit(limit);

export const exportAuditEvents = (db: Kysely<DB>, filters: AuditFilters) =>
  trail(db, filters).orderBy('e.at').orderBy('e.event_id');

/** Each name once, by one look into the index for each, however many events there are. */
export const listAuditActions = (db: Kysely<DB>) =>
  db
    .withRecursive('found(action)', (cte) =>
      cte
        .selectNoFrom(sql<string | null>`(select min(action) from audit_event)`.as('action'))
        .unionAll(
          cte
            .selectFrom('found')
            .select(
              sql<string | null>`(select min(action) from audit_event a where a.action > found.action)`.as(
                'action',
              ),
            )
            .where('found.action', 'is not', null),
        ),
    )
    .selectFrom('found')
    .select('action')
    .$narrowType<{ action: string }>()
    .where('action', 'is not', null);
