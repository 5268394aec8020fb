import { Button, Group, Modal } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ask, call, messageOf } from '#web/api.ts';
import { useOneAtATime } from '#web/one-at-a-time.ts';
import { MailFrame } from '#web/ui/marks/mail-frame.tsx';
import { showToast } from '#web/ui/overlays/toast.ts';
import { BlockSkeleton } from '#web/ui/states/skeletons.tsx';
import { digestsContract } from '../digests.contract.ts';
import type { TypedDigest } from './digest-form.tsx';
import classes from './digests.module.css';

/** The mail that what was typed would be; it can be sent to oneself before anybody gets it. */
export function Preview({ typed, onClose }: { typed: TypedDigest; onClose: () => void }) {
  const query = useQuery({ ...ask(digestsContract.preview, { body: typed }), staleTime: 0, gcTime: 0 });
  const test = useMutation({
    networkMode: 'always',
    mutationFn: () => call(digestsContract.test, { body: typed }),
    onSuccess: ({ to }) => showToast({ message: `Test sent to ${to}`, look: 'success' }),
  });
  const sendOnce = useOneAtATime<void>(test);
  const failed = query.error ?? test.error;
  return (
    <Modal
      opened
      size="lg"
      title="Preview"
      onClose={onClose}
      closeButtonProps={{ 'aria-label': 'Close preview' }}
    >
      {query.isPending && <BlockSkeleton label="Loading preview" />}
      {query.data && (
        <article aria-label="Mail">
          <p className={classes.subject}>Subject: {query.data.subject}</p>
          <MailFrame title={query.data.subject} html={query.data.html} />
        </article>
      )}
      {failed && (
        <p role="alert" className={classes.failure}>
          {messageOf(failed)}
        </p>
      )}
      <Group justify="flex-end" gap={8} mt={16}>
        <Button onClick={onClose}>Close</Button>
        <Button variant="filled" disabled={!query.data} loading={test.isPending} onClick={() => sendOnce()}>
          Send me a test
        </Button>
      </Group>
    </Modal>
  );
}
