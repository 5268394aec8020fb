import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, messageOf, renew } from '#web/api.ts';
import { showToast } from '#web/ui/overlays/toast.ts';
import { digestsContract } from '../digests.contract.ts';

/** Sends the mail of a digest once more, after it failed. */
export function SendAgain({ uuid, name }: { uuid: string; name: string }) {
  const cache = useQueryClient();
  const send = useMutation({
    networkMode: 'always',
    mutationFn: () => call(digestsContract.resend, { params: { id: uuid } }),
    onSuccess: () => {
      showToast({ message: 'Digest queued for sending', look: 'success' });
      return renew(cache, digestsContract.list);
    },
    onError: (error) => showToast({ message: messageOf(error), look: 'failure' }),
  });
  return (
    <Button
      size="compact-xs"
      variant="subtle"
      ml={-4}
      aria-label={`Send ${name} again`}
      loading={send.isPending}
      onClick={() => send.mutate()}
    >
      Send again
    </Button>
  );
}
