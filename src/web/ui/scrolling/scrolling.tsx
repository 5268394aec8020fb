import type { ComponentProps } from 'react';

/** A part that scrolls: the keyboard can reach it, whatever is in it. */
export function Scrolling(props: ComponentProps<'div'>) {
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll only what has the focus
  return <div tabIndex={0} {...props} />;
}
