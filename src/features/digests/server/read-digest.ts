import type { Kysely } from 'kysely';
import type { DB } from '#db';
import { tellMailFailure } from '#kernel/mail-failures.ts';
import { storedHtmls } from '#server/html/stored-html.ts';
import { notFound } from '#server/http/errors.ts';
import type { Context } from '#server/http/implement.ts';
import { isDigestStaff } from '#server/http/rights.ts';
import type { Digest, OpenedDigest } from '../digests.contract.ts';
import { companiesAsked } from './digest-companies.ts';
import { findDigestAsked, listDigestAnswers, listDigests } from './digests.queries.ts';

type Row = Awaited<ReturnType<ReturnType<typeof listDigests>['execute']>>[number];

export const shownDigest = (row: Row): Digest => ({
  ...row,
  failure: row.failure && tellMailFailure(row.failure),
  complete: row.premises.length > 0 && row.premises.every(({ answered }) => answered),
});

export async function readDigest(db: Kysely<DB>, uuid: string): Promise<Digest> {
  const found = await listDigests(db, { uuid }).executeTakeFirst();
  if (!found) throw notFound('Digest');
  return shownDigest(found);
}

/** A digest for its staff, and for the one it asks; for anybody else there is none. */
export async function openDigest(uuid: string, { db, user, config, clock }: Context): Promise<OpenedDigest> {
  const asked = await findDigestAsked(db, uuid).executeTakeFirst();
  const is_yours = asked?.scoper_id === user.user_id && asked.status !== 'draft';
  if (!asked || (!is_yours && !isDigestStaff(config, user))) throw notFound('Digest');
  const digest = await readDigest(db, uuid);
  const answers = await listDigestAnswers(db, uuid).execute();
  const htmls = await storedHtmls(
    answers.map(({ answer, sanitiser_version }) => ({ html: answer ?? '', sanitiser_version })),
  );
  const byUuid = new Map(
    answers.map(({ uuid, answered_at, answered_by }, at) => [
      uuid,
      { answer: htmls[at] ?? '', answered_at, answered_by },
    ]),
  );
  const domains = digest.premises.flatMap((one) => one.domains.map(({ company_domain }) => company_domain));
  return {
    ...digest,
    asked_by: asked.asked_by,
    is_yours,
    premises: digest.premises.map((one) => ({
      ...one,
      ...(byUuid.get(one.uuid) ?? { answer: '', answered_at: null, answered_by: null }),
    })),
    companies: await companiesAsked(db, domains, clock.now()),
  };
}
