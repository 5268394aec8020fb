import { Button } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { counted, grouped } from '#kernel/numbers.ts';
import type { ImportEntity } from '../../import-fields.rules.ts';
import type { ImportRecord } from '../../import-record.contract.ts';
import { asSentences, fieldLabel } from '../import-words.ts';
import stepClasses from '../step.module.css';
import classes from './bad-cells.module.css';
import { FixInput } from './fix-input.tsx';
import type { Fixes } from './use-fixes.ts';

const EXAMPLES = 3;
type Group = ImportRecord['bad_cells'][number];

/** Cells that stay empty, by field and reason; what stands in them can be put right here. */
export function BadCells({ record, fixes }: { record: ImportRecord; fixes: Fixes }) {
  const { bad_cells, entity } = record;
  const total = bad_cells.reduce((sum, { cells }) => sum + cells, 0);
  return (
    <section aria-label="Values to fix">
      <header className={stepClasses.section}>
        <h3>
          Values to fix <span>{grouped(total)}</span>
        </h3>
        <p>These cells stay empty. The rest of each row is imported.</p>
      </header>
      <ul className={classes.groups}>
        {bad_cells.map((group) => (
          <BadGroup key={`${group.field} ${group.reason}`} group={group} entity={entity} fixes={fixes} />
        ))}
      </ul>
    </section>
  );
}

function BadGroup({ group, entity, fixes }: { group: Group; entity: ImportEntity; fixes: Fixes }) {
  const { field, reason, cells, values } = group;
  const [isOpen, setOpen] = useState(false);
  const Chevron = isOpen ? IconChevronDown : IconChevronRight;
  const label = fieldLabel(entity, field);
  return (
    <li>
      <div className={classes.line}>
        <b>{label}</b>
        <span>
          {asSentences(reason)} <small>{counted(cells, 'cell')}</small>
        </span>
        <span className={classes.examples}>
          {!isOpen && values.slice(0, EXAMPLES).map(({ text }) => <code key={text}>{text}</code>)}
          {!isOpen && values.length > EXAMPLES && <small>+{grouped(values.length - EXAMPLES)}</small>}
        </span>
        <Button
          size="xs"
          aria-expanded={isOpen}
          leftSection={<Chevron size={14} stroke={1.75} aria-hidden />}
          onClick={() => setOpen(!isOpen)}
        >
          Fix<span className="visually-hidden"> {label}</span>
        </Button>
      </div>
      {isOpen && (
        <ul className={classes.values}>
          {values.map(({ text, cells: times }) => (
            <li key={text}>
              <code>{text}</code>
              <small>{counted(times, 'cell')}</small>
              <FixInput
                label={`Correct value for “${text}” in ${label}`}
                place={{ field, line: null, cell: text }}
                fixes={fixes}
              />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
