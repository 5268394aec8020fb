import '@mantine/dates/styles.layer.css';
import { Select } from '@mantine/core';
import { DatePickerInput } from '@mantine/dates';
import { IconCalendar } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { dayOf } from '#kernel/dates.ts';
import { premisesToSend } from '../digest.rules.ts';
import type { Digest } from '../digests.contract.ts';
import classes from './digests.module.css';
import { emptyPremise, type PremiseRow, PremiseRows } from './premise-rows.tsx';
import { useScoperOptions } from './use-scopers.ts';

export interface TypedDigest {
  date: string | null;
  scoper: string | null;
  premises: ReturnType<typeof premisesToSend>;
}

interface DigestFormProps {
  id: string;
  edited: Digest | undefined;
  onSave: (typed: TypedDigest) => void;
}

/** Who is asked, when and what; it sends what was typed as it is, the server refuses what cannot be. */
export function DigestForm({ id, edited, onSave }: DigestFormProps) {
  const scopers = useScoperOptions(edited);
  const [scoper, setScoper] = useState(edited?.scoper ?? null);
  const [date, setDate] = useState(edited?.date ?? null);
  const [rows, setRows] = useState<readonly PremiseRow[]>(() => rowsOf(edited));
  const [today] = useState(() => dayOf(new Date()));
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSave({ date, scoper, premises: premisesToSend(rows) });
  };

  return (
    <form id={id} className={classes.form} onSubmit={send}>
      <div className={classes.heads}>
        <Select
          label="Scoper"
          placeholder="Select user"
          searchable
          clearable
          nothingFoundMessage="Nothing found"
          data={scopers}
          value={scoper}
          onChange={setScoper}
        />
        <DatePickerInput
          label="Date"
          placeholder="Select date"
          valueFormat="MM/DD/YYYY"
          firstDayOfWeek={0}
          highlightToday
          minDate={today}
          leftSection={<IconCalendar size={14} stroke={1.75} aria-hidden />}
          value={date}
          onChange={setDate}
        />
      </div>
      <PremiseRows rows={rows} onChange={setRows} />
    </form>
  );
}

const rowsOf = (edited: Digest | undefined): PremiseRow[] =>
  edited && edited.premises.length > 0
    ? edited.premises.map(({ uuid, title, question, answered, domains }) => ({
        key: uuid,
        uuid,
        title,
        question,
        answered,
        domains: domains.map(({ company_domain }) => company_domain).join(', '),
      }))
    : [emptyPremise()];
