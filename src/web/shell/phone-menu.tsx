import { ActionIcon, Drawer } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './shell.module.css';

interface PhoneMenuProps {
  opened: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The sidebar on a phone: a drawer. */
export function PhoneMenu({ opened, onClose, children }: PhoneMenuProps) {
  return (
    <Drawer.Root
      opened={opened}
      onClose={onClose}
      size="min(300px, 82vw)"
      radius={0}
      classNames={{ content: classes.drawer }}
    >
      <Drawer.Overlay color="var(--c-scrim)" backgroundOpacity={1} />
      <Drawer.Content aria-label="Menu">
        <ActionIcon className={classes.close} size={36} aria-label="Close menu" onClick={onClose}>
          <IconX size={18} stroke={1.75} />
        </ActionIcon>
        {children}
      </Drawer.Content>
    </Drawer.Root>
  );
}
