import { Loader } from '@mantine/core';
import { IconAlertTriangle, IconInbox, type TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './result-state.module.css';

interface ResultStateProps {
  title: string;
  text?: ReactNode;
  /** The way out: one button, or two beside each other. */
  action?: ReactNode;
  icon?: TablerIcon;
}

interface LoadingStateProps {
  text: string;
}

/** Nothing is here: what would be, and what to do next. */
export function EmptyState({ icon: Icon = IconInbox, ...told }: ResultStateProps) {
  return (
    <output className={classes.state}>
      <span className={classes.icon}>
        <Icon size={20} stroke={1.75} aria-hidden />
      </span>
      <Told {...told} />
    </output>
  );
}

/** Something failed: what happened, and what to do about it. */
export function ErrorState({ icon: Icon = IconAlertTriangle, ...told }: ResultStateProps) {
  return (
    <div role="alert" className={classes.state} data-failed>
      <span className={classes.icon}>
        <Icon size={20} stroke={1.75} aria-hidden />
      </span>
      <Told {...told} />
    </div>
  );
}

/** Waiting where no skeleton would have the right shape. */
export function LoadingState({ text }: LoadingStateProps) {
  return (
    <output className={classes.waiting}>
      <Loader size={14} aria-hidden />
      <span>{text}</span>
    </output>
  );
}

function Told({ title, text, action }: Omit<ResultStateProps, 'icon'>) {
  return (
    <>
      <b className={classes.title}>{title}</b>
      {text && text !== title && <span className={classes.text}>{text}</span>}
      {action && <span className={classes.action}>{action}</span>}
    </>
  );
}
