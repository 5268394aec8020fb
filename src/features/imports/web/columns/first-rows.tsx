import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { grouped } from '#kernel/numbers.ts';
import { ask, messageOf } from '#web/api.ts';
import type { TableEntity } from '../../import-fields.rules.ts';
import { type ImportConstant, type ImportRecord, type PreviewRow } from '../../import-record.contract.ts';
import { importsContract } from '../../imports.contract.ts';
import { fieldLabel, valueText } from '../import-words.ts';
import stepClasses from '../step.module.css';
import type { Mapping } from './column-mapping.ts';
import classes from './columns.module.css';

interface FirstRowsProps {
  record: ImportRecord;
  entity: TableEntity;
  mapping: Mapping;
  constants: readonly ImportConstant[];
}

/** The first rows as they will be, anew with each change of the columns. */
export function FirstRows({ record, entity, mapping, constants }: FirstRowsProps) {
  const { data, error, isPlaceholderData } = useQuery({
    ...ask(importsContract.preview, {
      params: { id: record.id },
      body: { mapping: [...mapping], constants: [...constants] },
    }),
    placeholderData: keepPreviousData,
  });
  const rows = data?.results ?? [];
  const fields = fieldsOf(rows);
  return (
    <section aria-label="Preview">
      <header className={stepClasses.section}>
        <h3>Preview</h3>
        <p>{error ? messageOf(error) : `The first ${grouped(rows.length)} rows as they will be.`}</p>
      </header>
      {fields.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard
        <section className={classes.scroll} aria-label="First rows" tabIndex={0}>
          <table className={classes.preview} data-old={isPlaceholderData || undefined}>
            <thead>
              <tr>
                <th>Line</th>
                {fields.map((field) => (
                  <th key={field}>{fieldLabel(entity, field)}</th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <PreviewedRow key={row.line} row={row} fields={fields} entity={entity} />
              ))}
            </tbody>
          </table>
        </section>
      )}
    </section>
  );
}

interface PreviewedRowProps {
  row: PreviewRow;
  fields: readonly string[];
  entity: TableEntity;
}

function PreviewedRow({ row: { line, values, empty, refused }, fields, entity }: PreviewedRowProps) {
  if (refused !== null)
    return (
      <tr data-refused>
        <td data-label="Line">{grouped(line)}</td>
        <td colSpan={fields.length}>Not imported: {refused}</td>
      </tr>
    );
  const flaws = new Map(empty.map(({ field, message }) => [field, message]));
  return (
    <tr>
      <td data-label="Line">{grouped(line)}</td>
      {fields.map((field) => {
        const flaw = flaws.get(field);
        const text = valueText(field, values[field]);
        return (
          <td
            key={field}
            data-label={fieldLabel(entity, field)}
            title={flaw ?? text}
            data-flawed={flaw !== undefined || undefined}
          >
            {flaw === undefined ? text : `Left empty: ${flaw}`}
          </td>
        );
      })}
    </tr>
  );
}

/** Every field that some row has something for, in the order they come. */
const fieldsOf = (rows: readonly PreviewRow[]) => [
  ...new Set(
    rows.flatMap(({ values, empty }) => [...Object.keys(values), ...empty.map(({ field }) => field)]),
  ),
];
