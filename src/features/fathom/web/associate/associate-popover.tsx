import { ActionIcon, Button, type ButtonProps, Loader, Popover } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { AssociateForm } from './associate-form.tsx';
import { useAssociations } from './association-desk.tsx';

/** As high as the popover is; with less room below the button it opens above. */
const POPOVER_PX = 285;

interface AssociatePopoverProps {
  fathom_id: number;
  label: string;
  size?: ButtonProps['size'];
  /** A sign instead of the words, where there is little room. */
  isSign?: boolean;
}

/** The button that associates the notes of a meeting, and what opens from it. */
export function AssociatePopover({ fathom_id, label, size = 'compact-md', isSign }: AssociatePopoverProps) {
  const desk = useAssociations();
  const button = useRef<HTMLButtonElement>(null);
  const [place, setPlace] = useState<'top-end' | 'bottom-end' | null>(null);
  const close = () => setPlace(null);
  const open = () => {
    const { bottom = 0 } = button.current?.getBoundingClientRect() ?? {};
    setPlace(window.innerHeight - bottom < POPOVER_PX ? 'top-end' : 'bottom-end');
  };
  useClosedOutOfView(place !== null, button, close);
  if (desk.isSaving(fathom_id))
    return (
      <output style={{ display: 'inline-flex', gap: 8, alignItems: 'center' }}>
        <Loader size={14} aria-hidden /> Saving…
      </output>
    );
  return (
    <Popover
      opened={place !== null}
      onDismiss={close}
      position={place ?? 'bottom-end'}
      middlewares={{ flip: false, shift: true }}
      width={300}
      trapFocus
      returnFocus
    >
      <Popover.Target>
        {isSign ? (
          <ActionIcon
            ref={button}
            variant="default"
            size={44}
            aria-label={label}
            onClick={place === null ? open : close}
          >
            <IconLink size={18} stroke={1.75} />
          </ActionIcon>
        ) : (
          <Button ref={button} size={size} onClick={place === null ? open : close}>
            {label}
          </Button>
        )}
      </Popover.Target>
      <Popover.Dropdown data-place={place}>
        <AssociateForm fathom_id={fathom_id} onClose={close} onFailed={() => setPlace(place)} />
      </Popover.Dropdown>
    </Popover>
  );
}

/** Closes what hangs on an element once that has been scrolled out of sight. */
function useClosedOutOfView(opened: boolean, target: RefObject<Element | null>, close: () => void) {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!opened || !target.current) return undefined;
    const watch = new IntersectionObserver(([entry]) => {
      if (entry && !entry.isIntersecting) latest.current();
    });
    watch.observe(target.current);
    return () => watch.disconnect();
  }, [opened, target]);
}
