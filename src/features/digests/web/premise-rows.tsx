import { ActionIcon, Button, Textarea, TextInput, Tooltip } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import {
  MOST_PREMISES,
  MOST_QUESTION,
  MOST_TITLE,
  splitDomains,
  type TypedPremise,
} from '../digest.rules.ts';
import { AddUnknown } from './add-unknown.tsx';
import classes from './digests.module.css';

/** A row of the sheet; the key stays with it while others come and go. */
export interface PremiseRow extends TypedPremise {
  key: string;
  answered: boolean;
}

export const emptyPremise = (): PremiseRow => ({
  key: crypto.randomUUID(),
  title: '',
  question: '',
  domains: '',
  answered: false,
});

interface PremiseRowsProps {
  rows: readonly PremiseRow[];
  /** Domains that Orion knows no company for. */
  unknown: readonly string[];
  onChange: (rows: readonly PremiseRow[]) => void;
}

export function PremiseRows({ rows, unknown, onChange }: PremiseRowsProps) {
  return (
    <section className={classes.premises} aria-label="Premises">
      <h3>
        Premises <span>{rows.length}</span>
      </h3>
      {rows.map((row, at) => (
        <Premise
          key={row.key}
          row={row}
          strangers={splitDomains(row.domains).filter((domain) => unknown.includes(domain))}
          name={`premise ${at + 1}`}
          refusal={
            rows.length === 1
              ? 'A digest has at least one premise'
              : row.answered
                ? 'This premise has an answer'
                : null
          }
          onChange={(typed) => onChange(rows.with(at, { ...row, ...typed }))}
          onDelete={() => onChange(rows.toSpliced(at, 1))}
        />
      ))}
      <Button
        className={classes.add ?? ''}
        disabled={rows.length >= MOST_PREMISES}
        onClick={() => onChange([...rows, emptyPremise()])}
      >
        + Add Premise
      </Button>
    </section>
  );
}

interface PremiseProps {
  row: PremiseRow;
  strangers: readonly string[];
  name: string;
  /** Why it cannot be deleted. */
  refusal: string | null;
  onChange: (typed: Partial<PremiseRow>) => void;
  onDelete: () => void;
}

function Premise({ row, strangers, name, refusal, onChange, onDelete }: PremiseProps) {
  return (
    <fieldset className={classes.premise} aria-label={name.replace('p', 'P')}>
      <TextInput
        label="Title"
        placeholder="Enter title"
        maxLength={MOST_TITLE}
        value={row.title}
        onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
      />
      <TextInput
        label="Domains"
        placeholder="Enter values separated by commas"
        value={row.domains}
        onChange={({ currentTarget }) => onChange({ domains: currentTarget.value })}
      />
      <Textarea
        className={classes.question ?? ''}
        label="Question"
        placeholder="Enter question"
        autosize
        minRows={1}
        maxRows={8}
        maxLength={MOST_QUESTION}
        value={row.question}
        onChange={({ currentTarget }) => onChange({ question: currentTarget.value })}
      />
      {strangers.length > 0 && (
        <div className={classes.strangers}>
          {strangers.map((domain) => (
            <AddUnknown key={domain} domain={domain} />
          ))}
        </div>
      )}
      <Tooltip label={refusal ?? 'Delete premise'}>
        <ActionIcon
          className={classes.drop ?? ''}
          aria-label={`Delete ${name}`}
          disabled={refusal !== null}
          onClick={onDelete}
        >
          <IconTrash size={16} stroke={1.75} />
        </ActionIcon>
      </Tooltip>
    </fieldset>
  );
}
