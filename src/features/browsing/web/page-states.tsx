import { Button } from '@mantine/core';
import {
  IconBan,
  IconClock,
  IconLoader2,
  IconPlugConnectedX,
  IconUsers,
  IconWorldOff,
  type TablerIcon,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { bareAddress } from '#kernel/screen-messages.ts';
import { EmptyState } from '#web/ui/states/result-state.tsx';
import classes from './browse.module.css';
import { ENDED, REFUSED, type RemotePage } from './remote-page.rules.ts';

interface PageStateProps {
  page: RemotePage;
  home: string;
  onStart: () => void;
  onRestart: () => void;
  onLead: (url: string) => void;
}

/** What stands in the place of the page while there is none, or none that may be shown. */
export function PageState({ page, home, onStart, onRestart, onLead }: PageStateProps) {
  const again = <Button onClick={onStart}>Start again</Button>;
  switch (page.stage) {
    case 'starting':
      return <Cover icon={IconLoader2} title="Starting a remote browser…" text="This takes a few seconds." />;
    case 'waiting':
      return (
        <Cover
          icon={IconUsers}
          title={`You are number ${page.place} in line`}
          text="All remote browsers are in use. Yours starts as soon as one is free."
        />
      );
    case 'crashed':
      return (
        <Cover
          icon={IconWorldOff}
          title={page.crashed === 'page' ? 'This page crashed' : 'The remote browser crashed'}
          text="It may have used too much memory."
          action={<Button onClick={onRestart}>Start again</Button>}
        />
      );
    case 'lost':
      return (
        <Cover
          icon={IconPlugConnectedX}
          title="The connection to the remote browser was lost"
          text="Your session there is gone. You can continue from the same address."
          action={again}
        />
      );
    case 'ended':
      return (
        <Cover
          icon={IconClock}
          title="This page has ended"
          text={ENDED[page.why ?? 'closed']}
          action={again}
        />
      );
    case 'unavailable':
      return (
        <Cover
          icon={IconWorldOff}
          title="Remote pages are not available"
          text={page.problem ?? ''}
          action={again}
        />
      );
    default:
      return page.refused && <Refusal page={page} home={home} onLead={onLead} />;
  }
}

function Refusal({ page, home, onLead }: Pick<PageStateProps, 'page' | 'home' | 'onLead'>) {
  const { url, why } = page.refused ?? { url: '', why: 'address' as const };
  const address = bareAddress(url) || url;
  const host = address.replace(/^https?:\/\//, '').replace(/\/.*$/s, '');
  return (
    <Cover
      icon={IconBan}
      title="Orion can’t open this address"
      text={
        <>
          <span className={classes.mono}>{address.slice(0, 200)}</span>
          <br />
          {REFUSED[why](host)}
        </>
      }
      action={
        host === homeName(home) ? (
          <Button onClick={() => onLead(url)}>Try again</Button>
        ) : (
          <Button onClick={() => onLead(home)}>Back to {homeName(home)}</Button>
        )
      }
    />
  );
}

const homeName = (home: string) =>
  bareAddress(home)
    .replace(/^https?:\/\//, '')
    .replace(/\/.*$/s, '');

interface CoverProps {
  icon: TablerIcon;
  title: string;
  text: ReactNode;
  action?: ReactNode;
}
function Cover({ icon, title, text, action }: CoverProps) {
  return (
    <div className={classes.cover}>
      <EmptyState icon={icon} title={title} text={text} action={action} />
    </div>
  );
}
