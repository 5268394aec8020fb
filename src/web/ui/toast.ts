import { notifications } from '@mantine/notifications';
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import { createElement, type ReactNode } from 'react';
import classes from './toast.module.css';

export const TOAST_MS = 3000;

interface Toast {
  message: string;
  look: 'success' | 'failure';
  /** Takes back what the toast reports. */
  undo?: () => void;
  /** How long it stays, in milliseconds. */
  duration?: number;
}

const looks = {
  success: { icon: IconCircleCheck, role: 'status' },
  failure: { icon: IconAlertCircle, role: 'alert' },
} as const;

/** Tells the outcome of something the reader did, and leaves by itself. */
export function showToast({ message, look, undo, duration = TOAST_MS }: Toast): void {
  const { icon, role } = looks[look];
  const takeBack = () => {
    notifications.hide(id);
    undo?.();
  };
  const id = notifications.show({
    role,
    message: undo ? withUndo(message, takeBack) : message,
    icon: createElement(icon, { size: 16, stroke: 1.75, 'aria-hidden': true }),
    autoClose: duration,
    'data-look': look,
    classNames: {
      root: classes.toast,
      icon: classes.icon,
      body: classes.body,
      description: classes.message,
      closeButton: classes.close,
    },
    closeButtonProps: { 'aria-label': 'Close', title: 'Close', size: 24, iconSize: 14 },
  });
}

function withUndo(message: string, onClick: () => void): ReactNode {
  const button = createElement('button', { type: 'button', className: classes.undo, onClick }, 'Undo');
  return createElement('span', { className: classes.undoable }, message, button);
}
