import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { IconUserQuestion } from '@tabler/icons-react';
import { domainWords } from '#kernel/domains.ts';
import { formatDate } from '#kernel/dates.ts';
import { useAddressChange } from '#web/address.ts';
import { ApiError, ask, messageOf } from '#web/api.ts';
import { whyNotLoaded } from '#web/failure-words.ts';
import { CompanyLink } from '#web/company-link.tsx';
import { InitialsAvatar } from '#web/ui/marks/initials-avatar.tsx';
import { EmptyState, ErrorState } from '#web/ui/states/result-state.tsx';
import { Section } from '#web/ui/marks/section.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { BlockSkeleton } from '#web/ui/states/skeletons.tsx';
import { metContract } from '../../met.contract.ts';
import type { Met, MetCompany } from '../../met.rules.ts';
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
  const isRefused = query.error instanceof ApiError && query.error.code === 422;
  return (
    <Sheet
      opened
      width="narrow"
      fitted
      title="Have we met?"
      header={
        <span className={classes.head}>
          <b>Have we met?</b>
          <small title={text}>{text}</small>
        </span>
      }
      onClose={onClose}
    >
      {query.isPending && <BlockSkeleton label="Searching records" count={8} />}
      {isRefused && <AskAgain key={text} text={text} why={messageOf(query.error)} />}
      {query.error && !isRefused && (
        <ErrorState
          title="Couldn’t look this up."
          text={whyNotLoaded(query.error)}
          action={<Button onClick={() => void query.refetch()}>Try again</Button>}
        />
      )}
      {met && isNothing(met) && (
        <EmptyState
          icon={IconUserQuestion}
          title="We haven’t met."
          text={`No records for ${text}.`}
          action={<AddUnknown kind={met.kind} text={text} />}
        />
      )}
      {met && (met.near.people.length > 0 || met.near.companies.length > 0) && (
        <div className={classes.appearances}>
          <Who people={met.near.people} companies={met.near.companies} of="Similar " onPerson={onPerson} />
        </div>
      )}
      {met && !isNothing(met) && (
        <>
          <div className={classes.appearances}>
            <Who people={met.people} companies={met.companies} onPerson={onPerson} />
          </div>
          <AppearanceLists found={met} />
        </>
      )}
    </Sheet>
  );
}

/** What was asked is no address; another can be typed in its place. */
function AskAgain({ text, why }: { text: string; why: string }) {
  const change = useAddressChange();
  const [typed, setTyped] = useState(text);
  const isSame = typed.trim() === '' || typed.trim() === text;
  return (
    <form
      className={classes.again}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSame) change({ met: typed.trim() });
      }}
    >
      <TextInput
        label="E-mail, domain or LinkedIn address"
        description={why}
        inputWrapperOrder={['label', 'input', 'description']}
        value={typed}
        data-autofocus
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Button type="submit" variant="filled" disabled={isSame}>
        Search
      </Button>
    </form>
  );
}

const isNothing = ({ people, companies, references, meetings, lists }: Met) =>
  people.length + companies.length + references.length + meetings.length + lists.length === 0;

interface WhoProps extends Pick<Met, 'people' | 'companies'> {
  /** Before the headings of those that only resemble. */
  of?: string;
  onPerson: (person_id: number) => void;
}

function Who({ people, companies, of = '', onPerson }: WhoProps) {
  const titled = (what: string) => (of ? `${of}${what.toLowerCase()}` : what);
  return (
    <>
      {people.length > 0 && (
        <Section title={titled('People')} aside={String(people.length)}>
          <ul className={classes.rows}>
            {people.map(({ person_id, full_name, emails, job_title, company_name }) => (
              <li key={person_id}>
                <button type="button" className={classes.person} onClick={() => onPerson(person_id)}>
                  <InitialsAvatar name={full_name} size={24} />
                  <span>
                    <b>{full_name}</b>
                    <Facts of={[job_title, company_name, ...emails].filter(Boolean).join(' · ')} />
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {companies.length > 0 && (
        <Section title={titled('Companies')} aside={String(companies.length)}>
          <ul className={classes.rows}>
            {companies.map((company) => (
              <li key={company.company_domain}>
                <CompanyLink domain={company.company_domain} className={classes.row}>
                  <span className={classes.summary}>{company.company_name}</span>
                  <Facts of={factsOf(company)} />
                </CompanyLink>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

/** Where the firm stands with a company: who has it, its status, and when somebody last spoke or wrote. */
const factsOf = ({ company_domain, tp_owners, tp_status, last_contact }: MetCompany) =>
  [
    domainWords(company_domain),
    tp_owners.length > 0 && `Owner: ${tp_owners.join(', ')}`,
    tp_status,
    last_contact && `Last contact ${formatDate(last_contact, 'MMM DD, YYYY')}`,
  ]
    .filter(Boolean)
    .join(' · ');

/** The way to write down whom one has not met. */
function AddUnknown({ kind, text }: { kind: Met['kind']; text: string }) {
  const change = useAddressChange();
  const what = kind === 'domain' ? 'company' : 'person';
  return (
    <Button variant="filled" onClick={() => change({ met: undefined, add: `${what}:${text}` })}>
      Add {what}
    </Button>
  );
}

/** In one line, which is told whole where it is longer than its room. */
const Facts = ({ of }: { of: string }) => <small title={of}>{of}</small>;
