const MOST_A_MINUTE = 60;
const MINUTE_MS = 60_000;
const SLOWED_MS = 1000;

/** Tells each value, as fast as a person goes on; of a page that leads itself on without end only the last in a second. */
export function paced(tell: (value: string) => void) {
  let recent: number[] = [];
  let latest = '';
  let timer: NodeJS.Timeout | undefined;
  const tellNow = (value: string) => {
    recent.push(Date.now());
    tell(value);
  };
  return (value: string) => {
    const now = Date.now();
    recent = recent.filter((at) => now - at < MINUTE_MS);
    latest = value;
    if (timer) return;
    if (recent.length < MOST_A_MINUTE) return tellNow(value);
    timer = setTimeout(() => {
      timer = undefined;
      tellNow(latest);
    }, SLOWED_MS);
  };
}
