import { IconArrowBackUp, IconColumns, IconKey, IconVideo } from '@tabler/icons-react';
import type { ImportEntity } from '../../import-fields.rules.ts';
import classes from './file-step.module.css';

const NEEDS: Record<ImportEntity, string> = {
  companies: 'Each row needs a domain or a website. Everything else is welcome, nothing else is needed.',
  people: 'Each row needs an e-mail address or a LinkedIn address, and a new person a name.',
  meetings: 'Each meeting needs its recording_id, and somebody from outside who was invited.',
};

const COLUMNS = {
  icon: IconColumns,
  title: 'Columns find their fields',
  text: 'Headers in any common wording are matched for you, and you correct what was not meant.',
};
const MEETINGS_ONCE = {
  icon: IconVideo,
  title: 'Each meeting once',
  text: 'One that is in Orion already stays as it is, unless you take the file for all. Associations are never touched.',
};

/** What to know before choosing a file. */
export function FileFacts({ entity }: { entity: ImportEntity }) {
  const facts = [
    { icon: IconKey, title: 'What a row needs', text: NEEDS[entity] },
    entity === 'meetings' ? MEETINGS_ONCE : COLUMNS,
    {
      icon: IconArrowBackUp,
      title: 'Nothing is final',
      text: 'A dry run tells what would change before anything does, and an import can be undone.',
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
