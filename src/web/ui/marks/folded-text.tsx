import { useRef, useState } from 'react';
import classes from './folded-text.module.css';
import { MoreButton } from './section.tsx';
import { useIsClamped } from './use-is-clamped.ts';

/** Plain text of which some lines are shown; a longer one unfolds, and scrolls where even that is too long. */
export function FoldedText({ name, children }: { name: string; children: string }) {
  const text = useRef<HTMLDivElement>(null);
  const [unfolded, setUnfolded] = useState(false);
  const clamped = useIsClamped(text);
  return (
    <>
      <div
        ref={text}
        className={classes.text}
        data-unfolded={unfolded || undefined}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={unfolded ? 0 : undefined}
        {...(unfolded && { role: 'group', 'aria-label': name })}
      >
        {children}
      </div>
      {(clamped || unfolded) && (
        <MoreButton unfolded={unfolded} onClick={() => setUnfolded(!unfolded)}>
          {unfolded ? 'View less' : `View full ${name.toLowerCase()}`}
        </MoreButton>
      )}
    </>
  );
}
