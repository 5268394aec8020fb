import { forbidden } from '#server/http/errors.ts';
import { implement } from '#server/http/implement.ts';
import { importsContract } from '../imports.contract.ts';
import { askForStep, readImport } from './import-status.ts';
import { listImports } from './imports.queries.ts';

const about = (object_id: string) => ({ object_type: 'import', object_id });

export const imports = implement('imports', importsContract, {
  async list(_input, { db }) {
    return { results: await listImports(db).execute() };
  },

  async read({ params }, { db, user }) {
    return { data: await readImport(db, params.id, user) };
  },

  async setMapping({ params, body }, { db, jobs, user, audit }) {
    audit(about(params.id));
    return askForStep({ db, jobs, user }, params.id, 'check', { mapping: body.mapping });
  },

  async check({ params }, { db, jobs, user, audit }) {
    audit(about(params.id));
    return askForStep({ db, jobs, user }, params.id, 'check');
  },

  async commit({ params, body }, { db, jobs, user, audit }) {
    audit({ ...about(params.id), detail: { keep_ours: body.keep_ours } });
    return askForStep({ db, jobs, user }, params.id, 'commit', {
      keep_ours: body.keep_ours,
      committed_by: user.user_id,
    });
  },

  async undo({ params }, { db, jobs, user, audit }) {
    const { may_undo } = await readImport(db, params.id, user);
    if (!may_undo) throw forbidden('Only whoever took this file in, or an administrator, may undo it.');
    audit(about(params.id));
    return askForStep({ db, jobs, user }, params.id, 'undo');
  },
});
