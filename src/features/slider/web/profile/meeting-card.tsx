import { UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronDown } from '@tabler/icons-react';
import type { MeetingSummary } from '#features/companies/profile.rules.ts';
import { formatDate } from '#kernel/dates.ts';
import { presentOrNull } from '#kernel/missing.ts';
import { counted } from '#kernel/numbers.ts';
import { InitialsAvatar } from '#web/ui/marks/initials-avatar.tsx';
import classes from './meeting-card.module.css';

const SHOWN = 3;

/** One meeting: what about, when, with whom. */
export function MeetingCard({ meeting }: { meeting: MeetingSummary }) {
  const [unfolded, { toggle }] = useDisclosure();
  const { participants, type, days_since_first_email: days } = meeting;
  return (
    <article className={classes.card} aria-label={meeting.subject}>
      <header className={classes.head}>
        <b>{presentOrNull(meeting.subject) ?? 'No subject'}</b>
        <time dateTime={meeting.meeting_time}>{moment(meeting.meeting_time)}</time>
      </header>
      <p className={classes.facts}>
        <span>Created {moment(meeting.created_at)}</span>
        {type === 'first_meeting' && days !== null && days > 0 && (
          <span>{counted(days, 'day')} since the first email</span>
        )}
        <span>{counted(participants.length, 'participant')}</span>
      </p>
      {participants.length > 0 && (
        <div className={classes.people}>
          {participants.slice(0, SHOWN).map(({ name, email }) => (
            <span key={email} className={classes.chip} title={email}>
              <InitialsAvatar name={name} />
              <span>{presentOrNull(name) ?? email}</span>
            </span>
          ))}
          <UnstyledButton
            className={classes.toggle}
            aria-expanded={unfolded}
            aria-label={unfolded ? 'Hide all participants' : 'Show all participants'}
            onClick={toggle}
          >
            {participants.length > SHOWN ? `+${participants.length - SHOWN}` : 'All'}
            <IconChevronDown size={14} stroke={1.75} aria-hidden />
          </UnstyledButton>
        </div>
      )}
      {unfolded && (
        <ul className={classes.all} aria-label="Participants">
          {participants.map(({ email }) => (
            <li key={email}>{email}</li>
          ))}
        </ul>
      )}
    </article>
  );
}

const moment = (value: string) => `${formatDate(value, 'MMM DD, YYYY')}, ${formatDate(value, 'hh:mmA')}`;
