import { type PropsWithChildren, useEffect, useRef, useState } from 'react';

const NEAR = '400px';

/** Parts far down the page, which ask for nothing until somebody comes near them, or wants them. */
export function WhenSeen({ children, wanted = false }: PropsWithChildren<{ wanted?: boolean }>) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(wanted);
  // What was asked for stays.
  if (wanted && !near) setNear(true);
  useEffect(() => {
    if (!place.current || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => setNear((now) => now || entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: NEAR },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return <div ref={place}>{near && children}</div>;
}
