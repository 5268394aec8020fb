import { Button } from '@mantine/core';
import type { Company } from '../company.rules.ts';
import classes from './edit-notices.module.css';
import type { Clash } from './save-company.ts';
import { type CompanyField, companyFields } from '../company-fields.ts';
import { shownOf } from './typed-company.rules.ts';

const saidOf = (name: CompanyField, value: Company[CompanyField]) =>
  typeof value === 'boolean' ? (value ? 'Yes' : 'No') : shownOf(name, value) || 'nothing';

interface ChangedMeanwhileProps {
  clash: Clash;
  /** Whether the field still holds what the reader typed. */
  isMine: (name: CompanyField) => boolean;
  onTake: (name: CompanyField) => void;
}

/** What somebody else left, beside what the reader typed. */
export function ChangedMeanwhile({ clash: { by, current, fields }, isMine, onTake }: ChangedMeanwhileProps) {
  return (
    <section className={classes.notice} data-span={6} aria-label={`Changed by ${by}`}>
      <ul>
        {fields.map((name) => (
          <li key={name}>
            <span>
              {companyFields[name].label}: <b>{saidOf(name, current[name])}</b>
            </span>
            {isMine(name) ? (
              <Button
                size="compact-sm"
                aria-label={`Use ${by}’s ${companyFields[name].label}`}
                onClick={() => onTake(name)}
              >
                Use theirs
              </Button>
            ) : (
              <small>Using theirs</small>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
