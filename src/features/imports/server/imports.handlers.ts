import { Readable } from 'node:stream';
import * as z from 'zod';
import { recordStored } from '#server/files/record-stored.ts';
import { checkRight } from '#server/http/access.ts';
import { forbidden, notFound } from '#server/http/errors.ts';
import { toReadable } from '#server/http/file-calls.ts';
import { implement } from '#server/http/implement.ts';
import { timePlaces } from '#server/http/time-places.ts';
import { importsContract } from '../imports.contract.ts';
import { changesFile } from './changes-file.ts';
import { changesAfter, countChanges } from './import-changes.queries.ts';
import { askForStep, decideChanges, readImport, refuseUnlessMine, stopStep } from './import-status.ts';
import { findImportFile, listImports } from './imports.queries.ts';
import { placesFile } from './places-file.ts';
import { previewRows } from './planning/preview-rows.ts';
import { changeLayout } from './reading/change-layout.ts';
import { receiveFile, recordImport } from './reading/receive-file.ts';
import { rejectedRows } from './rejected-rows.ts';

const IMPORTS_A_PAGE = 50;
const places = timePlaces('after', z.uuid());
const CHANGES_A_PAGE = 50;
const about = (object_id: string) => ({ object_type: 'import', object_id });

export const imports = implement('imports', importsContract, {
  async list({ query: { after } }, { db }) {
    const found = await listImports(db, places.read(after), IMPORTS_A_PAGE + 1).execute();
    return places.page(found, IMPORTS_A_PAGE, ({ created_at, id }) => [created_at, id]);
  },

  async upload({ query, file }, context) {
    const { caller, clock, jobs, user } = context;
    if (query.entity === 'meetings') await checkRight(context, { gate: 'orion-fathom-tab' }, user);
    const received = await receiveFile(context, toReadable(file), query);
    const { storage_name, sha256, size } = received;
    const write = { operation: 'imports.upload', caller, input: { query, sha256 }, storage_name, size };
    return recordStored(context, write, async (db, audit) => {
      const id = await recordImport(db, received, { by: caller.user_id, at: clock.now() });
      audit({ ...about(id), detail: { entity: query.entity, size } });
      // There are no columns to ask about.
      if (query.entity === 'meetings') return askForStep({ db, jobs, user }, id, 'check');
      return { data: await readImport(db, id, user) };
    });
  },

  async places(_input, context) {
    const { caller, clock, jobs, user } = context;
    const query = { entity: 'companies' as const, file_name: 'Places.csv' };
    const received = await receiveFile(context, Readable.from(placesFile(context.db)), query);
    const { storage_name, sha256, size } = received;
    const write = { operation: 'imports.places', caller, input: { sha256 }, storage_name, size };
    return recordStored(context, write, async (db, audit) => {
      const id = await recordImport(db, received, { by: caller.user_id, at: clock.now() });
      audit({ ...about(id), detail: { entity: query.entity, size } });
      return askForStep({ db, jobs, user }, id, 'check');
    });
  },

  async rejected({ params: { id } }, { db, files, log }) {
    const found = await findImportFile(db, id).executeTakeFirst();
    if (!found) throw notFound('Import');
    return csvOf(rejectedRows(db, files, found), `${found.file_name}.rejected.csv`, (error) =>
      log.error({ err: error, import: id }, 'rejected rows'),
    );
  },

  async read({ params }, { db, user }) {
    return { data: await readImport(db, params.id, user) };
  },

  async setMapping({ params, body }, { db, jobs, user, audit }) {
    await refuseUnlessMine(db, params.id, user);
    audit(about(params.id));
    return askForStep({ db, jobs, user }, params.id, 'check', body);
  },

  async preview({ params, body }, { db, audit }) {
    audit({ unchanged: true });
    return { results: await previewRows(db, params.id, body) };
  },

  async setLayout({ params: { id }, body }, { db, files, user, audit }) {
    await refuseUnlessMine(db, id, user);
    await changeLayout(db, files, id, body);
    audit({ ...about(id), detail: body });
    return { data: await readImport(db, id, user) };
  },

  async check({ params }, { db, jobs, user, audit }) {
    await refuseUnlessMine(db, params.id, user);
    audit(about(params.id));
    return askForStep({ db, jobs, user }, params.id, 'check');
  },

  async changes({ params: { id }, query: { after, ...wanted } }, { db }) {
    if (!(await findImportFile(db, id).executeTakeFirst())) throw notFound('Import');
    const found = await changesAfter(db, id, wanted, after, CHANGES_A_PAGE + 1).execute();
    const results = found.slice(0, CHANGES_A_PAGE);
    const { count } = await countChanges(db, id, wanted).executeTakeFirstOrThrow();
    return {
      results,
      next: found.length > results.length ? (results.at(-1)?.number ?? null) : null,
      count,
    };
  },

  async changesFile({ params: { id }, query }, { db, log }) {
    const found = await findImportFile(db, id).executeTakeFirst();
    if (!found) throw notFound('Import');
    return csvOf(changesFile(db, id, query), `${found.file_name}.changes.csv`, (error) =>
      log.error({ err: error, import: id }, 'changes of an import'),
    );
  },

  async decide({ params: { id }, body }, { db, user, audit }) {
    await refuseUnlessMine(db, id, user);
    const { choice, number, action } = body;
    const decided = await decideChanges(db, id, choice, number === undefined ? { action } : { number });
    audit({ ...about(id), detail: { ...body, decided } });
    return { data: { decided } };
  },

  async commit({ params, body }, { db, jobs, user, audit }) {
    await refuseUnlessMine(db, params.id, user);
    audit({ ...about(params.id), detail: { existing: body.existing } });
    return askForStep({ db, jobs, user }, params.id, 'commit', {
      existing: body.existing,
      committed_by: user.user_id,
    });
  },

  async stop({ params: { id } }, { db, user, audit }) {
    await stopStep(db, id, user);
    audit(about(id));
    return { data: await readImport(db, id, user) };
  },

  async undo({ params }, { db, jobs, user, audit }) {
    const { may_undo } = await readImport(db, params.id, user);
    if (!may_undo)
      throw forbidden('Only the person who imported this file, or an administrator, can undo it.');
    audit(about(params.id));
    return askForStep({ db, jobs, user }, params.id, 'undo');
  },
});

function csvOf(lines: AsyncIterable<string>, file_name: string, onError: (error: unknown) => void) {
  const content = Readable.from(lines);
  content.on('error', onError);
  return { content_type: 'text/csv; charset=utf-8', file_name, content };
}
