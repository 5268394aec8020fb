import { Button, Group, Modal, Text } from '@mantine/core';

interface ConfirmScoperProps {
  /** What the server says about who was asked. */
  message: string;
  isSaving: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before somebody who was asked already is replaced. */
export function ConfirmScoper({ message, isSaving, onConfirm, onCancel }: ConfirmScoperProps) {
  return (
    <Modal opened title="Change scoper?" onClose={onCancel} closeButtonProps={{ 'aria-label': 'Close' }}>
      <Text size="sm">{message}</Text>
      <Group justify="flex-end" gap={8} mt={16}>
        <Button onClick={onCancel}>Cancel</Button>
        <Button variant="filled" loading={isSaving} onClick={onConfirm}>
          Change scoper
        </Button>
      </Group>
    </Modal>
  );
}
