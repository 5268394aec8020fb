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

/** What stands in the form. */
export interface DigestDraft {
  scoper: string | null;
  date: string | null;
  repeat: Repeat | null;
  rows: readonly PremiseRow[];
  /** The version of the digest it was begun on. */
  version?: number | undefined;
}

export interface DigestFormProps {
  id: string;
  edited: OpenedDigest | undefined;
  /** What was typed before and not saved. */
  kept?: DigestDraft | null;
  onType?: (typed: DigestDraft) => void;
  /** What pressing a button of the form does: `preview` where that one was pressed, else to save. */
  onSend: (typed: TypedDigest, wish: 'save' | 'preview', version: number | undefined) => void;
}

/** Who is asked, when and what; it sends what was typed as it is, the server refuses what cannot be. */
export function DigestForm({ id, edited, kept, onType, onSend }: DigestFormProps) {
  const scopers = useScoperOptions(edited);
  const [today] = useState(() => dayOf(new Date()));
  const [typed, setTyped] = useState(() => (kept ? notPast(kept, today, edited) : draftOf(edited)));
  const { scoper, date, repeat, rows } = typed;
  const change = (part: Partial<DigestDraft>) => {
    const next = { ...typed, ...part };
    setTyped(next);
    onType?.(next);
  };
  const unknown = (edited?.companies ?? []).flatMap((one) => (one.company_domain ? [] : one.asked_as));
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const wish = submitter?.getAttribute('value') === 'preview' ? 'preview' : 'save';
    onSend({ date, scoper, repeat, premises: premisesToSend(rows) }, wish, typed.version);
  };

  return (
    <form id={id} className={classes.form} onSubmit={send}>
      <div className={classes.heads}>
        <Select
          label="Scoper"
          placeholder="Select user"
          searchable
          clearable
          allowDeselect
          nothingFoundMessage="No results"
          data={scopers}
          value={scoper}
          onChange={(next) => change({ scoper: next })}
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
          onChange={(next) => change({ date: next })}
        />
        <Select
          label="Repeat"
          data={[
            { label: 'Does not repeat', value: ONCE },
            ...REPEATS.map((value) => ({ label: REPEAT_LABELS[value], value })),
          ]}
          value={repeat ?? ONCE}
          onChange={(value) => change({ repeat: REPEATS.find((one) => one === value) ?? null })}
        />
      </div>
      <PremiseRows rows={rows} unknown={unknown} onChange={(next) => change({ rows: next })} />
    </form>
  );
}

const ONCE = 'once';

/** A day that passed while a draft lay is chosen anew; the one a digest has stays. */
const notPast = (kept: DigestDraft, today: string, edited: OpenedDigest | undefined): DigestDraft =>
  kept.date && kept.date < today && kept.date !== edited?.date ? { ...kept, date: null } : kept;

export const draftOf = (edited: OpenedDigest | undefined): DigestDraft => ({
  scoper: edited?.scoper ?? null,
  date: edited?.date ?? null,
  repeat: edited?.repeat ?? null,
  rows: rowsOf(edited),
  version: edited?.version,
});

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
