import { createContext, type PropsWithChildren, type ReactNode, use } from 'react';
import { createPortal } from 'react-dom';
import classes from './import-sheet.module.css';

/** The foot of the sheet, which each step fills. */
export const ImportFootSlot = createContext<HTMLElement | null>(null);

interface ImportFootProps extends PropsWithChildren {
  /** What will happen, or why nothing can. */
  caption?: ReactNode;
  /** The caption is a reason or a failure, and must be seen on a phone too. */
  isLoud?: boolean;
}

export function ImportFoot({ caption, isLoud = false, children }: ImportFootProps) {
  const slot = use(ImportFootSlot);
  return (
    slot &&
    createPortal(
      <>
        <p className={classes.caption} data-loud={isLoud || undefined} role={isLoud ? 'status' : undefined}>
          {caption}
        </p>
        {children}
      </>,
      slot,
    )
  );
}
