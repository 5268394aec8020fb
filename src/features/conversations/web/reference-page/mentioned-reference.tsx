import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconMessageOff } from '@tabler/icons-react';
import { formatDate } from '#kernel/dates.ts';
import { NO_PROJECT } from '#kernel/list-editing.ts';
import { ask, messageOf } from '#web/api.ts';
import { HtmlView } from '#web/ui/marks/html-view.tsx';
import { InitialsAvatar } from '#web/ui/marks/initials-avatar.tsx';
import { EmptyState, ErrorState } from '#web/ui/states/result-state.tsx';
import { BlockSkeleton } from '#web/ui/states/skeletons.tsx';
import { conversationsContract, type Reference } from '../../conversations.contract.ts';
import { CompanyLinks } from '../list/company-links.tsx';
import { PersonFacts } from '../sheet/person-facts.tsx';
import { useOffers } from '#features/people/web/use-offers.ts';
import classes from './reference-page.module.css';

/** The reference that mentions a company. */
export function MentionedReference({ reference_id }: { reference_id: string }) {
  const query = useQuery(ask(conversationsContract.read, { query: { reference_id } }));
  if (query.data === null)
    return (
      <EmptyState
        icon={IconMessageOff}
        title="Reference not found."
        text="It may have been deleted, or the link is incomplete."
      />
    );
  if (query.error && !query.data)
    return (
      <ErrorState
        title={`Error fetching data: ${messageOf(query.error)}`}
        text="Failed to fetch the full description. Please try again later!"
        action={<Button onClick={() => void query.refetch()}>Try again</Button>}
      />
    );
  const { creator, results } = query.data?.data ?? {};
  const mention = results?.[0];
  if (!mention || creator === undefined) return <BlockSkeleton label="Loading reference" count={10} />;
  return <Mention mention={mention} creator={creator} />;
}

function Mention({ mention, creator }: { mention: Reference; creator: string }) {
  const { offers } = useOffers();
  const { all_projects, people, companies, created_at, content } = mention;
  return (
    <article className={classes.mention} aria-label="Reference">
      <dl className={classes.head}>
        <dt>Projects</dt>
        <dd>{all_projects.length > 0 ? all_projects.join(', ') : NO_PROJECT}</dd>
        <dt>Creator</dt>
        <dd>{creator}</dd>
        <dt>People Involved</dt>
        <dd>{people.map(({ name }) => name).join(', ') || 'NA'}</dd>
        {companies.length > 0 && (
          <>
            <dt>Companies</dt>
            <dd>
              <CompanyLinks companies={companies} />
            </dd>
          </>
        )}
        <dt>Date</dt>
        <dd>
          <time dateTime={created_at}>{formatDate(created_at, 'MMM DD YYYY')}</time>
        </dd>
      </dl>
      {people.length > 0 && (
        <section aria-label="People Involved" className={classes.people}>
          {people.map((person) => (
            <article key={person.affinity_id} aria-label={person.name} className={classes.person}>
              <h2>
                <InitialsAvatar name={person.name} size={24} />
                {person.name}
              </h2>
              <PersonFacts person={person} offers={offers} />
            </article>
          ))}
        </section>
      )}
      <section aria-label="Reference Notes">
        <h2 className={classes.title}>Reference Notes</h2>
        <HtmlView html={content} headings="notes" />
      </section>
    </article>
  );
}
