import { useMemo, useRef } from 'react';
import { Carousel } from '#web/ui/scrolling/carousel.tsx';
import { HtmlView } from '#web/ui/marks/html-view.tsx';
import { useMarkedHits } from '#web/ui/marks/marked-hits.ts';
import type { Reference } from '../../conversations.contract.ts';
import { findHits } from '#kernel/hits.ts';
import type { Offers } from '#features/people/web/use-offers.ts';
import { CompanyLinks } from '../list/company-links.tsx';
import { NoPeople } from '../recording/no-people.tsx';
import { PersonCard } from './person-card.tsx';
import classes from './reference-sheet.module.css';

const PEOPLE_PER_PAGE = 3;

interface ReferenceDetailsProps {
  reference: Reference;
  offers: Offers;
  /** What was searched for, to be marked in the notes. */
  words: string;
  onPerson: (person_id: number) => void;
}

/** The people of a reference and its notes. */
export function ReferenceDetails({ reference, offers, words, onPerson }: ReferenceDetailsProps) {
  const { people, companies } = reference;
  return (
    <>
      {people.length > 0 ? (
        <Carousel
          label="People Involved"
          title={
            <>
              People Involved <span className={classes.count}>{people.length}</span>
            </>
          }
          items={people}
          perPage={PEOPLE_PER_PAGE}
          keyOf={({ affinity_id }) => String(affinity_id)}
          renderItem={(person) => (
            <PersonCard person={person} offers={offers} onOpen={() => onPerson(person.affinity_id)} />
          )}
        />
      ) : (
        <section aria-label="People Involved">
          <h3 className={classes.title}>People Involved</h3>
          <NoPeople reference={reference} />
        </section>
      )}
      {companies.length > 0 && (
        <p className={classes.about}>
          About <CompanyLinks companies={companies} />
        </p>
      )}
      <ReferenceNotes content={reference.content} words={words} />
    </>
  );
}

/** The text of a reference. */
export function ReferenceNotes({ content, words }: { content: string; words: string }) {
  const notes = useRef<HTMLDivElement>(null);
  const find = useMemo(() => (words ? (text: string) => findHits(text, words) : null), [words]);
  useMarkedHits(notes, find);
  return (
    <section aria-label="Reference Notes" className={classes.notes}>
      <h3 className={classes.title}>Reference Notes</h3>
      <div ref={notes}>
        <HtmlView html={content} />
      </div>
    </section>
  );
}
