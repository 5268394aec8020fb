import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconUserQuestion } from '@tabler/icons-react';
import { ask, messageOf } from '#web/api.ts';
import { CompanyLink } from '#web/company-link.tsx';
import { InitialsAvatar } from '#web/ui/marks/initials-avatar.tsx';
import { EmptyState, ErrorState } from '#web/ui/states/result-state.tsx';
import { Section } from '#web/ui/marks/section.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { BlockSkeleton } from '#web/ui/states/skeletons.tsx';
import { metContract } from '../../met.contract.ts';
import type { Met } from '../../met.rules.ts';
import { AppearanceLists } from './appearance-lists.tsx';
import classes from './met.module.css';

interface MetSheetProps {
  /** An e-mail address, a domain or a LinkedIn address. */
  text: string;
  onClose: () => void;
  onPerson: (person_id: number) => void;
}

/** Everything the firm has on what was pasted. */
export function MetSheet({ text, onClose, onPerson }: MetSheetProps) {
  const query = useQuery(ask(metContract.haveWeMet, { query: { q: text } }));
  const met = query.data?.data;
  return (
    <Sheet
      opened
      width="narrow"
      title="Have we met?"
      header={
        <span className={classes.head}>
          <b>Have we met?</b>
          <small>{text}</small>
        </span>
      }
      onClose={onClose}
    >
      {query.isPending && <BlockSkeleton label="Looking through what the firm has" count={8} />}
      {query.error && (
        <ErrorState
          title="This could not be looked up."
          text={messageOf(query.error)}
          action={<Button onClick={() => void query.refetch()}>Try again</Button>}
        />
      )}
      {met && isNothing(met) && (
        <EmptyState
          icon={IconUserQuestion}
          title="We have not met."
          text={`Nothing the firm keeps mentions ${text}.`}
        />
      )}
      {met && !isNothing(met) && (
        <>
          <div className={classes.appearances}>
            <Who met={met} onPerson={onPerson} />
          </div>
          <AppearanceLists found={met} />
        </>
      )}
    </Sheet>
  );
}

const isNothing = ({ people, companies, references, meetings, lists }: Met) =>
  people.length + companies.length + references.length + meetings.length + lists.length === 0;

function Who({ met, onPerson }: { met: Met; onPerson: (person_id: number) => void }) {
  const { people, companies } = met;
  return (
    <>
      {people.length > 0 && (
        <Section title="People" aside={String(people.length)}>
          <ul className={classes.rows}>
            {people.map(({ person_id, full_name, emails, job_title, company_name }) => (
              <li key={person_id}>
                <button type="button" className={classes.person} onClick={() => onPerson(person_id)}>
                  <InitialsAvatar name={full_name} size={24} />
                  <span>
                    <b>{full_name}</b>
                    <small>{[job_title, company_name, ...emails].filter(Boolean).join(' · ')}</small>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {companies.length > 0 && (
        <Section title="Companies" aside={String(companies.length)}>
          <ul className={classes.rows}>
            {companies.map(({ company_domain, company_name }) => (
              <li key={company_domain}>
                <CompanyLink domain={company_domain} className={classes.row}>
                  <span className={classes.summary}>{company_name}</span>
                  <small>{company_domain}</small>
                </CompanyLink>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
