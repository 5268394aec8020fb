import type { ComponentProps } from 'react';
import classes from './text-button.module.css';

/** Words that act: they read like a link, as large as the words around them. */
export function TextButton({ className, ...button }: ComponentProps<'button'>) {
  return <button type="button" {...button} className={`${classes.words} ${className ?? ''}`} />;
}
