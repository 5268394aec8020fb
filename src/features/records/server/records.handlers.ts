import { tellAlert } from '../alert-words.rules.ts';
import { knownCompany } from '#features/companies/server/known-company.ts';
import { recordStored } from '#server/files/record-stored.ts';
import { invalid, notFound } from '#server/http/errors.ts';
import { keptFile } from '#server/http/media.ts';
import { type Context, implement } from '#server/http/implement.ts';
import { recordsContract } from '../records.contract.ts';
import { checkDocumentType, checkRoom, keepFile } from './receive-file.ts';
import { addFile } from './file.edits.ts';
import {
  fileAt,
  listAlerts,
  listFavourites,
  listFiles,
  listUpdates,
  listWatchedCompanies,
  setFileDeleted,
} from './records.queries.ts';

const success = { status: 'success' as const };

/** Puts a row of one's own into a table of companies, or takes it out; twice is once. */
async function setOwn(
  table: 'favourite' | 'alert_subscription',
  { domain, wanted }: { domain: string; wanted: boolean },
  { db, user, clock, audit }: Context,
) {
  const { company_id, company_domain } = await knownCompany(db, domain);
  const own = { user_id: user.user_id, company_id };
  if (wanted)
    await db
      .insertInto(table)
      .values({ ...own, created_at: clock.now().toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  else
    await db
      .deleteFrom(table)
      .where('user_id', '=', own.user_id)
      .where('company_id', '=', own.company_id)
      .execute();
  audit({ object_type: 'company', object_id: company_domain, detail: { [table]: wanted } });
  return success;
}

async function changeFile(uuid: string, deleted_at: string | null, { db, audit }: Context) {
  const changed = await setFileDeleted(db, uuid, deleted_at).executeTakeFirst();
  if (!changed) throw notFound('File');
  audit({ object_type: 'company_file', object_id: uuid });
  return success;
}

export const records = implement('records', recordsContract, {
  async upload({ body, file }, context) {
    const { caller, clock, files } = context;
    await checkDocumentType(context.db, body.document_type);
    const { company_id, company_domain } = await knownCompany(context.db, body.domain);
    const stored = await keepFile(file, files);
    const { document_type } = body;
    const { storage_name, sha256, size } = stored;
    const input = { company_domain, document_type, sha256 };
    const write = { operation: 'records.upload', caller, input, storage_name, size };
    return recordStored(context, write, async (db, audit) => {
      await checkRoom(db, company_id);
      const at = clock.now().toISOString();
      const uuid = await addFile(db, { company_id, document_type, stored, by: caller.user_id, at });
      audit({ object_type: 'company_file', object_id: uuid, detail: { company_domain, document_type } });
      return {
        data: await listFiles(db, company_id).where('f.uuid', '=', uuid).executeTakeFirstOrThrow(),
      };
    });
  },

  async content({ params: { uuid } }, { db, files }) {
    const found = await fileAt(db, uuid).executeTakeFirst();
    if (!found) throw notFound('File');
    return keptFile(files, found);
  },

  async favourites(_input, { db, user }) {
    return { results: await listFavourites(db, user.user_id).execute() };
  },
  setFavourite: ({ body }, context) =>
    setOwn('favourite', { domain: body.domain, wanted: body.favorite }, context),

  async watchedCompanies(_input, { db, user }) {
    const companies = await listWatchedCompanies(db, user.user_id).execute();
    return { results: companies.map(({ company_domain }) => company_domain) };
  },
  setAlert: ({ body }, context) =>
    setOwn('alert_subscription', { domain: body.domain, wanted: body.enabled }, context),

  async alerts(_input, { db, user }) {
    const alerts = await listAlerts(db, user.user_id).execute();
    return {
      results: alerts.map(({ facts, ...alert }) => ({ ...alert, message: tellAlert({ ...alert, facts }) })),
    };
  },
  async readAlert({ body }, context) {
    const { db, user } = context;
    const changed = await db
      .updateTable('alert')
      .set({ read: body.read })
      .where('uuid', '=', body.uuid)
      .where('user_id', '=', user.user_id)
      .returning('uuid')
      .executeTakeFirst();
    if (!changed) throw notFound('Alert');
    context.audit({ object_type: 'alert', object_id: body.uuid, detail: { read: body.read } });
    return success;
  },

  async updates({ query }, { db }) {
    const { company_id } = await knownCompany(db, query.domain);
    return { results: await listUpdates(db, company_id).execute() };
  },
  async addUpdate({ body: { domain, type, content } }, context) {
    const { db, user, clock } = context;
    const { company_id, company_domain } = await knownCompany(db, domain);
    const known = await db
      .selectFrom('choice')
      .select('server_value')
      .where('kind', '=', 'update_type')
      .where('server_value', '=', type)
      .where('active', 'is', true)
      .executeTakeFirst();
    if (!known) throw invalid('Type must be one of the update types.');
    // A trigger alerts whoever asked to hear of the company.
    const { uuid, created_at } = await db
      .insertInto('company_update')
      .values({
        company_id,
        type,
        content,
        scoper_id: user.user_id,
        created_at: clock.now().toISOString(),
      })
      .returning(['uuid', 'created_at'])
      .executeTakeFirstOrThrow();
    context.audit({ object_type: 'company_update', object_id: uuid, detail: { company_domain, type } });
    const data = { uuid, domain: company_domain, type, content, created_at };
    return { data: { ...data, scoper: user.full_name } };
  },

  async files({ query }, { db }) {
    const { company_id } = await knownCompany(db, query.domain);
    return { results: await listFiles(db, company_id).execute() };
  },
  async filesMetadata({ query }, { db }) {
    const { company_id } = await knownCompany(db, query.domain);
    const files = await listFiles(db, company_id).execute();
    const by_type: Record<string, number> = {};
    for (const { document_type } of files) by_type[document_type] = (by_type[document_type] ?? 0) + 1;
    const total_size = files.reduce((sum, { size }) => sum + size, 0);
    return { data: { count: files.length, total_size, by_type } };
  },
  removeFile: ({ params }, context) => changeFile(params.uuid, context.clock.now().toISOString(), context),
  restoreFile: ({ params }, context) => changeFile(params.uuid, null, context),
});
