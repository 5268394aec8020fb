import { Badge } from '@mantine/core';
import { formatDate } from '#kernel/dates.ts';
import type { MeetingBase } from '../../meeting.rules.ts';
import classes from './meeting-sheet.module.css';

/** What it was, when, and who recorded it. */
export function MeetingHead({ base }: { base: MeetingBase }) {
  const at = base.meeting_start_time;
  return (
    <div className={classes.head} data-below>
      <b title={base.meeting_title}>{base.meeting_title || 'Untitled meeting'}</b>
      <small>
        {at ? <time dateTime={at}>{formatDate(at, 'Do MMM YYYY • hh:mm A')}</time> : <span>-</span>}
        <span>{base.scoper}</span>
        {base.is_hidden && <Badge>Hidden</Badge>}
        {base.is_deleted && <Badge>Deleted in Fathom</Badge>}
      </small>
    </div>
  );
}
