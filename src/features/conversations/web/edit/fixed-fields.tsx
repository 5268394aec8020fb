import { TextInput } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import type { Reference } from '../../conversations.contract.ts';
import classes from './reference-edit.module.css';

/** What the note itself fixes, shown and not to be changed. */
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
      <p>These come from the note. Here you can edit details about each person.</p>
    </div>
  );
}
