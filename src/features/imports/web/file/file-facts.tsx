import { IconArrowBackUp, IconColumns, IconKey, IconVideo } from '@tabler/icons-react';
import type { ImportEntity } from '../../import-fields.rules.ts';
import classes from './file-step.module.css';

const NEEDS: Record<ImportEntity, string> = {
  companies: 'Each row needs a domain, a website or a company name. Everything else is optional.',
  people: 'Each row needs an e-mail address, a LinkedIn URL, or a name and a company.',
  meetings: 'Each meeting needs a recording_id and at least one guest from outside the firm.',
};

const COLUMNS = {
  icon: IconColumns,
  title: 'Columns are matched for you',
  text: 'Orion recognizes common headers. You can change any match.',
};
const MEETINGS_ONCE = {
  icon: IconVideo,
  title: 'No duplicates',
  text: 'Meetings already in Orion stay as they are unless you choose “Use the file for all”. Associations never change.',
};

/** What to know before choosing a file. */
export function FileFacts({ entity }: { entity: ImportEntity }) {
  const facts = [
    { icon: IconKey, title: 'What a row needs', text: NEEDS[entity] },
    entity === 'meetings' ? MEETINGS_ONCE : COLUMNS,
    {
      icon: IconArrowBackUp,
      title: 'You can undo it',
      text: 'A dry run shows what would change before anything does, and you can undo any import.',
    },
  ];
  return (
    <ul className={classes.facts}>
      {facts.map(({ icon: FactIcon, title, text }) => (
        <li key={title}>
          <FactIcon size={16} stroke={1.75} aria-hidden />
          <b>{title}</b>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
