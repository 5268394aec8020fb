import type { TaggedPerson } from '#features/people/person-metadata.rules.ts';
import { TagList } from '#web/ui/marks/tag-list.tsx';
import { RatingBadge } from '#features/people/web/rating-badge.tsx';
import { nameIn, type Offers } from '#features/people/web/use-offers.ts';
import classes from './person-card.module.css';

interface PersonFactsProps {
  person: TaggedPerson;
  offers: Offers;
}

/** What is chosen about a person; “NA” where nothing is. */
export function PersonFacts({ person, offers }: PersonFactsProps) {
  const lists = {
    projects: ['Projects', person.projects.map((value) => nameIn(offers.projects, value))],
    functions: ['Functions', person.functions.map((value) => nameIn(offers.functions, value))],
    types: ['Reference Type(s)', person.reference_type.map((value) => nameIn(offers.reference_types, value))],
  } as const;
  return (
    <dl className={classes.facts}>
      <Fact list={lists.projects} />
      <dt>Rating</dt>
      <dd>
        {person.rating === 0 ? (
          <NA />
        ) : (
          <RatingBadge rating={nameIn(offers.ratings, String(person.rating))} />
        )}
      </dd>
      <Fact list={lists.functions} />
      <Fact list={lists.types} />
    </dl>
  );
}

function Fact({ list: [label, tags] }: { list: readonly [string, readonly string[]] }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{tags.length === 0 ? <NA /> : <TagList label={label} tags={tags} />}</dd>
    </>
  );
}

export const NA = () => <span className={classes.none}>NA</span>;
