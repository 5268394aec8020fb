import { Button, Group, Modal, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { formatDate } from '#kernel/dates.ts';
import { call, renew } from '#web/api.ts';
import { type Digest, digestsContract } from '../digests.contract.ts';
import { Failure } from './failure.tsx';

const FAILED = 'Failed to delete digest';

/** Deletes a digest once somebody has said yes. */
export function DeleteDigest({ digest, onClose }: { digest: Digest | null; onClose: () => void }) {
  const cache = useQueryClient();
  const remove = useMutation({
    networkMode: 'always',
    mutationFn: (id: string) => call(digestsContract.remove, { params: { id } }),
    onSuccess: () => {
      onClose();
      return renew(cache, digestsContract.list, digestsContract.read);
    },
    onError: (error) => console.error(FAILED, error),
  });
  const close = () => {
    remove.reset();
    onClose();
  };
  return (
    <Modal
      opened={digest !== null}
      onClose={close}
      title="Delete Digest"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Text size="sm">Are you sure you want to delete this digest?</Text>
      {digest && (
        <Text size="sm" c="dimmed" mt={4}>
          {formatDate(digest.date, 'MMMM D, YYYY')}, for {digest.scoper_name}
        </Text>
      )}
      {remove.error && <Failure what={FAILED} error={remove.error} />}
      <Group justify="flex-end" gap={8} mt={16}>
        <Button onClick={close}>Cancel</Button>
        <Button
          variant="filled"
          color="red.7"
          loading={remove.isPending}
          onClick={() => digest && remove.mutate(digest.uuid)}
        >
          Delete
        </Button>
      </Group>
    </Modal>
  );
}
