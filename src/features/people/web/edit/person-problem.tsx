import { Button } from '@mantine/core';
import { useChanger } from '#features/portal/web/use-changer.ts';
import { useInSight } from '#web/forms/in-sight.ts';
import type { TaggedPerson } from '../../person-metadata.rules.ts';
import { nameIn, type Offers } from '../use-offers.ts';
import classes from './person-fields.module.css';
import { type Choices, choicesOf, type Field, FIELDS } from './person-merge.rules.ts';
import type { PeopleForm } from './use-people-form.ts';

interface PersonProblemProps {
  person: TaggedPerson;
  form: PeopleForm;
  offers: Offers;
}

/** Why a person is not saved, and what to do about it. */
export function PersonProblem({ person, form, offers }: PersonProblemProps) {
  const problem = form.problemOf(person);
  const { message, clash } = problem;
  const changer = useChanger();
  const isFirst = form.failedPeople[0]?.affinity_id === person.affinity_id;
  const inSight = useInSight<HTMLDivElement>(isFirst && problem);
  if (clash) {
    const { who, where } = changer(clash.by);
    return (
      <div role="alert" className={classes.problem} {...inSight}>
        <span>
          {who} changed{' '}
          {clash.fields.map((field) => changeWords(field, choicesOf(clash.theirs), offers)).join(', ')}
          {where} while you were editing. Your choice is still here.
        </span>
        <Button size="compact-sm" onClick={() => form.resolve(person, 'mine')}>
          Keep mine
        </Button>
        <Button size="compact-sm" onClick={() => form.resolve(person, 'theirs')}>
          Use newer
        </Button>
      </div>
    );
  }
  if (!message) return null;
  return (
    <div role="alert" className={classes.problem} data-failed {...inSight}>
      <span>
        {person.name} was not saved: {message}
      </span>
    </div>
  );
}

/** "Rating to Nurture Relationship". */
function changeWords(field: Field, theirs: Choices, offers: Offers): string {
  const values = field === 'rating' ? [String(theirs.rating)].filter((one) => one !== '0') : theirs[field];
  const options = field === 'rating' ? offers.ratings : offers[field];
  const names = values.map((value) => nameIn(options, value));
  return `${FIELDS[field]} to ${names.length > 0 ? names.join(', ') : 'NA'}`;
}
