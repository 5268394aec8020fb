import { formatDate } from '#kernel/dates.ts';
import { InitialsAvatar } from '#web/ui/marks/initials-avatar.tsx';
import { TagList } from '#web/ui/marks/tag-list.tsx';
import type { Reference } from '../../conversations.contract.ts';
import classes from './reference-sheet.module.css';

type Head = Pick<Reference, 'created_at' | 'creator' | 'all_projects'> & { called_on?: string | null };

/** When, by whom, and for which projects. */
export function ReferenceHead({ head }: { head: Head | undefined }) {
  if (!head) return <span className={classes.loading} data-below aria-hidden />;
  return (
    <dl className={classes.head} data-below>
      <div>
        <dt>On</dt>
        <dd>
          <time dateTime={head.created_at}>{formatDate(head.created_at, 'MMM DD YYYY')}</time>
        </dd>
      </div>
      {head.called_on && (
        <div>
          <dt>Call</dt>
          <dd>
            <time dateTime={head.called_on}>{formatDate(head.called_on, 'MMM DD YYYY')}</time>
          </dd>
        </div>
      )}
      <div>
        <dt>By</dt>
        <dd>
          <InitialsAvatar name={head.creator} />
          {head.creator}
        </dd>
      </div>
      <div>
        <dt>Projects</dt>
        <dd>{head.all_projects.length > 0 ? <TagList label="Projects" tags={head.all_projects} /> : 'NA'}</dd>
      </div>
    </dl>
  );
}
