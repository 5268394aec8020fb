import { useDisclosure } from '@mantine/hooks';
import type { NotablePerson } from '#features/companies/profile.rules.ts';
import { FoundersPrompt } from './founders-prompt.tsx';
import { PersonCard } from './person-card.tsx';
import classes from './people-section.module.css';
import { MoreButton, Nothing, Section } from '#web/ui/marks/section.tsx';

const SHOWN = 2;

interface PeopleSectionProps {
  domain: string;
  people: readonly NotablePerson[];
  /** Whether anybody outside can be asked about the company. */
  isReachable?: boolean;
}

/** Who stands for the company, and how to reach them. */
export function PeopleSection({ domain, people, isReachable = true }: PeopleSectionProps) {
  const [unfolded, { toggle }] = useDisclosure();
  const shown = unfolded ? people : people.slice(0, SHOWN);
  return (
    <Section
      title="Notable People"
      tools={
        people.length > SHOWN && (
          <MoreButton unfolded={unfolded} onClick={toggle}>
            {unfolded ? 'View less' : 'View all'}
          </MoreButton>
        )
      }
    >
      {people.length === 0 && <Nothing>No notable people yet.</Nothing>}
      <ul className={classes.people} aria-label="Notable People">
        {shown.map((person) => (
          <li key={`${person.first_name} ${person.last_name}`}>
            <PersonCard domain={domain} person={person} isReachable={isReachable} />
          </li>
        ))}
      </ul>
      {isReachable && <FoundersPrompt domain={domain} />}
    </Section>
  );
}
