import { IconWifiOff } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import classes from './offline-overlay.module.css';
import { useOnline } from './use-online.ts';

/** Covers everything while the browser has no network, and leaves by itself. */
export function OfflineOverlay() {
  return useOnline() ? null : <Cover />;
}

function Cover() {
  const cover = useRef<HTMLDivElement>(null);

  // The page below must not be reached by the keyboard either; whoever was typing goes on where they were.
  useEffect(() => {
    const before = document.activeElement;
    const keepOut = (event: KeyboardEvent) => {
      if (event.key === 'Tab') event.preventDefault();
      event.stopPropagation();
    };
    cover.current?.focus();
    window.addEventListener('keydown', keepOut, { capture: true });
    return () => {
      window.removeEventListener('keydown', keepOut, { capture: true });
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);

  return (
    <div
      ref={cover}
      className={classes.cover}
      role="alertdialog"
      aria-modal="true"
      aria-labelledby="offline-title"
      aria-describedby="offline-text"
      tabIndex={-1}
    >
      <IconWifiOff size={20} stroke={1.75} aria-hidden="true" />
      <b id="offline-title">I am offline</b>
      <span id="offline-text">Please wait</span>
    </div>
  );
}
