import { IconUser } from '@tabler/icons-react';
import clsx from 'clsx';
import { isMissing } from '#kernel/missing.ts';
import classes from './initials-avatar.module.css';

const TINTS = 6;

interface InitialsAvatarProps {
  name: string | null | undefined;
  size?: 20 | 24 | 36;
  /** Set where the name does not stand beside it. */
  alone?: boolean;
}

/** Initials on one of six tints, the same one for the same person everywhere. */
export function InitialsAvatar({ name, size = 20, alone = false }: InitialsAvatarProps) {
  const known = isMissing(name) ? '' : (name ?? '');
  const tint = tintOf(known);
  const meaning = alone ? { role: 'img', 'aria-label': known || 'Unknown person' } : { 'aria-hidden': true };

  return (
    <span
      {...meaning}
      className={clsx(classes.avatar, classes[`size${size}`])}
      style={{ background: `var(--t${tint}b)`, color: `var(--t${tint}f)` }}
    >
      {initialsOf(known) || <IconUser size={size * 0.6} stroke={1.75} aria-hidden />}
    </span>
  );
}

/** The first letters of the first and the last word. */
export function initialsOf(name: string): string {
  const letters = name.split(/[\s._@-]+/).flatMap((word) => /^[\p{L}\p{N}]/u.exec(word)?.[0] ?? []);
  return [...letters.slice(0, 1), ...letters.slice(1).slice(-1)].join('').toUpperCase();
}

function tintOf(name: string): number {
  let hash = 0;
  for (const character of name.toLowerCase())
    hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003;
  return (hash % TINTS) + 1;
}
