import type { Offers } from '#features/people/web/use-offers.ts';
import type { Reply } from '#kernel/endpoint.ts';
import { NextSteps } from '#web/remind/next-steps.tsx';
import { HtmlView } from '#web/ui/marks/html-view.tsx';
import { Carousel } from '#web/ui/scrolling/carousel.tsx';
import type { fathomContract } from '../../fathom.contract.ts';
import { AttendeeCard } from './attendee-card.tsx';
import { CompanyCard } from './company-card.tsx';
import classes from './meeting-sheet.module.css';

const PER_PAGE = 3;

interface MeetingDetailsProps {
  meeting: Reply<(typeof fathomContract)['read']>;
  offers: Offers;
  onPerson: (person_id: number) => void;
}

/** Who attended, which companies, and the notes. */
export function MeetingDetails({ meeting, offers, onPerson }: MeetingDetailsProps) {
  const { meeting_base: base, people, companies, isAssociated, associated_company } = meeting;
  return (
    <div className={classes.details}>
      {isAssociated && associated_company && (
        <p className={classes.associated}>The meeting notes is associated with “{associated_company}”</p>
      )}
      {people.length > 0 ? (
        <Carousel
          label="Meeting Attendees"
          title="Meeting Attendees"
          items={people}
          perPage={PER_PAGE}
          keyOf={({ person_id }) => String(person_id)}
          renderItem={(person) => (
            <AttendeeCard attendee={person} offers={offers} onOpen={() => onPerson(person.person_id)} />
          )}
        />
      ) : (
        <Nothing title="Meeting Attendees">No attendees</Nothing>
      )}
      {companies.length > 0 ? (
        <Carousel
          label="Companies Attended"
          title="Companies Attended"
          items={companies}
          perPage={PER_PAGE}
          keyOf={({ company_domain }) => company_domain}
          renderItem={(company) => <CompanyCard company={company} />}
        />
      ) : (
        <Nothing title="Companies Attended">No companies</Nothing>
      )}
      <NextSteps
        about={`meeting:${base.fathom_id}`}
        html={base.html_summary}
        title={<h3 className={classes.title}>Next steps</h3>}
      />
      <section aria-label="Notes">
        <h3 className={classes.title}>Notes</h3>
        {base.html_summary ? (
          <HtmlView html={base.html_summary} headings="notes" />
        ) : (
          <p className={classes.none}>No notes</p>
        )}
      </section>
    </div>
  );
}

function Nothing({ title, children }: { title: string; children: string }) {
  return (
    <section aria-label={title}>
      <h3 className={classes.title}>{title}</h3>
      <p className={classes.none}>{children}</p>
    </section>
  );
}
