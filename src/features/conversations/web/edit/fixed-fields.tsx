import { TextInput } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import type { Reference } from '../../conversations.contract.ts';
import classes from './reference-edit.module.css';

/** What is known of the note as a whole, shown and not to be changed. */
export function FixedFields({ reference }: { reference: Reference }) {
  const { all_projects, creator, people } = reference;
  const fixed = [
    ['Projects', all_projects.join(', ') || 'NA'],
    ['Creator', creator],
    ['People', people.map(({ name }) => name).join(', ') || 'NA'],
  ] as const;
  return (
    <div className={classes.fixed}>
      {fixed.map(([label, value]) => (
        <TextInput
          key={label}
          label={label}
          value={value}
          title={value}
          disabled
          readOnly
          rightSection={<IconLock size={14} stroke={1.75} aria-hidden />}
        />
      ))}
      <p>
        Creator and people come from the note; projects are those of the note and its people. Here you can
        edit details about each person.
      </p>
    </div>
  );
}
