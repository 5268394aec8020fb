import { Badge } from '@mantine/core';
import { RatingBadge } from '#features/people/web/rating-badge.tsx';
import { nameIn, type Offers, type Option } from '#features/people/web/use-offers.ts';
import { InitialsAvatar } from '#web/ui/marks/initials-avatar.tsx';
import { TagList } from '#web/ui/marks/tag-list.tsx';
import type { Attendee } from '../../meeting.rules.ts';
import classes from './meeting-sheet.module.css';

interface AttendeeCardProps {
  attendee: Attendee;
  offers: Offers;
  onOpen: () => void;
}

/** Somebody who attended, with what is known about them; a colleague is nobody to rate. */
export function AttendeeCard({ attendee, offers, onOpen }: AttendeeCardProps) {
  const { full_name, email, rating, is_colleague } = attendee;
  return (
    <article className={classes.card} aria-label={full_name} data-pressable={!is_colleague || undefined}>
      <header>
        <InitialsAvatar name={full_name} size={36} />
        <span className={classes.who}>
          {is_colleague ? (
            <b>{full_name}</b>
          ) : (
            <button type="button" title={`Edit ${full_name}`} onClick={onOpen}>
              {full_name}
            </button>
          )}
          <small title={email}>{email}</small>
        </span>
      </header>
      {is_colleague ? (
        <span className={classes.marks}>
          <Badge>Colleague</Badge>
        </span>
      ) : (
        <>
          <span className={classes.marks}>
            {rating === 0 ? (
              <span className={classes.none}>No Ratings</span>
            ) : (
              <RatingBadge rating={nameIn(offers.ratings, String(rating))} />
            )}
            {attendee.in_reference_contacts && <Badge>Reference Contact</Badge>}
          </span>
          <dl className={classes.facts}>
            <Fact label="Project" values={attendee.projects} options={offers.projects} missing="-" />
            <Fact label="Function" values={attendee.functions} options={offers.functions} missing="NA" />
            <Fact
              label="Reference Type(s)"
              values={attendee.type_of_reference}
              options={offers.reference_types}
              missing="NA"
            />
          </dl>
        </>
      )}
    </article>
  );
}

interface FactProps {
  label: string;
  values: readonly string[];
  options: readonly Option[];
  missing: string;
}

function Fact({ label, values, options, missing }: FactProps) {
  return (
    <>
      <dt>{label}</dt>
      <dd>
        {values.length > 0 ? (
          <TagList label={label} tags={values.map((value) => nameIn(options, value))} />
        ) : (
          <span className={classes.none}>{missing}</span>
        )}
      </dd>
    </>
  );
}
