import type { Kysely } from 'kysely';
import type { DB } from '#db';
import { domainOf } from '#features/companies/server/known-company.ts';
import type { EditMark } from '#kernel/hand-editing.ts';
import { isMeantYear } from '#kernel/meant-days.ts';
import { invalid } from '#server/http/errors.ts';
import { editMarkOf } from '#server/http/hand-editing.ts';
import type { Handlers } from '#server/http/implement.ts';
import type { pipelineContract } from '../pipeline.contract.ts';
import { heldCompanies } from './held-companies.ts';
import { standsAs } from './left-as.ts';
import { meantStatus } from './meant-owners.ts';
import { tellOutside } from './outside.job.ts';
import { moveTo, restoreOwners } from './pipeline.edits.ts';
import { listEverOwners, listStandings } from './pipeline.queries.ts';

type Restore = Handlers<typeof pipelineContract>['restorePipeline'];
type Standing = Parameters<Restore>[0]['body']['companies'][number] & { company_id: number };

/** Owners and statuses as they were, but where somebody has changed them since. */
export const restorePipeline: Restore = async ({ body }, context) => {
  const { db } = context;
  const held = await heldCompanies(
    db,
    body.companies.map(({ domain }) => domain),
  );
  const standings = body.companies.map((standing) => {
    const company = held.find(({ company_domain }) => company_domain === domainOf(standing.domain));
    if (!company)
      throw invalid(`${standing.domain} is no longer the domain of a company. Nothing was changed.`);
    return { ...standing, company_id: company.company_id };
  });
  refuseDoubtful(standings, context.clock.now());
  const { back, kept } = await separateChanged(db, standings);
  const hand = editMarkOf(context);
  const changed = new Set([
    ...(await putOwnersBack(db, back, hand)),
    ...(await putStatusesBack(db, back, hand)),
  ]);
  await tellOutside(
    context,
    [...changed].map((company_id) => ({ company_id })),
  );
  const domains = held.filter(({ company_id }) => changed.has(company_id)).map((one) => one.company_domain);
  context.audit({ object_type: 'company', detail: { domains } });
  return { status: 'success', updated: changed.size, kept };
};

const DAY_MS = 86_400_000;

/** Each company and each of its owners once, owned since a time that has been; a day is left for clocks that differ. */
function refuseDoubtful(standings: readonly Standing[], now: Date) {
  const seen = new Set<number>();
  for (const { company_id, domain, tp_owners = [] } of standings) {
    if (seen.has(company_id)) throw invalid(`${domain} appears twice. Name each company once.`);
    seen.add(company_id);
    const emails = tp_owners.map(({ email_address }) => email_address);
    const twice = emails.find((email, at) => emails.indexOf(email) < at);
    if (twice !== undefined) throw invalid(`${twice} appears twice among the owners of ${domain}.`);
    const isDoubtful = tp_owners.some(
      ({ assigned_at }) => !isMeantYear(assigned_at) || Date.parse(assigned_at) > now.getTime() + DAY_MS,
    );
    if (isDoubtful) throw invalid(`assigned_at of ${domain} must be a time in the past.`);
  }
}

/** What can be put back, and the companies that would lose what somebody made of them since. */
async function separateChanged(db: Kysely<DB>, standings: readonly Standing[]) {
  const ids = standings.map(({ company_id }) => company_id);
  const now = new Map((await listStandings(db, ids).execute()).map((one) => [one.company_id, one]));
  const isChanged = ({ company_id, left_as }: Standing) => {
    const current = now.get(company_id);
    return left_as !== undefined && current !== undefined && !standsAs(current, left_as);
  };
  return {
    back: standings.filter((standing) => !isChanged(standing)),
    kept: standings.filter(isChanged).map(({ domain }) => domain),
  };
}

/** Only who owned a company before comes back to it, whether they may still own one or not: anybody else is given, not put back. */
async function putOwnersBack(db: Kysely<DB>, standings: readonly Standing[], hand: EditMark) {
  const meant = standings.flatMap((standing) =>
    standing.tp_owners ? { ...standing, tp_owners: standing.tp_owners } : [],
  );
  const ids = meant.map(({ company_id }) => company_id);
  const ever = await listEverOwners(db, ids).execute();
  const userAt = new Map(
    ever.map(({ company_id, email_address, user_id }) => [`${company_id} ${email_address}`, user_id]),
  );
  const owned = meant.flatMap(({ company_id, domain, tp_owners }) =>
    tp_owners.map(({ email_address, assigned_at }) => {
      const user_id = userAt.get(`${company_id} ${email_address}`);
      if (user_id === undefined) throw invalid(`"${email_address}" never owned ${domain}.`);
      return { company_id, user_id, assigned_at };
    }),
  );
  return restoreOwners(db, ids, owned, hand);
}

async function putStatusesBack(db: Kysely<DB>, standings: readonly Standing[], hand: EditMark) {
  const changed: number[] = [];
  for (const tp_status of new Set(standings.map((standing) => standing.tp_status))) {
    if (tp_status === undefined) continue;
    const ids = standings
      .filter((standing) => standing.tp_status === tp_status)
      .map(({ company_id }) => company_id);
    changed.push(...(await moveTo(db, ids, await meantStatus(db, tp_status), hand)));
  }
  return changed;
}
