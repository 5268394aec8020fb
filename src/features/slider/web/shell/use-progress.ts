import { useEffect, useState } from 'react';
import { creep, RESET_MS, TICK_MS } from '../../progress.rules.ts';

const START = 0;
const DONE = 100;

/** A bar that creeps while something loads, jumps to its end with it, and is null again a second later. */
export function useProgress(loading: boolean): number | null {
  const [progress, setProgress] = useState<number | null>(loading ? START : null);
  const [wasLoading, setWasLoading] = useState(loading);
  if (loading !== wasLoading) {
    setWasLoading(loading);
    setProgress(loading ? START : DONE);
  }

  useEffect(() => {
    if (!loading) return undefined;
    const timer = setInterval(() => setProgress((now) => creep(now ?? START, Math.random())), TICK_MS);
    return () => clearInterval(timer);
  }, [loading]);

  useEffect(() => {
    if (progress !== DONE) return undefined;
    const timer = setTimeout(() => setProgress(null), RESET_MS);
    return () => clearTimeout(timer);
  }, [progress]);

  return progress;
}
