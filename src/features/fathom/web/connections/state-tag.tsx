import {
  type Icon,
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleDashed,
  IconHourglass,
  IconRefresh,
} from '@tabler/icons-react';
import type { ConnectionState } from '../../connections.contract.ts';
import classes from './connections.module.css';

const LOOKS: Record<ConnectionState, { label: string; icon: Icon; look?: string }> = {
  connected: { label: 'Connected', icon: IconCircleCheck },
  running: { label: 'Running', icon: IconRefresh, look: 'accent' },
  waiting: { label: 'Waiting', icon: IconHourglass },
  slowed: { label: 'Slowed down', icon: IconHourglass, look: 'warning' },
  failed: { label: 'Failed', icon: IconAlertTriangle, look: 'failure' },
  refused: { label: 'Needs attention', icon: IconAlertTriangle, look: 'failure' },
  not_configured: { label: 'Not configured', icon: IconCircleDashed, look: 'off' },
};

/** How a connection stands, in a word and a sign. */
export function StateTag({ state }: { state: ConnectionState }) {
  const { label, icon: StateIcon, look } = LOOKS[state];
  return (
    <span className={classes.state} data-look={look}>
      <StateIcon size={12} stroke={2} aria-hidden />
      {label}
    </span>
  );
}
