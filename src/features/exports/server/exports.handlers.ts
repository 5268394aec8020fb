import { notFound } from '#server/http/errors.ts';
import { implement } from '#server/http/implement.ts';
import { exportsContract } from '../exports.contract.ts';
import { exportEntities } from './export-entities.ts';
import { exportFile } from './export-file.ts';

export const exports = implement('exports', exportsContract, {
  async export({ params: { entity: name }, query: { format } }, context) {
    const entity = Object.hasOwn(exportEntities, name) ? exportEntities[name] : undefined;
    if (!entity) throw notFound('Export');
    return exportFile(context, { name, format, entity });
  },
});
