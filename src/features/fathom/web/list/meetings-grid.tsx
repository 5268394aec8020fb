import { Badge } from '@mantine/core';
import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, useRef, useState } from 'react';
import { daysAgo, formatDate } from '#kernel/dates.ts';
import { counted } from '#kernel/numbers.ts';
import { PathLink } from '#web/shell/path-link.tsx';
import { Scrolling } from '#web/ui/scrolling/scrolling.tsx';
import { useIsPhone } from '#web/ui/theme/breakpoints.ts';
import type { Meeting } from '../../meeting.rules.ts';
import { AssociatePopover } from '../associate/associate-popover.tsx';
import { CrmLink } from '../associate/crm-link.tsx';
import { SetFilter, TextFilter } from './column-filters.tsx';
import classes from './meetings-list.module.css';
import type { Narrowing } from './use-meetings.ts';

const ROW_PX = 60;
const HEADER_PX = 40;
/** A finger needs more. */
const PHONE_HEADER_PX = 44;
/** From so many rows on the grid is as high as the screen allows. */
const MANY_ROWS = 12;

interface MeetingsGridProps {
  meetings: readonly Meeting[];
  creators: readonly string[];
  narrowing: Narrowing;
  onNarrow: (changes: Partial<Narrowing>) => void;
  hrefOf: (fathom_id: number) => string;
  onOpen: (fathom_id: number) => void;
}

/** Every meeting in a row; only those in sight are drawn. */
export function MeetingsGrid(props: MeetingsGridProps) {
  const { meetings, creators, narrowing, onNarrow, hrefOf, onOpen } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const [now] = useState(() => new Date());
  // oxlint-disable-next-line react/incompatible-library -- the rows it gives are read in this part alone
  const rows = useVirtualizer({
    count: meetings.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    getItemKey: (index) => meetings[index]?.fathom_id ?? index,
    initialRect: { width: 1200, height: MANY_ROWS * ROW_PX },
    overscan: 8,
  });
  const isMany = meetings.length >= MANY_ROWS;
  const isPhone = useIsPhone();
  const header = isPhone ? PHONE_HEADER_PX : HEADER_PX;
  const height = isMany ? 'calc(100vh - 220px)' : header + meetings.length * ROW_PX;
  return (
    <Scrolling ref={scroller} className={classes.grid} data-many={isMany || undefined} style={{ height }}>
      <table className={classes.table} aria-label="Meetings" aria-rowcount={meetings.length + 1}>
        <thead className={classes.head}>
          <tr className={classes.header} aria-rowindex={1}>
            <th scope="col" className={classes.name}>
              Meeting Name
              <TextFilter
                name="Meeting Name"
                value={narrowing.title}
                onChange={(title) => onNarrow({ title })}
              />
            </th>
            <th scope="col">Date of Meeting</th>
            <th scope="col" data-wide>
              Creator Email
              <SetFilter
                name="Creator Email"
                options={creators}
                chosen={narrowing.creators}
                onChange={(chosen) => onNarrow({ creators: chosen })}
              />
            </th>
            <th scope="col" data-wide data-number>
              No. of Attendees
            </th>
            <th scope="col" data-wide data-number>
              No. of Companies
            </th>
            <th scope="col">Associated</th>
          </tr>
        </thead>
        <tbody className={classes.rows} style={{ height: rows.getTotalSize() }}>
          {rows.getVirtualItems().map(({ index, key, start }) => {
            const meeting = meetings[index];
            if (!meeting) return null;
            return (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the link in it does the same by keyboard
              <tr
                key={key}
                aria-rowindex={index + 2}
                className={classes.row}
                style={{ height: ROW_PX, translate: `0 ${start}px` }}
                onClick={() => onOpen(meeting.fathom_id)}
              >
                <Cells meeting={meeting} now={now} href={hrefOf(meeting.fathom_id)} isPhone={isPhone} />
              </tr>
            );
          })}
        </tbody>
      </table>
    </Scrolling>
  );
}

interface CellsProps {
  meeting: Meeting;
  now: Date;
  href: string;
  isPhone: boolean;
}

const Cells = memo(function Cells({ meeting, now, href, isPhone }: CellsProps) {
  const { attendee_count, company_count, meeting_start_time: at } = meeting;
  return (
    <>
      <td className={classes.name}>
        <PathLink href={href} title={meeting.meeting_title} onClick={(event) => event.stopPropagation()}>
          {meeting.meeting_title || 'Untitled meeting'}
        </PathLink>
        {meeting.is_hidden && <Badge className={classes.mark}>Hidden</Badge>}
        {meeting.is_deleted && <Badge className={classes.mark}>Deleted in Fathom</Badge>}
        <small className={classes.few}>
          {counted(attendee_count, 'attendee')} · {counted(company_count, 'company', 'companies')}
        </small>
      </td>
      <td className={classes.date}>
        {at ? (
          <>
            <time dateTime={at}>{formatDate(at, 'MMM DD, YYYY', 'utc')}</time>
            <small>{daysAgo(at, now, 'utc')}</small>
          </>
        ) : (
          '-'
        )}
      </td>
      <td data-wide title={meeting.scoper}>
        <span className={classes.cut}>{meeting.scoper}</span>
      </td>
      <td data-wide data-number>
        {attendee_count}
      </td>
      <td data-wide data-number>
        {company_count}
      </td>
      <td className={classes.associated}>
        {/* What is pressed here opens no meeting, also where it is drawn elsewhere in the page. */}
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- nothing is done */}
        <span onClick={(event) => event.stopPropagation()}>
          {meeting.processed_by_orion && meeting.external_link ? (
            <CrmLink href={meeting.external_link} />
          ) : (
            <AssociatePopover fathom_id={meeting.fathom_id} label="Associate Note" isSign={isPhone} />
          )}
        </span>
      </td>
    </>
  );
});
