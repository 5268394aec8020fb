import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { profileContract } from '#features/companies/profile.contract.ts';
import { presentOrNull } from '#kernel/missing.ts';
import { ask } from '#web/api.ts';
import { InitialsAvatar } from '#web/ui/marks/initials-avatar.tsx';
import { CopyEmail } from './copy-email.tsx';
import { nameOf } from './person-card.tsx';
import { Prompt } from './prompt.tsx';
import classes from './people-section.module.css';

const TITLE = 'Potential Founder Emails';
const QUESTION = 'We might have a few potential founder email addresses. Would you like to view them?';
const NONE = 'Oh-oh! We are working on collecting data for you. Please come back later!';

/** Founders and their addresses, which are fetched only when somebody wants them. */
export function FoundersPrompt({ domain }: { domain: string }) {
  const [asked, setAsked] = useState(false);
  const { data, isError, isFetching } = useQuery({
    ...ask(profileContract.founders, { query: { domain } }),
    enabled: asked,
  });
  if (!asked || (isFetching && !data))
    return (
      <Prompt
        title={TITLE}
        text={QUESTION}
        button="Yes, Please!"
        loading={isFetching}
        onYes={() => setAsked(true)}
      />
    );
  const founders = data?.founders ?? [];
  if (isError || founders.length === 0)
    return (
      <div role="alert" className={classes.prompt}>
        <p>
          <b>{TITLE}</b>
          {NONE}
          {data?.capability.message && <small>{data.capability.message}</small>}
        </p>
      </div>
    );
  return (
    <div className={classes.founders}>
      <b>{TITLE}</b>
      <ul aria-label={TITLE}>
        {founders.map((founder) => {
          const email = presentOrNull(founder.email);
          const name = nameOf(founder);
          return (
            <li key={name}>
              <InitialsAvatar name={name} />
              <span className={classes.founder}>{name}</span>
              {email ? <CopyEmail email={email} /> : <span className={classes.missing}>Email not found</span>}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
