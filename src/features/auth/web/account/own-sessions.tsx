import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { authContract, type OwnSession } from '#features/auth/auth.contract.ts';
import { ask } from '#web/api.ts';
import { useOptimisticCall } from '#web/optimistic.ts';
import { Loaded, Section } from '#web/ui/marks/section.tsx';
import { whenOf } from '#web/when-words.ts';
import classes from './account-list.module.css';

const sessionsQuery = ask(authContract.listSessions, {});

/** Where I am signed in; any of them but this one can be signed out here. */
export function OwnSessions() {
  const sessions = useQuery(sessionsQuery);
  const end = useOptimisticCall<typeof authContract.endSession, { results: OwnSession[] }>(
    authContract.endSession,
    sessionsQuery,
    ({ results }, { params }) => ({
      results: results.filter(({ session_id }) => session_id !== params.session_id),
    }),
  );
  return (
    <Section title="Sessions" hint="Where you’re signed in">
      <Loaded query={sessions} what="Your sessions">
        {({ results }) => (
          <ul className={classes.list}>
            {results.map((session) => (
              <SessionRow
                key={session.session_id}
                session={session}
                onEnd={() => end.mutate({ params: { session_id: session.session_id } })}
              />
            ))}
          </ul>
        )}
      </Loaded>
    </Section>
  );
}

const isPhone = (device: string) => /iPhone|Android/.test(device);

export function SessionRow({ session, onEnd }: { session: OwnSession; onEnd: () => void }) {
  const { device, current, created_at, last_used_at } = session;
  const DeviceIcon = isPhone(device) ? IconDeviceMobile : IconDeviceDesktop;
  return (
    <li>
      <DeviceIcon size={16} stroke={1.75} aria-hidden />
      <div>
        <b>{device}</b>
        <span>
          {current ? 'Active now' : `Last used ${whenOf(last_used_at)}`} · Signed in {whenOf(created_at)}
        </span>
      </div>
      {current ? (
        <span className={classes.mark}>This browser</span>
      ) : (
        <Button size="xs" aria-label={`Sign out ${device}`} onClick={onEnd}>
          Sign out
        </Button>
      )}
    </li>
  );
}
