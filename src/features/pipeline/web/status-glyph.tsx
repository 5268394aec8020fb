import type { CSSProperties } from 'react';
import classes from './status-glyph.module.css';

/** Statuses that are ends, or wait; all others are on their way. */
const ENDS: Record<string, string> = { PASSED: 'passed', ON_HOLD: 'hold', PORTFOLIO: 'won' };

interface StatusGlyphProps {
  status: string | null;
  /** The statuses in their order. */
  order: Iterable<string>;
}

/** A status at a glance: a ring that fills on the way, and signs of their own for its ends. */
export function StatusGlyph({ status, order }: StatusGlyphProps) {
  const tone = status === null ? 'none' : (ENDS[status.toUpperCase()] ?? 'open');
  const onTheWay = [...order].filter((one) => !(one.toUpperCase() in ENDS)).map((one) => one.toUpperCase());
  const part = (onTheWay.indexOf(status?.toUpperCase() ?? '') + 1) / (onTheWay.length + 1);
  return (
    <i aria-hidden className={classes.glyph} data-tone={tone} style={{ '--part': part } as CSSProperties} />
  );
}
