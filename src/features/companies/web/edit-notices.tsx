import { SegmentedControl } from '@mantine/core';
import classes from './edit-notices.module.css';
import type { Clash } from './save-company.ts';
import { type CompanyField, companyFields } from '../company-fields.ts';
import { shownOf, valueOf } from './typed-company.rules.ts';

const saidOf = (name: CompanyField, value: ReturnType<typeof valueOf>) =>
  typeof value === 'boolean' ? (value ? 'Yes' : 'No') : shownOf(name, value) || 'nothing';

/** Whose value of a field is kept; empty where that must be decided. */
export type Kept = 'mine' | 'newer' | '';
const CHOICES = [
  { value: 'mine', label: 'Keep mine' },
  { value: 'newer', label: 'Use newer' },
];

interface ChangedMeanwhileProps {
  clash: Clash;
  /** What the reader typed and what is kept of both; undefined where the reader has changed nothing. */
  mineOf: (name: CompanyField) => { typed: string; kept: Kept } | undefined;
  onChoose: (name: CompanyField, kept: Kept) => void;
}

/** What was changed meanwhile, and for what the reader changed too, which of both is kept. */
export function ChangedMeanwhile({
  clash: { by, current, fields },
  mineOf,
  onChoose,
}: ChangedMeanwhileProps) {
  return (
    <section className={classes.notice} data-span={6} aria-label={`Changed by ${by}`}>
      <ul>
        {fields.map((name) => {
          const mine = mineOf(name);
          const { label } = companyFields[name];
          return (
            <li key={name}>
              <span>
                {label}: <b>{saidOf(name, current[name])}</b>
                {mine && (
                  <>
                    {' '}
                    (yours: <b>{saidOf(name, valueOf(name, mine.typed))}</b>)
                  </>
                )}
              </span>
              {mine === undefined ? (
                <small>Using newer</small>
              ) : (
                <SegmentedControl
                  className={classes.choice}
                  data-open={mine.kept === '' || undefined}
                  withItemsBorders={mine.kept === ''}
                  aria-label={label}
                  data={CHOICES}
                  value={mine.kept}
                  onChange={(chosen) => onChoose(name, chosen as Kept)}
                />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
