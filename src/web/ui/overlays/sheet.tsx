import { ActionIcon, Drawer, Tooltip } from '@mantine/core';
import { IconArrowLeft, IconX } from '@tabler/icons-react';
import clsx from 'clsx';
import { createContext, type PropsWithChildren, type ReactNode, use, useRef, useState } from 'react';
import { hasDialog, useEscapeLayer } from './escape-layers.ts';
import { useReturnedFocus } from './returned-focus.ts';
import classes from './sheet.module.css';
import { useSpaceScroll } from '../scrolling/space-scroll.ts';
import { Scrolling } from '../scrolling/scrolling.tsx';

const BOTTOM_Z_INDEX = 200;

const Depth = createContext(0);

interface SheetProps extends PropsWithChildren {
  opened: boolean;
  onClose: () => void;
  /** Its name; also its visible heading unless `header` takes that place. */
  title: string;
  header?: ReactNode;
  /** Shows an arrow instead of the cross; where the arrow leads. */
  onBack?: (() => void) | undefined;
  /** Beside the heading, at the right end. */
  tools?: ReactNode;
  /** Actions that stay in sight. */
  foot?: ReactNode;
  width?: 'wide' | 'narrow';
  /** In the middle of a screen that has room around it. */
  place?: 'bottom' | 'center';
  /** As high as its content needs, instead of the whole page but 56 px. */
  fitted?: boolean;
  /** Lets the element marked `data-autofocus` in the content have the focus first. */
  focusContent?: boolean;
  /** Lies beneath every other sheet, also beneath one that was open before. */
  under?: boolean;
}

/** Covers the page from below; keeps focus inside and gives it back. */
export function Sheet({
  opened,
  onClose,
  width = 'wide',
  place = 'bottom',
  fitted = false,
  under = false,
  ...parts
}: SheetProps) {
  const isCentered = place === 'center';
  const dialog = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const depth = use(Depth);
  const [isCovered] = useState(() => under && hasDialog());
  useEscapeLayer(opened, onClose, dialog, under);
  useReturnedFocus(opened, dialog);
  useSpaceScroll(opened, dialog, body);

  return (
    <Drawer.Root
      opened={opened}
      onClose={onClose}
      position="bottom"
      size={fitted || isCentered ? 'auto' : 'calc(100dvh - 56px)'}
      closeOnEscape={false}
      returnFocus={false}
      zIndex={BOTTOM_Z_INDEX + depth - (under ? 1 : 0)}
      trapFocus={!isCovered}
      transitionProps={{ duration: 180, timingFunction: 'cubic-bezier(.2, 0, 0, 1)' }}
      classNames={{
        inner: clsx(classes.inner, isCentered && classes.around),
        content: clsx(
          classes.sheet,
          classes[width],
          (fitted || isCentered) && classes.fitted,
          isCentered && classes.centered,
        ),
      }}
    >
      <Drawer.Overlay color="var(--c-scrim)" backgroundOpacity={1} />
      <Drawer.Content ref={dialog} radius={0} aria-label={parts.title}>
        <div className={classes.frame}>
          <span className={classes.grab} aria-hidden />
          <SheetHead {...parts} onClose={onClose} />
          <Scrolling ref={body} className={classes.body}>
            <Depth value={depth + 1}>{parts.children}</Depth>
          </Scrolling>
          {parts.foot && <div className={classes.foot}>{parts.foot}</div>}
        </div>
      </Drawer.Content>
    </Drawer.Root>
  );
}

function SheetHead({ title, header, tools, onBack, onClose, focusContent }: Omit<SheetProps, 'opened'>) {
  return (
    <div className={classes.head}>
      {onBack && (
        <Tooltip label="Back">
          <ActionIcon aria-label="Back" onClick={onBack}>
            <IconArrowLeft size={18} stroke={1.75} />
          </ActionIcon>
        </Tooltip>
      )}
      {/* The heading takes the focus, so that Space scrolls and no button is pressed by chance. */}
      <h2
        className={clsx(classes.title, header && 'visually-hidden')}
        title={header ? undefined : title}
        tabIndex={-1}
        data-autofocus={focusContent ? undefined : true}
      >
        {title}
      </h2>
      {header}
      <div className={classes.tools}>
        {tools}
        {!onBack && (
          <Tooltip label="Close (Esc)">
            <ActionIcon aria-label="Close" onClick={onClose}>
              <IconX size={18} stroke={1.75} />
            </ActionIcon>
          </Tooltip>
        )}
      </div>
    </div>
  );
}
