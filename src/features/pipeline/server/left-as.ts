import { type InferResult } from 'kysely';
import type { listStandings } from './pipeline.queries.ts';

export type Standing = InferResult<ReturnType<typeof listStandings>>[number];
interface LeftAs {
  tp_owners?: string[] | undefined;
  tp_status?: string | null | undefined;
}

const emailsOf = ({ tp_owners }: Standing) => tp_owners.map(({ email_address }) => email_address);

/** How an operation left a company, as far as it touches it. */
export const leftAs = (standing: Standing, touched: { owners: boolean; status: boolean }): LeftAs => ({
  ...(touched.owners && { tp_owners: emailsOf(standing) }),
  ...(touched.status && { tp_status: standing.tp_status }),
});

/** Whether nobody changed it since. */
export const standsAs = (standing: Standing, { tp_owners, tp_status }: LeftAs) =>
  (tp_owners === undefined || tp_owners.join() === emailsOf(standing).join()) &&
  (tp_status === undefined || tp_status === standing.tp_status);
