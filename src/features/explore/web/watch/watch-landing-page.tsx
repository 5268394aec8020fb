import { Button } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useMutation } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { IconBell, IconBellOff } from '@tabler/icons-react';
import { call, messageOf } from '#web/api.ts';
import { Landing, type LandingState } from '#web/landing/landing.tsx';
import { useOnceSeen } from '#web/landing/use-once-seen.ts';
import { appTitle } from '#web/page-meta.ts';
import { parseSearch } from '#web/search-codec.ts';
import { watchContract } from '../../watch.contract.ts';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const INCOMPLETE =
  'This link is incomplete. Open it from the e-mail again, or change the watch in Search details.';

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

  const state = (): LandingState => {
    if (!wish || error)
      return {
        kind: 'failed',
        title: 'Discovery Update Failed!',
        text: error ? messageOf(error) : INCOMPLETE,
      };
    if (!data || !variables || isPending) return { kind: 'waiting', text: 'Updating your watched searches…' };
    return {
      kind: 'done',
      title: 'Discovery Watched Status Updated!',
      text: data.message,
      icon: variables.watched ? IconBell : IconBellOff,
      onUndo: () => mutate({ ...variables, watched: !variables.watched }),
    };
  };
  return <Landing state={state()} action={<ViewDiscovery />} />;
}

const ViewDiscovery = () => (
  <Button variant="filled" component={Link} to="/explore">
    View Discovery
  </Button>
);
