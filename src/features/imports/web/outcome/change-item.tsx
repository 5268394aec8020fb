import { SegmentedControl } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { memo } from 'react';
import { domainWords } from '#kernel/domains.ts';
import { counted, grouped } from '#kernel/numbers.ts';
import type { ImportEntity } from '../../import-fields.rules.ts';
import type { ChangeChoice, ImportChange } from '../../import-record.contract.ts';
import { fieldLabel, oneOf, valueText } from '../import-words.ts';
import stepClasses from '../step.module.css';
import classes from './change-list.module.css';
import { ValueMark } from './value-mark.tsx';

interface ChangeItemProps {
  change: ImportChange;
  entity: ImportEntity;
  choices: { value: ChangeChoice; label: string }[];
  onChoose: (choice: ChangeChoice) => void;
}

/** One company or person: what becomes of it, and each field, ours before theirs. */
export const ChangeItem = memo(
  function ChangeItem({ change, entity, choices, onChoose }: ChangeItemProps) {
    const { name, key, line, fields } = change;
    const choice = change.choice ?? 'keep';
    const known = domainWords(key);
    return (
      <li>
        <div className={classes.who}>
          <b>{name}</b>
          <small>
            {name === key ? '' : `${known} · `}line {grouped(line)}
          </small>
        </div>
        <SegmentedControl
          className={stepClasses.choice}
          size="xs"
          aria-label={`${name}, line ${line}`}
          data={choices}
          value={choice}
          onChange={onChoose}
        />
        <dl>
          {fields.map((field) => (
            <ChangedField
              key={`${field.field} ${field.kind} ${valueText(field.field, field.theirs)}`}
              {...{ entity, field, choice }}
            />
          ))}
        </dl>
      </li>
    );
  },
  (before, after) => before.change === after.change,
);

type Kind = ImportChange['fields'][number]['kind'];
interface ChangedFieldProps {
  entity: ImportEntity;
  field: ImportChange['fields'][number];
  choice: ChangeChoice;
}

function ChangedField({ entity, field: { field, kind, ours, theirs }, choice }: ChangedFieldProps) {
  const takesFile =
    kind === 'empty' || kind === 'added' ? choice !== 'skip' : kind !== 'taken' && isTaken(choice);
  const losesOurs =
    kind === 'names' ? choice === 'skip' || choice === 'replace' : choice === 'replace' && kind !== 'empty';
  if (kind === 'matched')
    return <MatchedCompany {...{ entity, choice }} domain={String(ours)} given={theirs} />;
  const about = ABOUT[kind]?.(oneOf(entity).toLowerCase(), theirs);
  return (
    <div>
      <dt>{fieldLabel(entity, field)}</dt>
      <dd>
        {kind !== 'taken' && kind !== 'added' && (
          <>
            <ValueMark text={valueText(field, ours)} isLost={losesOurs} />
            <IconArrowRight size={14} stroke={1.75} aria-label="becomes" />
          </>
        )}
        {kind === 'added' && <span aria-hidden>+</span>}
        <ValueMark text={valueText(field, theirs)} isLost={!takesFile} />
        {about && <small>{about}</small>}
      </dd>
    </div>
  );
}

const isTaken = (choice: ChangeChoice) => choice === 'replace' || choice === 'new';

interface MatchedCompanyProps {
  entity: ImportEntity;
  choice: ChangeChoice;
  domain: string;
  /** The domain that the file has for it, where ours is not known. */
  given: unknown;
}

/** Whom a row was taken for: one without a domain, or with a domain that nobody has. */
function MatchedCompany({ entity, choice, domain, given }: MatchedCompanyProps) {
  return (
    <div>
      <dt>{fieldLabel(entity, 'domain')}</dt>
      <dd>
        <ValueMark text={domainWords(domain)} isLost={choice === 'new'} />
        {typeof given === 'string' && (
          <>
            <IconArrowRight size={14} stroke={1.75} aria-label="becomes" />
            <ValueMark text={given} isLost={choice === 'skip'} />
          </>
        )}
        <small>
          {typeof given === 'string'
            ? 'In Orion without a domain; matched by LinkedIn page, or name and place'
            : 'The file has no domain; matched by name and place'}
        </small>
      </dd>
    </div>
  );
}

const ABOUT: Partial<Record<Kind, (one: string, theirs: unknown) => string>> = {
  name: (one) => `The name in Orion; the file may mean another ${one}`,
  names: (_one, theirs) =>
    `Named first; ${counted(Array.isArray(theirs) ? theirs.length : 1, 'other name')} in the file`,
  typed: () => 'Typed by a person',
  taken: (one) => `Belongs to another ${one}`,
};
