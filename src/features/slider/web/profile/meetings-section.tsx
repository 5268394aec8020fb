import { SegmentedControl } from '@mantine/core';
import { Suspense, useState } from 'react';
import type { Meetings } from '#features/companies/profile.rules.ts';
import { type MeetingKind, meetingKinds, noticeOf, preferredMeeting } from '../../presence.rules.ts';
import type { OpenCompany } from '../shell/use-company.ts';
import { MeetingCard } from './meeting-card.tsx';
import classes from './meeting-card.module.css';
import { late } from '#web/ui/late.ts';
import { Loaded, Nothing, Section } from '#web/ui/marks/section.tsx';
import { BlockSkeleton } from '#web/ui/states/skeletons.tsx';

const RecordedMeetings = late(
  async () => (await import('#features/fathom/web/found/recorded-meetings.tsx')).RecordedMeetings,
);

const labels: Record<MeetingKind, string> = {
  first_meeting: 'First Meeting',
  latest_meeting: 'Latest Meeting',
  next_meeting: 'Next Meeting',
};

/** The first, the latest and the next meeting with the company. */
export function MeetingsSection({ query, domain }: { query: OpenCompany['noCached']; domain?: string }) {
  const [chosen, choose] = useState<MeetingKind | null>(null);
  const meetings = query.data?.meetings;
  const preferred = preferredMeeting(meetings);
  const shown = chosen ?? preferred;

  return (
    <Section
      title="Company Meetings"
      tools={
        preferred && (
          <SegmentedControl
            className={classes.kinds}
            aria-label="Company Meetings"
            value={shown ?? ''}
            onChange={(kind) => choose(kind as MeetingKind)}
            data={meetingKinds.map((kind) => ({ value: kind, label: labels[kind] }))}
          />
        )
      }
    >
      <Loaded query={query} what="Meetings" lines={2}>
        {() =>
          shown && meetings ? (
            <Shown meetings={meetings} kind={shown} />
          ) : (
            <Nothing>{noticeOf('meetings')}</Nothing>
          )
        }
      </Loaded>
      <Suspense fallback={<BlockSkeleton count={1} />}>
        {domain && <RecordedMeetings domain={domain} />}
      </Suspense>
    </Section>
  );
}

function Shown({ meetings, kind }: { meetings: Meetings; kind: MeetingKind }) {
  const meeting = meetings[kind];
  if (meeting) return <MeetingCard key={kind} meeting={meeting} />;
  return <Nothing>{kind === 'next_meeting' ? 'No upcoming meeting' : 'No meeting yet'}</Nothing>;
}
