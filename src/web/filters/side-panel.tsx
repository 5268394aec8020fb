import { ActionIcon, Tooltip } from '@mantine/core';
import { IconLayoutSidebarRightCollapse } from '@tabler/icons-react';
import { type PropsWithChildren, type ReactNode, useEffect, useRef } from 'react';
import { useIsPhone } from '../ui/theme/breakpoints.ts';
import { useEscapeLayer } from '../ui/overlays/escape-layers.ts';
import { useReturnedFocus } from '../ui/overlays/returned-focus.ts';
import { Scrolling } from '../ui/scrolling/scrolling.tsx';
import { Sheet } from '../ui/overlays/sheet.tsx';
import classes from './side-panel.module.css';

interface SidePanelProps extends PropsWithChildren {
  title: string;
  /** What the button that closes it is called. */
  closeLabel: string;
  onClose: () => void;
  /** Beside the title. */
  badge?: ReactNode;
  foot?: ReactNode;
  /** What stays in sight under it on a phone, where it hides what it changes. */
  phoneActions?: ReactNode;
  wide?: boolean | 'widest';
}

/** Stands beside the results; on a phone it covers them from below. */
export function SidePanel(props: SidePanelProps) {
  const phone = useIsPhone();
  if (phone)
    return (
      <Sheet opened onClose={props.onClose} title={props.title} tools={props.badge} foot={props.phoneActions}>
        <div className={classes.inSheet}>{props.children}</div>
        {props.foot && <p className={classes.hint}>{props.foot}</p>}
      </Sheet>
    );
  return <BesidePanel {...props} />;
}

function BesidePanel({ title, closeLabel, onClose, badge, foot, wide = false, children }: SidePanelProps) {
  const panel = useRef<HTMLElement>(null);
  useEscapeLayer(true, onClose);
  useReturnedFocus(true, panel);
  useEffect(() => {
    if (panel.current) takeFocus(panel.current);
  }, []);
  return (
    <section
      ref={panel}
      tabIndex={-1}
      className={classes.panel}
      data-takes-typing
      aria-label={title}
      data-wide={wide === true ? 'wide' : wide || undefined}
    >
      <header className={classes.head}>
        <h2>{title}</h2>
        {badge}
        <Tooltip label="Close (Esc)">
          <ActionIcon ml="auto" aria-label={closeLabel} onClick={onClose}>
            <IconLayoutSidebarRightCollapse size={16} stroke={1.75} />
          </ActionIcon>
        </Tooltip>
      </header>
      <Scrolling className={classes.body}>{children}</Scrolling>
      {foot && <footer className={classes.foot}>{foot}</footer>}
    </section>
  );
}

/** Whoever asked for a panel goes on in it; whoever is typing goes on typing. */
function takeFocus(panel: HTMLElement) {
  if (document.activeElement?.matches('input, textarea, [contenteditable=true]')) return;
  const first = panel.querySelector<HTMLElement>('[data-autofocus]') ?? panel;
  first.focus({ preventScroll: true });
}
