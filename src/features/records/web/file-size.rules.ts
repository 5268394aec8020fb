const UNITS = ['bytes', 'kB', 'MB', 'GB'] as const;

/** A size as people say it: 940 bytes, 12 kB, 3.4 MB. */
export function fileSize(bytes: number): string {
  let size = bytes;
  let unit = 0;
  while (size >= 999.5 && unit < UNITS.length - 1) {
    size /= 1000;
    unit += 1;
  }
  const shown = unit === 0 || size >= 9.95 ? Math.round(size) : Math.round(size * 10) / 10;
  return `${shown} ${UNITS[unit]}`;
}
