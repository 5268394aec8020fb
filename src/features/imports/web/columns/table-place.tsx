import { NumberInput, Select } from '@mantine/core';
import { ENCODINGS, type Encoding } from '../../import-record.contract.ts';
import type { StepProps } from '../step-props.ts';
import classes from '../step.module.css';

const NAMES: Record<Encoding, string> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16, big-endian',
  'windows-1252': 'Western (Windows-1252)',
  macintosh: 'Mac Roman',
  'windows-1250': 'Central European (Windows-1250)',
  'windows-1251': 'Cyrillic (Windows-1251)',
  'iso-8859-2': 'Central European (ISO-8859-2)',
  shift_jis: 'Japanese (Shift-JIS)',
  gb18030: 'Chinese (GB18030)',
  big5: 'Chinese (Big5)',
  'euc-kr': 'Korean (EUC-KR)',
};
const MOST_ROWS = 1000;

interface TablePlaceProps extends Pick<StepProps, 'record' | 'actions'> {
  /** Told when the columns are others. */
  onMoved: () => void;
}

/** Where in the file its table stands, and how its letters are written; both can be changed. */
export function TablePlace({ record, actions, onMoved }: TablePlaceProps) {
  const { sheets = [], sheet, header_row, encoding } = record.layout;
  const move = async (said: Parameters<typeof actions.setLayout>[0]) => {
    if (await actions.setLayout(said)) onMoved();
  };
  return (
    <div className={classes.place}>
      {sheets.length > 1 && (
        <Select
          label="Sheet"
          data={sheets}
          value={sheet ?? null}
          disabled={actions.isPending}
          onChange={(value) => value !== null && value !== sheet && void move({ sheet: value })}
        />
      )}
      <NumberInput
        key={header_row}
        label="Header row"
        defaultValue={header_row ?? 1}
        min={1}
        max={MOST_ROWS}
        clampBehavior="strict"
        allowDecimal={false}
        disabled={actions.isPending}
        onBlur={({ currentTarget }) => {
          const row = Number(currentTarget.value);
          if (row >= 1 && row !== header_row) void move({ header_row: row });
        }}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') currentTarget.blur();
        }}
      />
      {sheets.length === 0 && (
        <Select
          label="Encoding"
          data={ENCODINGS.map((value) => ({ value, label: NAMES[value] }))}
          value={encoding ?? null}
          disabled={actions.isPending}
          onChange={(value) => value !== null && value !== encoding && void move({ encoding: value })}
        />
      )}
    </div>
  );
}
