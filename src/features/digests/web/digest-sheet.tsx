import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ask, call, renew } from '#web/api.ts';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { BlockSkeleton } from '#web/ui/states/skeletons.tsx';
import { digestsContract } from '../digests.contract.ts';
import { DigestForm, type TypedDigest } from './digest-form.tsx';
import { Failure } from './failure.tsx';

const FORM = 'digest';

interface DigestSheetProps {
  /** `new`, or the uuid of the digest that is edited. */
  opened: string;
  onClose: () => void;
}

/** Creates a digest, or edits one that is read first. */
export function DigestSheet({ opened, onClose }: DigestSheetProps) {
  const isNew = opened === 'new';
  const query = useQuery({
    ...ask(digestsContract.read, { params: { id: opened } }),
    enabled: !isNew,
    // What is edited is what stands now: never a copy from an earlier look.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const edited = isNew ? undefined : query.data?.data;
  const failed = isNew ? 'Failed to create digest' : 'Failed to update digest';
  const save = useSavedDigest(failed, onClose);
  const isReady = isNew || edited;
  const isLost = !isReady && query.isError && !query.isFetching;

  return (
    <Sheet
      opened
      width="narrow"
      title={isNew ? 'Create Digest' : 'Edit Digest'}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>Cancel</Button>
          {isLost && <Button onClick={() => void query.refetch()}>Try again</Button>}
          {isReady && (
            <Button variant="filled" type="submit" form={FORM} loading={save.isPending}>
              {isNew ? 'Add' : 'Save'}
            </Button>
          )}
        </>
      }
    >
      {isLost && <Failure what="Failed to fetch digest" error={query.error} />}
      {!isReady && !isLost && <BlockSkeleton label="Loading digest" />}
      {isReady && (
        <DigestForm
          id={FORM}
          edited={edited}
          onSave={(body) => {
            if (!save.isPending) save.mutate({ body, edited });
          }}
        />
      )}
      {save.error && <Failure what={failed} error={save.error} />}
    </Sheet>
  );
}

interface Wish {
  body: TypedDigest;
  edited: { uuid: string; version: number } | undefined;
}

function useSavedDigest(failed: string, onClose: () => void) {
  const cache = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ body, edited }: Wish) =>
      edited
        ? call(digestsContract.replace, {
            params: { id: edited.uuid },
            body: { ...body, version: edited.version },
          })
        : call(digestsContract.create, { body }),
    onSuccess: () => {
      onClose();
      return renew(cache, digestsContract.list);
    },
    onError: (error) => console.error(failed, error),
  });
}
