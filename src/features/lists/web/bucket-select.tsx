import { ActionIcon, Tooltip } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Unread } from '#features/pipeline/web/unread.tsx';
import { ask, call } from '#web/api.ts';
import { Chooser } from '#web/ui/fields/chooser.tsx';
import { singly } from '#web/ui/single-click.ts';
import { showToast } from '#web/ui/overlays/toast.ts';
import { focusBeside } from '#web/ui/overlays/focus-beside.ts';
import { MOST_NAME } from '../list.rules.ts';
import { listOptions } from '../list-options.contract.ts';
import { listsContract } from '../lists.contract.ts';
import classes from './lists.module.css';
import { UNDO_MS, useListAction, useListsOf } from './use-company-lists.ts';

/** The one bucket a company is in: choose another, make one, or take it out. */
export function BucketSelect({ domain }: { domain: string }) {
  const { read } = useListsOf(domain);
  const offered = useQuery(ask(listOptions, {}));
  const { bucket = null, affinity_id = null } = read.data ?? {};
  const move = useListAction<{ from: string | null; to: string | null; isUndo?: boolean }>(domain, {
    name: 'bucket',
    foresee: (current, { to }) => ({ ...current, bucket: to }),
    send: ({ to }, signal) =>
      call(
        listsContract.assignBucket,
        { body: { domain, ...(to !== null && { bucket_name: to }), ...(affinity_id && { affinity_id }) } },
        signal,
      ),
    onDone: ({ from, to, isUndo }) => {
      if (isUndo) return;
      showToast({
        message: to === null ? `Removed from bucket ${from}` : `Bucket: ${to}`,
        look: 'success',
        duration: UNDO_MS,
        undo: () => move({ from: to, to: from, isUndo: true }),
      });
    },
  });
  const assign = (name: string | null) => move({ from: bucket, to: name });
  if (read.isError) return <Unread what="bucket" onRetry={read.refetch} />;

  return (
    <div className={classes.row}>
      <Chooser
        label="Buckets"
        single
        disabled={read.isPending}
        source={offered}
        options={(offered.data?.data.buckets ?? []).map(({ name }) => ({ value: name, label: name }))}
        chosen={bucket === null ? [] : [bucket]}
        onPick={(name) => assign(name === bucket ? null : name)}
        create={{ label: 'Create New Bucket', onCreate: assign, most: MOST_NAME }}
        face={bucket ?? <span className={classes.prompt}>{read.isPending ? 'Loading…' : 'No bucket'}</span>}
      />
      {bucket !== null && (
        <Tooltip label="Clear bucket">
          <ActionIcon
            size={24}
            className={classes.remove}
            aria-label={`Clear bucket ${bucket}`}
            onClick={singly((pressed) => {
              focusBeside(pressed);
              assign(null);
            })}
          >
            <IconX size={14} stroke={1.75} />
          </ActionIcon>
        </Tooltip>
      )}
    </div>
  );
}
