import { Notifications, notifications, notificationsStore } from '@mantine/notifications';
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import classes from './toast.module.css';
import { presentToasts, type Toast, TOAST_MS } from './toast.ts';

const SHOWN_AT_ONCE = 3;

const looks = {
  success: { icon: IconCircleCheck, role: 'status' },
  failure: { icon: IconAlertCircle, role: 'alert' },
} as const;

/** The place where toasts appear; mounted once, beside the router. */
export function Toaster() {
  return (
    <Notifications
      position="bottom-center"
      autoClose={TOAST_MS}
      limit={SHOWN_AT_ONCE}
      transitionDuration={180}
      containerWidth={420}
    />
  );
}

presentToasts(({ message, look, undo, open, offer, duration = TOAST_MS }: Toast) => {
  const { icon: LookIcon, role } = looks[look];
  const acts = [undo && { label: 'Undo', run: undo }, offer, open && { label: 'Open', run: open }].filter(
    (act) => act !== undefined,
  );
  // The same failure again takes the place of what told it before.
  if (look === 'failure')
    for (const old of notificationsStore.getState().notifications)
      if (old.id && old.message === message) notifications.hide(old.id);
  const id = notifications.show({
    role,
    message:
      acts.length > 0 ? (
        <Acting message={message} acts={acts} onAct={() => notifications.hide(id)} />
      ) : (
        message
      ),
    icon: <LookIcon size={16} stroke={1.75} aria-hidden />,
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
});

interface ActingProps {
  message: string;
  acts: readonly { label: string; run: () => void }[];
  onAct: () => void;
}

function Acting({ message, acts, onAct }: ActingProps) {
  return (
    <span className={classes.undoable}>
      {message}
      {acts.map(({ label, run }) => (
        <button
          key={label}
          type="button"
          className={classes.undo}
          onClick={() => {
            onAct();
            run();
          }}
        >
          {label}
        </button>
      ))}
    </span>
  );
}
