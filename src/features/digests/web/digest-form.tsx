import '@mantine/dates/styles.layer.css';
import { Select } from '@mantine/core';
import { DatePickerInput } from '@mantine/dates';
import { IconCalendar } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { dayOf } from '#kernel/dates.ts';
import { premisesToSend, REPEAT_LABELS, REPEATS, type Repeat } from '../digest.rules.ts';
import type { OpenedDigest } from '../digests.contract.ts';
import classes from './digests.module.css';
import { emptyPremise, type PremiseRow, PremiseRows } from './premise-rows.tsx';
import { useScoperOptions } from './use-scopers.ts';

export interface TypedDigest {
  date: string | null;
  scoper: string | null;
  repeat: Repeat | null;
  premises: ReturnType<typeof premisesToSend>;
}

interface DigestFormProps {
  id: string;
  edited: OpenedDigest | undefined;
  /** What pressing a button of the form does: `preview` where that one was pressed, else to save. */
  onSend: (typed: TypedDigest, wish: 'save' | 'preview') => void;
}

/** Who is asked, when and what; it sends what was typed as it is, the server refuses what cannot be. */
export function DigestForm({ id, edited, onSend }: DigestFormProps) {
  const scopers = useScoperOptions(edited);
  const [scoper, setScoper] = useState(edited?.scoper ?? null);
  const [date, setDate] = useState(edited?.date ?? null);
  const [repeat, setRepeat] = useState(edited?.repeat ?? null);
  const [rows, setRows] = useState<readonly PremiseRow[]>(() => rowsOf(edited));
  const [today] = useState(() => dayOf(new Date()));
  const unknown = (edited?.companies ?? []).flatMap((one) => (one.company_domain ? [] : one.asked_as));
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const wish = submitter?.getAttribute('value') === 'preview' ? 'preview' : 'save';
    onSend({ date, scoper, repeat, premises: premisesToSend(rows) }, wish);
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
        <Select
          label="Repeat"
          allowDeselect={false}
          data={[
            { label: 'Does not repeat', value: ONCE },
            ...REPEATS.map((value) => ({ label: REPEAT_LABELS[value], value })),
          ]}
          value={repeat ?? ONCE}
          onChange={(value) => setRepeat(REPEATS.find((one) => one === value) ?? null)}
        />
      </div>
      <PremiseRows rows={rows} unknown={unknown} onChange={setRows} />
    </form>
  );
}

const ONCE = 'once';

const rowsOf = (edited: OpenedDigest | undefined): PremiseRow[] =>
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
