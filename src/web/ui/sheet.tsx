import { ActionIcon, Drawer, Tooltip } from '@mantine/core';
import { IconArrowLeft, IconX } from '@tabler/icons-react';
import clsx from 'clsx';
import {
  createContext,
  type KeyboardEvent,
  type PropsWithChildren,
  type ReactNode,
  use,
  useRef,
} from 'react';
import { useEscapeLayer } from './escape-layers.ts';
import { useReturnedFocus } from './returned-focus.ts';
import classes from './sheet.module.css';

const SCROLL_STEP = 250;
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
  /** As high as its content needs, instead of the whole page but 56 px. */
  fitted?: boolean;
  /** Lets the element marked `data-autofocus` in the content have the focus first. */
  focusContent?: boolean;
}

/** Covers the page from below; keeps focus inside and gives it back. */
export function Sheet({ opened, onClose, width = 'wide', fitted = false, ...parts }: SheetProps) {
  const dialog = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const depth = use(Depth);
  useEscapeLayer(opened, onClose, dialog);
  useReturnedFocus(opened, dialog);

  return (
    <Drawer.Root
      opened={opened}
      onClose={onClose}
      position="bottom"
      size={fitted ? 'auto' : 'calc(100dvh - 56px)'}
      closeOnEscape={false}
      returnFocus={false}
      zIndex={BOTTOM_Z_INDEX + depth}
      transitionProps={{ duration: 180, timingFunction: 'cubic-bezier(.2, 0, 0, 1)' }}
      classNames={{
        inner: classes.inner,
        content: clsx(classes.sheet, classes[width], fitted && classes.fitted),
      }}
    >
      <Drawer.Overlay color="var(--c-scrim)" backgroundOpacity={1} />
      <Drawer.Content ref={dialog} radius={0} aria-label={parts.title}>
        <div
          className={classes.frame}
          tabIndex={-1}
          onKeyDown={(event) => scrollOnSpace(event, dialog.current, body.current)}
        >
          <span className={classes.grab} aria-hidden />
          <SheetHead {...parts} onClose={onClose} />
          <div ref={body} className={classes.body} tabIndex={0}>
            <Depth value={depth + 1}>{parts.children}</Depth>
          </div>
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

const PRESSABLE =
  'a[href], button, input, select, textarea, summary, video, audio, [contenteditable=true], [contenteditable=""], ' +
  '[role=button], [role=link], [role=checkbox], [role=radio], [role=switch], [role=tab], [role=option], ' +
  '[role=menuitem], [role=combobox], [role=textbox], [role=slider], [role=spinbutton]';

function scrollOnSpace(event: KeyboardEvent, dialog: Element | null, body: Element | null) {
  const target = event.target as Element;
  const plain = event.key === ' ' && !event.ctrlKey && !event.metaKey && !event.altKey;
  // React hands over what happens in a sheet or popover above as well; that one scrolls itself.
  const own = target.closest('[role=dialog]') === dialog;
  if (!plain || !own || event.defaultPrevented || target.closest(PRESSABLE)) return;
  event.preventDefault();
  body?.scrollBy({ top: event.shiftKey ? -SCROLL_STEP : SCROLL_STEP });
}
