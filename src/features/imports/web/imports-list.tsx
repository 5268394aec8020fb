import { Button } from '@mantine/core';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { IconUpload } from '@tabler/icons-react';
import { useAppConfig } from '#features/portal/web/use-app-config.ts';
import { call, messageOf } from '#web/api.ts';
import { whyNotLoaded } from '#web/failure-words.ts';
import { EmptyState, ErrorState } from '#web/ui/states/result-state.tsx';
import { RowSkeletons } from '#web/ui/states/skeletons.tsx';
import { importsContract } from '../imports.contract.ts';
import type { ImportAddress } from './import-address.ts';
import { ImportFoot } from './import-foot.tsx';
import { ImportListRow } from './import-list-row.tsx';
import { isBusy } from './import-words.ts';
import classes from './step.module.css';

const REFRESH_MS = 2000;

/** The files that came before, newest first. */
export function ImportsList({ onShow }: { onShow: ImportAddress['show'] }) {
  const list = useImports();
  const { data, error, isPending, isFetching, refetch } = list;
  const imports = data ?? [];
  const { gates, administrator = false } = useAppConfig().data ?? {};
  const hasMeetings = gates?.['orion-fathom-tab'] ?? false;
  const places = useMutation({
    mutationFn: () => call(importsContract.places, {}),
    onSuccess: ({ data }) => onShow(data.id),
  });
  const failure = places.error ?? (list.isFetchNextPageError ? error : null);

  return (
    <>
      {isPending && (
        <div className={classes.padded}>
          <RowSkeletons label="Loading the imports" />
        </div>
      )}
      {error && !data && (
        <div className={classes.middle}>
          <ErrorState
            title="Couldn’t load the imports."
            text={whyNotLoaded(error)}
            action={
              <Button loading={isFetching} onClick={() => void refetch()}>
                Try again
              </Button>
            }
          />
        </div>
      )}
      {data && imports.length === 0 && (
        <div className={classes.middle}>
          <EmptyState
            icon={IconUpload}
            title="No imports yet"
            text="Imported files appear here with what they changed. You can undo them from here."
          />
        </div>
      )}
      {imports.length > 0 && (
        <table className={classes.imports}>
          <thead>
            <tr>
              <th>File</th>
              <th>By</th>
              <th>When</th>
              <th>Status</th>
              <th>Rows</th>
            </tr>
          </thead>
          <tbody>
            {imports.map((one) => (
              <ImportListRow key={one.id} summary={one} onOpen={() => onShow(one.id)} />
            ))}
          </tbody>
        </table>
      )}
      {list.hasNextPage && (
        <Button
          className={classes.more}
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          Show more
        </Button>
      )}
      <ImportFoot isLoud={failure !== null} caption={failure && messageOf(failure)}>
        {administrator && (
          <Button loading={places.isPending} onClick={() => places.mutate()}>
            Clean up locations
          </Button>
        )}
        {hasMeetings && <Button onClick={() => onShow('meetings')}>Import meetings</Button>}
        <Button onClick={() => onShow('people')}>Import people</Button>
        <Button variant="filled" onClick={() => onShow('companies')}>
          Import companies
        </Button>
      </ImportFoot>
    </>
  );
}

const useImports = () =>
  useInfiniteQuery({
    queryKey: [importsContract.list.path],
    queryFn: ({ pageParam, signal }) =>
      call(importsContract.list, { query: { ...(pageParam && { after: pageParam }) } }, signal),
    initialPageParam: '',
    getNextPageParam: ({ next_page }) => next_page,
    select: ({ pages }) => pages.flatMap(({ results }) => results),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ results }) => results.some(({ status }) => isBusy(status)))
        ? REFRESH_MS
        : false,
  });
