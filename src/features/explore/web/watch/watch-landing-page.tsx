import { Button } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useMutation } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { IconArrowBackUp, IconBell, IconBellOff, type TablerIcon } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { call, messageOf } from '#web/api.ts';
import { appTitle } from '#web/page-meta.ts';
import { parseSearch } from '#web/search-codec.ts';
import { OrionMark } from '#web/shell/orion-mark.tsx';
import { EmptyState, ErrorState, LoadingState } from '#web/ui/states/result-state.tsx';
import { watchContract } from '../../watch.contract.ts';
import classes from './watch-landing-page.module.css';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const INCOMPLETE =
  'This link is not complete. Open it from the mail again, or change the watch in Search details.';

interface Wish {
  uuid: string;
  watched: boolean;
}

function readWish(searchStr: string): Wish | null {
  const { uuid: [uuid = ''] = [], watched: [watched = ''] = [] } = parseSearch(searchStr);
  return UUID.test(uuid) && /^(true|false)$/.test(watched) ? { uuid, watched: watched === 'true' } : null;
}

/** Where the links of the daily mail lead: does what the link says, tells so, and can take it back. */
export function WatchLandingPage() {
  const searchStr = useLocation({ select: (location) => location.searchStr });
  const wish = readWish(searchStr);
  const { mutate, data, error, variables, isPending } = useMutation({
    mutationFn: (body: Wish) => call(watchContract.watch, { query: { via: 'email_link' }, body }),
  });
  useOnceSeen(searchStr, () => wish && mutate(wish));
  useDocumentTitle(`Discovery · ${appTitle()}`);

  if (!wish || error) return <Landing>{failed(error ? messageOf(error) : INCOMPLETE)}</Landing>;
  if (!data || !variables || isPending)
    return (
      <Landing>
        <LoadingState text="Updating your watched searches…" />
      </Landing>
    );
  const undo = () => mutate({ ...variables, watched: !variables.watched });
  return <Landing>{done(data.message, variables.watched ? IconBell : IconBellOff, undo)}</Landing>;
}

const failed = (message: string) => (
  <ErrorState title="Discovery Update Failed!" text={message} action={<ViewDiscovery />} />
);

const done = (message: string, icon: TablerIcon, onUndo: () => void) => (
  <EmptyState
    icon={icon}
    title="Discovery Watched Status Updated!"
    text={message}
    action={
      <>
        <Button
          variant="default"
          leftSection={<IconArrowBackUp size={14} stroke={1.75} aria-hidden />}
          onClick={onUndo}
        >
          Undo
        </Button>
        <ViewDiscovery />
      </>
    }
  />
);

const ViewDiscovery = () => (
  <Button variant="filled" component={Link} to="/explore">
    View Discovery
  </Button>
);

function Landing({ children }: { children: ReactNode }) {
  return (
    <main className={classes.page}>
      <h1 className={classes.brand}>
        <OrionMark size={24} /> {appTitle()}
      </h1>
      <div className={classes.card}>{children}</div>
    </main>
  );
}

/** Acts once for each address, and not before a person sees the page: a browser may have loaded it ahead. */
function useOnceSeen(address: string, act: () => void) {
  const done = useRef<string>(undefined);
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    const once = () => {
      if (done.current === address) return;
      done.current = address;
      latest.current();
    };
    if (!(document as { prerendering?: boolean }).prerendering) return once();
    document.addEventListener('prerenderingchange', once, { once: true });
    return () => document.removeEventListener('prerenderingchange', once);
  }, [address]);
}
