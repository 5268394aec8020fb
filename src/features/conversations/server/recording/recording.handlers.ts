import { type SqlBool, sql } from 'kysely';
import { knownCompany } from '#features/companies/server/known-company.ts';
import { notFound } from '#server/http/errors.ts';
import { editMarkOf } from '#server/http/hand-editing.ts';
import { type Context, implement } from '#server/http/implement.ts';
import { recordingContract } from '../../recording.contract.ts';
import { listReferences } from '../conversations.queries.ts';
import { pageOfReferences } from '../conversations.search.ts';
import { shownReference } from '../shown-reference.ts';
import { checkVersion, historyOf, ownNote, setWithdrawn } from './kept-note.ts';
import { recordReference } from './record-reference.ts';
import { rewriteNote } from './rewrite-note.ts';

export const recording = implement('references', recordingContract, {
  async list({ query: { company_domain, page } }, context) {
    const { db, config } = context;
    const company = company_domain === undefined ? null : await knownCompany(db, company_domain);
    const predicates = company ? [isAbout(company.company_id)] : [];
    return pageOfReferences(context, { predicates }, page, config.REFERENCE_CONTACT_WORKBOARD_ID);
  },

  async record({ body }, context) {
    const contacts = context.config.REFERENCE_CONTACT_WORKBOARD_ID;
    const reference_id = await recordReference(context.db, body, editMarkOf(context), contacts);
    const data = await shown(context, reference_id);
    context.audit({ object_type: 'reference', object_id: reference_id, after: data });
    return { data };
  },

  async rewrite({ params: { reference_id }, body }, context) {
    const { db, config } = context;
    const note = await ownNote(db, reference_id, context.user.user_id);
    const before = await shown(context, reference_id);
    checkVersion(note, body.version, before);
    const contacts = config.REFERENCE_CONTACT_WORKBOARD_ID;
    const changed = await rewriteNote(db, note, before, body, editMarkOf(context), contacts);
    const data = await shown(context, reference_id);
    context.audit({
      object_type: 'reference',
      object_id: reference_id,
      before,
      after: data,
      ...(!changed && { unchanged: true }),
    });
    return { data };
  },

  async history({ params: { reference_id } }, { db, user }) {
    return { results: await historyOf(db, reference_id, user.user_id) };
  },

  async withdraw({ params: { reference_id } }, context) {
    const note = await ownNote(context.db, reference_id, context.user.user_id);
    const changed = await setWithdrawn(context.db, note, context.clock.now().toISOString());
    auditOf(context, reference_id, changed);
    return { status: 'success' as const };
  },

  async undo({ params: { reference_id } }, context) {
    const note = await ownNote(context.db, reference_id, context.user.user_id);
    auditOf(context, reference_id, await setWithdrawn(context.db, note, null));
    return { data: await shown(context, reference_id) };
  },
});

const isAbout = (company_id: number) =>
  sql<SqlBool>`f.reference_id in (select reference_id from reference_company where company_id = ${company_id})`;

const auditOf = ({ audit }: Context, object_id: string, changed: boolean) =>
  audit({ object_type: 'reference', object_id, ...(!changed && { unchanged: true }) });

async function shown({ db, config }: Context, reference_id: string) {
  const contacts = config.REFERENCE_CONTACT_WORKBOARD_ID;
  const row = await listReferences(db, [reference_id], contacts).executeTakeFirst();
  if (!row) throw notFound('Reference');
  return shownReference(row);
}
