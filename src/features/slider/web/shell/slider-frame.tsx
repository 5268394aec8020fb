import { type PropsWithChildren, type ReactNode, useEffect, useRef } from 'react';
import { useIsPhone } from '#web/ui/theme/breakpoints.ts';
import { useEscapeLayer } from '#web/ui/overlays/escape-layers.ts';
import { Scrolling } from '#web/ui/scrolling/scrolling.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import classes from './slider-frame.module.css';

interface SliderFrameProps extends PropsWithChildren {
  /** The company's name, which is the panel's. */
  title: string;
  /** Logo, name and what stands under it. */
  identity: ReactNode;
  tools: ReactNode;
  /** The ways to the companies before and after. */
  place: ReactNode;
  close: ReactNode;
  /** What stays in sight above the content where there is room for it. */
  head: ReactNode;
  onClose: () => void;
  /** Nothing of the content has its place yet. */
  isComing: boolean;
  /** Other content begins at its top. */
  contentKey: string;
  /** Leaves the focus where it is, on the card whose idling opened the panel. */
  keepsFocus: boolean;
}

/** Stands beside the cards, which stay usable; on a phone it covers them from below. */
export function SliderFrame(props: SliderFrameProps) {
  const phone = useIsPhone();
  if (!phone) return <BesideFrame {...props} />;
  return (
    <Sheet
      under
      opened
      onClose={props.onClose}
      title={props.title}
      header={props.identity}
      tools={props.tools}
    >
      <div className={classes.inSheet}>
        {props.head && <div className={classes.head}>{props.head}</div>}
        <div className={classes.content} data-coming={props.isComing || undefined}>
          {props.children}
        </div>
      </div>
    </Sheet>
  );
}

function BesideFrame({
  title,
  identity,
  tools,
  place,
  close,
  head,
  onClose,
  keepsFocus,
  isComing,
  contentKey,
  children,
}: SliderFrameProps) {
  const panel = useRef<HTMLElement>(null);
  useEscapeLayer(true, onClose, undefined, true);
  useEffect(() => {
    if (!keepsFocus) panel.current?.focus({ preventScroll: true });
  }, [keepsFocus]);

  return (
    <section ref={panel} className={classes.panel} aria-label={title} tabIndex={-1}>
      <div className={classes.head}>
        <div className={classes.bar}>
          {place}
          <div className={classes.tools}>
            {tools}
            {close}
          </div>
        </div>
        {identity}
        {head || <span className={classes.end} />}
      </div>
      <Scrolling key={contentKey} className={classes.body}>
        <div className={classes.content} data-coming={isComing || undefined}>
          {children}
        </div>
      </Scrolling>
    </section>
  );
}
