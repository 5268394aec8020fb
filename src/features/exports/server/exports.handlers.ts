import { checkRight } from '#server/http/access.ts';
import { invalid, Refusal } from '#server/http/errors.ts';
import { implement } from '#server/http/implement.ts';
import { exportsContract } from '../exports.contract.ts';
import { exportEntities } from './export-entities.ts';
import { exportFile } from './export-file.ts';
import { exportOfForm } from './form-export.ts';

const NAMES = Object.keys(exportEntities).join(', ');

export const exports = implement('exports', exportsContract, {
  async export({ params: { entity: name }, query: { format, template } }, context) {
    if (template !== undefined && name !== 'submissions')
      throw invalid('template is only for the export of submissions.');
    if (template !== undefined)
      return exportFile(context, {
        name: `submissions-${template}`,
        format,
        entity: await exportOfForm(context.db, template),
      });
    const entity = Object.hasOwn(exportEntities, name) ? exportEntities[name] : undefined;
    if (!entity) throw new Refusal(404, 'NotFound', `Export not found. What can be exported: ${NAMES}.`);
    await checkRight(context, entity.access ?? 'user', context.user);
    return exportFile(context, { name, format, entity });
  },
});
