import { IconPencil } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { memo, type MouseEvent, useMemo, useRef } from 'react';
import { formatDate } from '#kernel/dates.ts';
import type { Search } from '#web/search-codec.ts';
import { HtmlView } from '#web/ui/marks/html-view.tsx';
import { InitialsAvatar } from '#web/ui/marks/initials-avatar.tsx';
import { useMarkedHits } from '#web/ui/marks/marked-hits.ts';
import { TagList } from '#web/ui/marks/tag-list.tsx';
import type { FoundReference } from '../../conversations.contract.ts';
import { findHits } from '#kernel/hits.ts';
import { RatingBadge } from '#features/people/web/rating-badge.tsx';
import { CompanyLinks } from './company-links.tsx';
import { EDIT } from '../use-conversations-address.ts';
import classes from './reference-card.module.css';

const LINES = 4;
const SEEN = 220;

interface ReferenceCardProps {
  reference: FoundReference;
  place: number;
  total: number;
  /** The search it was found by, kept in the address of the sheet; its words are marked. */
  search: Search;
}

/** One reference of the list; a click anywhere opens it. Drawn again only when it looks different. */
export const ReferenceCard = memo(function ReferenceCard({
  reference,
  place,
  total,
  search,
}: ReferenceCardProps) {
  const words = search['search']?.[0] ?? '';
  const { reference_id, creator, content, excerpt } = reference;
  const date = formatDate(reference.created_at, 'MMM DD YYYY') ?? '';
  const note = useRef<HTMLDivElement>(null);
  const find = useMemo(() => (words ? (text: string) => findHits(text, words) : null), [words]);
  useMarkedHits(note, find);

  return (
    <article
      className={classes.card}
      aria-label={`${creator}, ${date}`}
      aria-posinset={place}
      aria-setsize={total}
    >
      <div className={classes.note}>
        <header className={classes.head}>
          <InitialsAvatar name={creator} size={24} />
          <Link
            to="/conversations/$reference_id"
            params={{ reference_id }}
            search={search}
            className={classes.open}
            aria-label={`Open the reference by ${creator}, ${date}`}
            onClick={keepSelection}
          >
            {creator}
          </Link>
          <time dateTime={reference.created_at}>{date}</time>
          <Subject reference={reference} />
        </header>
        <div ref={note}>
          <HtmlView html={content} lines={LINES} />
        </div>
        {excerpt && !isSeen(content, words) && (
          <div className={classes.excerpt} aria-label="Matching passage">
            <HtmlView html={excerpt} lines={2} />
          </div>
        )}
      </div>
      <Tags reference={reference} search={search} />
    </article>
  );
});

const SUBJECTS = 2;

/** Whom it is from and about which companies; each of these leads there. */
function Subject({ reference: { people, companies } }: Pick<ReferenceCardProps, 'reference'>) {
  const others = people.length - SUBJECTS;
  const names = people.slice(0, SUBJECTS).map(({ name }) => name);
  return (
    <>
      {names.length > 0 && (
        <span className={classes.subject}>
          with {names.join(', ')}
          {others > 0 && ` +${others}`}
        </span>
      )}
      {companies.length > 0 && (
        <span className={classes.subject}>
          about <CompanyLinks companies={companies} />
        </span>
      )}
    </>
  );
}

/** Whether the beginning that the card shows holds what is searched for; then nothing needs to be quoted. */
const isSeen = (content: string, words: string) =>
  findHits(content.replace(/<[^<>]*>/g, ' ').slice(0, SEEN), words).length > 0;

/** A reader who marks a passage does not want to leave. */
const keepSelection = (event: MouseEvent) => {
  if (window.getSelection()?.toString()) event.preventDefault();
};

function Tags({ reference, search }: Pick<ReferenceCardProps, 'reference' | 'search'>) {
  const { reference_id, all_projects, all_functions, all_reference_types, all_ratings } = reference;
  const [rating] = all_ratings;
  const lists = [
    ['Projects', all_projects],
    ['Functions', all_functions],
    ['Reference Types', all_reference_types],
  ] as const;
  if (!rating && lists.every(([, tags]) => tags.length === 0))
    return (
      <div className={classes.tags}>
        <Link
          to="/conversations/$reference_id"
          params={{ reference_id }}
          search={{ ...search, sheet: [EDIT] }}
          className={classes.edit}
        >
          <IconPencil size={14} stroke={1.75} aria-hidden />
          Click to Edit
        </Link>
      </div>
    );
  return (
    <dl className={classes.tags}>
      {rating && (
        <div>
          <dt>Rating</dt>
          <dd>
            <RatingBadge rating={rating} />
          </dd>
        </div>
      )}
      {lists.map(
        ([label, tags]) =>
          tags.length > 0 && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <TagList label={label} tags={tags} />
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
