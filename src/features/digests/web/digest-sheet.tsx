import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAppConfig } from '#features/portal/web/use-app-config.ts';
import { ApiError, ask, call, renew } from '#web/api.ts';
import { dropDraft } from '#web/drafts.ts';
import { useOneAtATime } from '#web/one-at-a-time.ts';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { BlockSkeleton } from '#web/ui/states/skeletons.tsx';
import { digestsContract } from '../digests.contract.ts';
import { ConfirmScoper } from './confirm-scoper.tsx';
import type { DigestFormProps, TypedDigest } from './digest-form.tsx';
import { Failure } from './failure.tsx';
import { draftName, KeptDigestForm } from './kept-digest-form.tsx';
import { Preview } from './preview.tsx';

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
  const owner = useAppConfig().data?.user.email_address;
  const save = useSavedDigest(failed, () => {
    if (owner) void dropDraft(owner, draftName(edited?.uuid));
    onClose();
  });
  const saveOnce = useOneAtATime(save);
  const isReady = owner !== undefined && (isNew || edited !== undefined);
  const [previewed, setPreviewed] = useState<TypedDigest | null>(null);
  const asked = wasAsked(save.error) && save.variables ? save.variables : null;
  const isLost = !isReady && query.isError && !query.isFetching;
  const onSend: DigestFormProps['onSend'] = (body, wish, version) => {
    if (wish === 'preview') setPreviewed(body);
    else saveOnce({ body, version, uuid: edited?.uuid });
  };

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
            <Button type="submit" form={FORM} value="preview">
              Preview
            </Button>
          )}
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
      {isReady && <KeptDigestForm id={FORM} owner={owner} edited={edited} onSend={onSend} />}
      {save.error && !asked && <Failure what={failed} error={save.error} />}
      {previewed && <Preview typed={previewed} onClose={() => setPreviewed(null)} />}
      {asked && (
        <ConfirmScoper
          message={save.error?.message ?? ''}
          isSaving={save.isPending}
          onConfirm={() => saveOnce({ ...asked, change_scoper: true })}
          onCancel={() => save.reset()}
        />
      )}
    </Sheet>
  );
}

/** The scoper was asked already; the server wants to hear that they may be replaced. */
const wasAsked = (error: unknown) => error instanceof ApiError && error.name === 'ScoperAsked';

interface Wish {
  body: TypedDigest;
  change_scoper?: boolean;
  /** The digest that is edited, and the version of it that was read. */
  uuid: string | undefined;
  version: number | undefined;
}

function useSavedDigest(failed: string, onSaved: () => void) {
  const cache = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ body, uuid, version, change_scoper }: Wish) =>
      uuid
        ? call(digestsContract.replace, {
            params: { id: uuid },
            body: { ...body, version, change_scoper },
          })
        : call(digestsContract.create, { body }),
    onSuccess: () => {
      onSaved();
      return renew(cache, digestsContract.list);
    },
    onError: (error) => console.error(failed, error),
  });
}
