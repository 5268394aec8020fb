import { Button } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { Outlet } from '@tanstack/react-router';
import { IconMicrophone, IconSearch } from '@tabler/icons-react';
import { useCallback, useRef, useState } from 'react';
import { counted } from '#kernel/numbers.ts';
import { nameOr } from '#web/failure-words.ts';
import { appTitle } from '#web/page-meta.ts';
import { stringifySearch } from '#web/search-codec.ts';
import { Screen } from '#web/shell/screen.tsx';
import { useShortcuts } from '#web/shell/shortcuts.ts';
import { useComingLayer } from '#web/ui/overlays/escape-layers.ts';
import { LoaderLine } from '#web/ui/states/loader-line.tsx';
import { EmptyState, ErrorState } from '#web/ui/states/result-state.tsx';
import { RowSkeletons } from '#web/ui/states/skeletons.tsx';
import { AssociationDesk } from './associate/association-desk.tsx';
import classes from './list/meetings-list.module.css';
import { MeetingsGrid } from './list/meetings-grid.tsx';
import { MeetingsToolbar } from './list/meetings-toolbar.tsx';
import { type Narrowing, useMeetings } from './list/use-meetings.ts';
import { useMeetingsAddress } from './use-meetings-address.ts';

const EVERYTHING: Narrowing = { search: '', title: '', creators: new Set() };

/** Recorded meetings, and what each is associated with. */
export function FathomPage() {
  const address = useMeetingsAddress();
  useComingLayer(address.openId !== null, address.close);
  const [narrowing, setNarrowing] = useState(EVERYTHING);
  const found = useMeetings(address.asked, narrowing);
  const field = useRef<HTMLInputElement>(null);
  const narrow = (changes: Partial<Narrowing>) => setNarrowing((now) => ({ ...now, ...changes }));
  const isNarrowed = narrowing !== EVERYTHING || Object.keys(address.asked).length > 0;
  const search = stringifySearch(address.search);
  const hrefOf = useCallback((fathom_id: number) => `/fathom/${fathom_id}${search}`, [search]);
  useDocumentTitle(`Fathom · ${appTitle()}`);
  useShortcuts([
    {
      keys: '/',
      label: 'Search meetings',
      icon: IconSearch,
      section: 'Fathom',
      run: () => field.current?.focus(),
    },
  ]);
  const clear = () => {
    setNarrowing(EVERYTHING);
    address.clear();
  };
  return (
    <AssociationDesk>
      <Screen
        heading="Fathom"
        onHeading={() => window.location.reload()}
        tools={
          !found.isLoading &&
          !found.error && (
            <output className={classes.count}>{counted(found.meetings.length, 'result')}</output>
          )
        }
      >
        <div className={classes.page}>
          <MeetingsToolbar
            address={address}
            search={narrowing.search}
            onSearch={(text) => narrow({ search: text })}
            field={field}
          />
          <div className={classes.line}>{found.isStale && <LoaderLine label="Loading meetings" />}</div>
          {found.isLoading && <RowSkeletons label="Loading meetings" count={12} />}
          {found.error && (
            <div className={classes.state}>
              <ErrorState
                title={nameOr(found.error, 'Failed to fetch notes.')}
                action={<Button onClick={found.retry}>Try again</Button>}
              />
            </div>
          )}
          {!found.isLoading && !found.error && (
            <MeetingsGrid
              meetings={found.meetings}
              creators={found.creators}
              narrowing={narrowing}
              onNarrow={narrow}
              hrefOf={hrefOf}
              onOpen={address.open}
            />
          )}
          {!found.isLoading && !found.error && found.meetings.length === 0 && (
            <div className={classes.state}>
              {isNarrowed ? (
                <EmptyState
                  icon={IconSearch}
                  title="No results"
                  text="No meeting matches the search and filters."
                  action={<Button onClick={clear}>Clear filters</Button>}
                />
              ) : (
                <EmptyState
                  icon={IconMicrophone}
                  title="No meetings yet"
                  text="Meetings appear here once Fathom is connected or an export is imported."
                />
              )}
            </div>
          )}
        </div>
      </Screen>
      <Outlet />
    </AssociationDesk>
  );
}
