import { useRef } from 'react';
import { MoreButton } from '#web/ui/marks/section.tsx';
import { useIsClamped } from '#web/ui/marks/use-is-clamped.ts';
import classes from './description.module.css';

interface DescriptionProps {
  text: string | null;
  /** It is not known yet whether there is one. */
  isComing?: boolean;
  unfolded: boolean;
  onToggle: () => void;
}

/** Two lines of what the company does; a longer text unfolds. */
export function Description({ text, isComing = false, unfolded, onToggle }: DescriptionProps) {
  const paragraph = useRef<HTMLParagraphElement>(null);
  const clamped = useIsClamped(paragraph);
  if (text === null && isComing)
    return (
      <div className={classes.description} data-coming aria-hidden>
        <span />
        <span />
      </div>
    );
  if (text === null) return null;

  return (
    <div className={classes.description}>
      <p
        ref={paragraph}
        className={classes.text}
        data-unfolded={unfolded || undefined}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={unfolded ? 0 : undefined}
      >
        {text}
      </p>
      {(clamped || unfolded) && (
        <MoreButton unfolded={unfolded} onClick={onToggle}>
          {unfolded ? 'View Less' : 'View Full Description'}
        </MoreButton>
      )}
    </div>
  );
}
