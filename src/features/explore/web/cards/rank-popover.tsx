import { Popover, UnstyledButton } from '@mantine/core';
import { useIsPhone } from '#web/ui/theme/breakpoints.ts';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import classes from './card-rank.module.css';
import { WhyThisRank, type WhyThisRankProps } from './why-this-rank.tsx';

interface RankPopoverProps extends WhyThisRankProps {
  onClose: () => void;
}

/** Why a company has its rank, beside the number; on a phone from below. */
export function RankPopover({ onClose, ...why }: RankPopoverProps) {
  const phone = useIsPhone();
  if (phone)
    return (
      <Sheet opened fitted onClose={onClose} title="Why this rank?">
        <WhyThisRank {...why} />
      </Sheet>
    );
  return (
    <Popover
      opened
      position="bottom-end"
      width={424}
      offset={6}
      middlewares={{
        flip: true,
        shift: { boundary: document.querySelector('main') ?? 'clippingAncestors', padding: 8 },
      }}
      trapFocus
      onChange={(opened) => {
        if (!opened) onClose();
      }}
    >
      <Popover.Target>
        {/* Lies over the number, so that a click there closes what it opened. */}
        <UnstyledButton className={classes.anchor} tabIndex={-1} aria-hidden onClick={onClose} />
      </Popover.Target>
      <Popover.Dropdown className={classes.why} aria-label="Why this rank?">
        <h3 className={classes.title}>Why this rank?</h3>
        <WhyThisRank {...why} />
      </Popover.Dropdown>
    </Popover>
  );
}
