import { Button, Group, Modal, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Template } from '#kernel/forms/form-language.ts';
import { call, messageOf } from '#web/api.ts';
import { showToast } from '#web/ui/overlays/toast.ts';
import { isOf } from './form/use-entry-form.ts';
import { callsOf } from './template-calls.ts';

const UNDO_MS = 10_000;

/** Deletes an entry when somebody has said yes, and takes it back for a while after. */
export function useDeletion(template: Template, onDeleted: () => void = () => {}) {
  const cache = useQueryClient();
  const calls = callsOf(template);
  const [asked, setAsked] = useState<string | null>(null);
  const renew = () => cache.invalidateQueries({ predicate: ({ queryKey }) => isOf(queryKey[0], template) });
  const tell = (error: unknown) => showToast({ message: messageOf(error), look: 'failure' });
  const restore = useMutation({
    mutationFn: (uuid: string) => call(calls.restore, { params: { uuid } }),
    onSuccess: () => showToast({ message: 'Entry restored', look: 'success' }),
    onError: tell,
    onSettled: renew,
  });
  const remove = useMutation({
    mutationFn: (uuid: string) => call(calls.remove, { params: { uuid } }),
    onSuccess: (_done, uuid) => {
      setAsked(null);
      onDeleted();
      showToast({
        message: 'Entry deleted',
        look: 'success',
        duration: UNDO_MS,
        undo: () => restore.mutate(uuid),
      });
    },
    onError: tell,
    onSettled: renew,
  });
  return {
    ask: setAsked,
    dialog: (
      <Modal
        opened={asked !== null}
        onClose={() => setAsked(null)}
        title={`Delete ${template.title}`}
        zIndex={400}
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        <Text size="sm">Are you sure you want to delete this entry?</Text>
        <Group justify="flex-end" gap={8} mt={16}>
          <Button onClick={() => setAsked(null)}>Cancel</Button>
          <Button
            variant="filled"
            color="red.7"
            loading={remove.isPending}
            onClick={() => asked && remove.mutate(asked)}
          >
            Delete
          </Button>
        </Group>
      </Modal>
    ),
  };
}
