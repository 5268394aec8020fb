import { IconClock, IconShieldLock } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { counted } from '#kernel/numbers.ts';
import classes from './browse.module.css';
import type { RemotePage } from './remote-page.rules.ts';

const SECOND_MS = 1000;

interface SessionLineProps {
  page: RemotePage;
  onExtend: () => void;
  onEnd: () => void;
}

/** That nothing stays, how long it lasts, and the ways to make it longer or shorter. */
export function SessionLine({ page, onExtend, onEnd }: SessionLineProps) {
  const left = useSecondsLeft(page.expires_at);
  return (
    <div className={classes.line}>
      <span className={classes.isolated}>
        <IconShieldLock size={14} stroke={1.75} aria-hidden />
        Isolated session. Cookies and history are deleted when it ends.
      </span>
      {page.stage === 'open' && left !== null && (
        <span className={classes.time}>
          <span role="timer" aria-label={`Time left ${spoken(left)}`}>
            <IconClock size={14} stroke={1.75} aria-hidden />
            {Math.floor(left / 60)}:{String(left % 60).padStart(2, '0')} left
          </span>
          <button type="button" className={classes.link} onClick={onExtend}>
            Extend 10 minutes
          </button>
          <button type="button" className={classes.link} onClick={onEnd}>
            End
          </button>
        </span>
      )}
    </div>
  );
}

const spoken = (seconds: number) =>
  [
    Math.floor(seconds / 60) > 0 && counted(Math.floor(seconds / 60), 'minute'),
    counted(seconds % 60, 'second'),
  ]
    .filter(Boolean)
    .join(' ');

function useSecondsLeft(until: string | null) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  return until === null ? null : Math.max(0, Math.round((Date.parse(until) - now) / SECOND_MS));
}
