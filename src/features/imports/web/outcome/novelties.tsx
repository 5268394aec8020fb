import { counted, grouped } from '#kernel/numbers.ts';
import type { ImportNovelty } from '../../import-record.contract.ts';
import stepClasses from '../step.module.css';
import classes from './change-list.module.css';

const KINDS: Record<ImportNovelty['kind'], string> = {
  lists: 'Lists',
  bucket: 'Buckets',
  growth_tags: 'Growth tags',
  datasource: 'Data sources',
};

/** Lists, buckets, tags and data sources that the file would make. */
export function Novelties({ novelties }: { novelties: readonly ImportNovelty[] }) {
  const kinds = (Object.keys(KINDS) as ImportNovelty['kind'][])
    .map((kind) => ({ kind, found: novelties.filter((one) => one.kind === kind) }))
    .filter(({ found }) => found.length > 0);
  return (
    <section aria-label="New in Orion">
      <header className={stepClasses.section}>
        <h3>
          New in Orion <span>{grouped(novelties.length)}</span>
        </h3>
        <p>These don’t exist yet. The import creates them. Check the spelling.</p>
      </header>
      <ul className={classes.novelties}>
        {kinds.map(({ kind, found }) => (
          <li key={kind}>
            <span>{KINDS[kind]}</span>
            {found.map(({ name, companies }) => (
              <span key={name} className={classes.tag}>
                {name} <small>{counted(companies, 'company', 'companies')}</small>
              </span>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
