import type { TableEntity } from '../../import-fields.rules.ts';
import type { ValueSource } from '../../sources.contract.ts';
import { fieldLabel, valueText } from '../import-words.ts';
import { handWords, placeWords } from './source-words.ts';
import classes from './sources.module.css';

interface SourcesTableProps {
  entity: TableEntity;
  values: readonly ValueSource[];
  onImport: (id: string) => void;
}

/** Field, value and source, a row for each value. */
export function SourcesTable({ entity, values, onImport }: SourcesTableProps) {
  return (
    <table className={classes.sources}>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Value</th>
          <th scope="col">Source</th>
        </tr>
      </thead>
      <tbody>
        {values.map((one, at) => {
          const label = fieldLabel(entity, one.field);
          return (
            <tr key={`${one.field} ${at}`}>
              <th scope="row">{label}</th>
              <td>{valueText(one.field, one.value)}</td>
              <td>
                <Source of={one} onImport={onImport} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Source({ of, onImport }: { of: ValueSource } & Pick<SourcesTableProps, 'onImport'>) {
  const { file } = of;
  if (!file) return handWords(of);
  return (
    <>
      <button type="button" className={classes.file} onClick={() => onImport(file.import_id)}>
        {file.file_name}
      </button>
      {[placeWords(file), handWords(of)].filter(Boolean).map((words) => `, ${words}`)}
      {file.undone && '; undone since, but this value was kept'}
    </>
  );
}
