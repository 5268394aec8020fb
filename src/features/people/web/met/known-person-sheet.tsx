import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconUserOff } from '@tabler/icons-react';
import { safeExternalUrl } from '#kernel/links.ts';
import { ask } from '#web/api.ts';
import { whyNotLoaded } from '#web/failure-words.ts';
import { CompanyLink } from '#web/company-link.tsx';
import { RemindButton } from '#web/remind/remind-button.tsx';
import { SourcesButton } from '#web/sources/sources-button.tsx';
import { InitialsAvatar } from '#web/ui/marks/initials-avatar.tsx';
import { EmptyState, ErrorState } from '#web/ui/states/result-state.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { BlockSkeleton } from '#web/ui/states/skeletons.tsx';
import { peopleContract } from '../../people.contract.ts';
import type { Person } from '../../person.rules.ts';
import classes from './met.module.css';
import { PersonAppearances } from './person-appearances.tsx';

interface KnownPersonSheetProps {
  person_id: string;
  onClose: () => void;
}

/** One person with all their addresses and everywhere they appear. */
export function KnownPersonSheet({ person_id, onClose }: KnownPersonSheetProps) {
  const id = /^\d{1,9}$/.test(person_id) ? Number(person_id) : 0;
  const query = useQuery({ ...ask(peopleContract.read, { params: { person_id: id } }), enabled: id > 0 });
  const person = query.data?.data;
  return (
    <Sheet
      opened
      width="narrow"
      title={person?.full_name ?? 'Person'}
      header={person && <Head person={person} />}
      tools={
        person && (
          <>
            <SourcesButton of={`person:${person.person_id}`} />
            <RemindButton about={`person:${person.person_id}`} />
          </>
        )
      }
      onClose={onClose}
    >
      {id > 0 && query.isPending && <BlockSkeleton label="Loading person" count={6} />}
      {query.error && (
        <ErrorState
          title="Couldn’t load this person."
          text={whyNotLoaded(query.error)}
          action={<Button onClick={() => void query.refetch()}>Try again</Button>}
        />
      )}
      {(id === 0 || query.data === null) && (
        <EmptyState icon={IconUserOff} title="Person not found." text="The link is incomplete." />
      )}
      {person && (
        <>
          <Facts person={person} />
          <PersonAppearances person_id={person.person_id} />
        </>
      )}
    </Sheet>
  );
}

function Head({ person }: { person: Person }) {
  return (
    <span className={classes.person}>
      <InitialsAvatar name={person.full_name} size={36} />
      <span>
        <b>{person.full_name}</b>
        <small>{person.job_title ?? person.emails[0] ?? 'No e-mail address'}</small>
      </span>
    </span>
  );
}

function Facts({ person }: { person: Person }) {
  const { emails, company_domain, company_name } = person;
  const page = safeExternalUrl(person.linkedin_url);
  return (
    <dl className={classes.facts}>
      <dt>E-mail</dt>
      <dd>
        {emails.length === 0 && 'NA'}
        {emails.map((email) => (
          <a key={email} href={`mailto:${email}`}>
            {email}
          </a>
        ))}
      </dd>
      <dt>Company</dt>
      <dd>{company_domain ? <CompanyLink domain={company_domain}>{company_name}</CompanyLink> : 'NA'}</dd>
      <dt>LinkedIn</dt>
      <dd>
        {page ? (
          <a href={page} target="_blank" rel="noopener noreferrer">
            {page.replace(/^https?:\/\/(www\.)?/, '')}
          </a>
        ) : (
          'NA'
        )}
      </dd>
    </dl>
  );
}
