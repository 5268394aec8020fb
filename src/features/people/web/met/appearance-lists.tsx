import type { PropsWithChildren } from 'react';
import { formatDate } from '#kernel/dates.ts';
import { PathLink } from '#web/shell/path-link.tsx';
import { Nothing, Section } from '#web/ui/marks/section.tsx';
import { type Appearances, MOST_SHOWN } from '../../met.rules.ts';
import classes from './met.module.css';

/** References, meetings and lists, each under its heading with how many there are. */
export function AppearanceLists({ found }: { found: Appearances }) {
  const { references, meetings, calls, lists } = found;
  return (
    <div className={classes.appearances}>
      <Section title="References" aside={howMany(references)}>
        {references.length === 0 && <Nothing>No references yet</Nothing>}
        <ul className={classes.rows}>
          {references.map(({ reference_id, created_at, creator, summary }) => (
            <li key={reference_id}>
              <PathLink href={`/conversations/${reference_id}`} className={classes.row}>
                <span className={classes.summary}>{summary || 'Empty note'}</span>
                <small>
                  {creator} · <Day at={created_at} />
                </small>
              </PathLink>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Meetings" aside={howMany(meetings)}>
        {meetings.length === 0 && <Nothing>No meetings yet</Nothing>}
        <ul className={classes.rows}>
          {meetings.map(({ id, title, at, companies }) => (
            <li key={id}>
              <MeetingLink id={id}>
                <span className={classes.summary}>{title || 'Untitled meeting'}</span>
                <small>
                  {companies.length > 0 && `${companies.join(', ')} · `}
                  {at ? <Day at={at} /> : 'Date unknown'}
                </small>
              </MeetingLink>
            </li>
          ))}
        </ul>
      </Section>
      {calls.length > 0 && (
        <Section title="Calls" aside={howMany(calls)}>
          <ul className={classes.rows}>
            {calls.map(({ uuid, company_name, call_date, creator, summary }) => (
              <li key={uuid}>
                <PathLink href={callHref(uuid)} className={classes.row}>
                  <span className={classes.summary}>{summary.trim() || company_name}</span>
                  <small>
                    {company_name} · {creator}
                    {call_date && (
                      <>
                        {' '}
                        · <Day at={call_date} />
                      </>
                    )}
                  </small>
                </PathLink>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section title="Lists" aside={howMany(lists)}>
        {lists.length === 0 && <Nothing>Not on any list</Nothing>}
        <ul className={classes.rows}>
          {lists.map(({ workboard_id, name, members }) => (
            <li key={workboard_id} className={classes.row}>
              <span className={classes.summary}>{name}</span>
              {members.length > 1 && <small>{members.join(', ')}</small>}
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}

/** A recorded meeting opens; of one from a calendar there is no more to see. */
function MeetingLink({ id, children }: PropsWithChildren<{ id: string }>) {
  const [, recorded] = /^recorded-(\d+)$/.exec(id) ?? [];
  return recorded ? (
    <PathLink href={`/fathom/${recorded}`} className={classes.row}>
      {children}
    </PathLink>
  ) : (
    <div className={classes.row}>{children}</div>
  );
}

const callHref = (entry: string) =>
  `/submissions?${new URLSearchParams({ template: 'Company Call Summary', entry }).toString()}`;

const Day = ({ at }: { at: string }) => <time dateTime={at}>{formatDate(at, 'MMM DD YYYY')}</time>;

const howMany = ({ length }: readonly unknown[]) =>
  length >= MOST_SHOWN ? `the newest ${MOST_SHOWN}` : String(length);
