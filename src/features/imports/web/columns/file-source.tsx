import { IconInfoCircle } from '@tabler/icons-react';
import { sourceOf } from '../../headers.rules.ts';
import type { TableEntity } from '../../import-fields.rules.ts';
import type { StepProps } from '../step-props.ts';
import classes from '../step.module.css';

interface FileSourceProps extends Pick<StepProps, 'record' | 'address'> {
  entity: TableEntity;
}

/** Who wrote the file, as far as its headers tell, and how its columns came to be matched. */
export function FileSource({ record: { headers, mapping_from }, address, entity }: FileSourceProps) {
  const source = sourceOf(headers);
  if (source && source.entity !== entity && mapping_from === null)
    return (
      <p className={classes.note}>
        <IconInfoCircle size={14} stroke={1.75} aria-hidden />
        <span>
          This looks like a list of {source.entity} from {source.name}.{' '}
          <button type="button" className={classes.link} onClick={() => address.show(source.entity)}>
            Import it as {source.entity}
          </button>
        </span>
      </p>
    );
  if (mapping_from === null && !source) return null;
  return (
    <p className={classes.note}>
      <IconInfoCircle size={14} stroke={1.75} aria-hidden />
      {mapping_from === null
        ? `Recognized as an export from ${source?.name}.`
        : `Columns are matched as in “${mapping_from}”, which was imported before.`}
    </p>
  );
}
