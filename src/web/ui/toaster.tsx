import { Notifications } from '@mantine/notifications';
import { TOAST_MS } from './toast.ts';

const SHOWN_AT_ONCE = 3;

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
