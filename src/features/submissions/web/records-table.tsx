import { Button, Table, UnstyledButton } from '@mantine/core';
import clsx from 'clsx';
import type { Attribute } from '#kernel/forms/form-language.ts';
import { Scrolling } from '#web/ui/scrolling/scrolling.tsx';
import { singly } from '#web/ui/single-click.ts';
import type { EntryRow } from '../entries.contract.ts';
import { cellOf, columnsOf } from '../shown-answers.rules.ts';
import classes from './submissions.module.css';

/** So few rows need no box of their own to scroll in. */
const FEW = 5;

interface RecordsTableProps {
  table: Attribute;
  rows: readonly EntryRow[];
  /** As high as its rows where they are few, else as the page has room. */
  fitsFew?: boolean;
  chosen?: string | undefined;
  onOpen: (uuid: string) => void;
  more?: { isLoading: boolean; load: () => void } | null;
}

/** Entries as a table; a row opens the whole entry. */
export function RecordsTable({ table, rows, fitsFew = false, chosen, onOpen, more }: RecordsTableProps) {
  const columns = columnsOf(table, rows[0]);
  const isFigures = (column: string) =>
    column !== 'year' && rows.some((row) => typeof row[column] === 'number');
  if (rows.length === 0) return <output className={classes.none}>No data available</output>;
  return (
    <Scrolling
      className={clsx(classes.box, fitsFew && (rows.length <= FEW ? classes.few : classes.tall))}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the part that scrolls is a div
      role="region"
      aria-label={table.title}
    >
      <Table className={classes.table ?? ''}>
        <Table.Thead>
          <Table.Tr>
            {columns.map(({ column_name, title }) => (
              <Table.Th key={column_name} scope="col" data-figures={isFigures(column_name) || undefined}>
                {title}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr
              key={String(row['uuid'])}
              className={classes.row ?? ''}
              aria-selected={chosen === row['uuid'] || undefined}
              onClick={singly(() => onOpen(String(row['uuid'])))}
            >
              {columns.map(({ column_name, title }, at) => (
                <Table.Td
                  key={column_name}
                  data-label={title}
                  data-figures={isFigures(column_name) || undefined}
                >
                  {at === 0 ? (
                    <UnstyledButton className={classes.opens ?? ''} title={cellOf(row, column_name)}>
                      {cellOf(row, column_name)}
                    </UnstyledButton>
                  ) : (
                    <span title={cellOf(row, column_name)}>{cellOf(row, column_name)}</span>
                  )}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {more && (
        <div className={classes.next}>
          <Button loading={more.isLoading} onClick={more.load}>
            Show more
          </Button>
        </div>
      )}
    </Scrolling>
  );
}
