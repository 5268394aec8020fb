import { type ParsedLocation, redirect } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { isSignedIn, rememberPath, useFlag, useSignedIn } from './session.ts';

/** A refresh that is over sooner than this is not worth a flicker, nor the focus of someone who types. */
const UNNOTICED_MS = 200;

/** The authenticated area: without a token to /login, remembering where the visitor wanted to go. */
export function requireSession({ location }: { location: Pick<ParsedLocation, 'pathname' | 'searchStr'> }) {
  if (isSignedIn()) return;
  rememberPath(`${location.pathname}${location.searchStr}`);
  throw redirect({ to: '/login', replace: true });
}

/** The guest area: with a token to /explore. */
export function requireGuest() {
  if (isSignedIn()) throw redirect({ to: '/explore', replace: true });
}

interface SessionVeilProps {
  children: ReactNode;
}

/** Hides the portal, without unmounting it, while the token is refreshed and once the session is gone. */
export function SessionVeil({ children }: SessionVeilProps) {
  const refreshing = useLasting(useFlag('token_refreshing'), UNNOTICED_MS);
  const hidden = !useSignedIn() || refreshing;
  const focused = useRef<Element | null>(null);

  useEffect(() => {
    if (hidden) return;
    const last = focused.current;
    if (last instanceof HTMLElement && document.activeElement === document.body) last.focus();
  }, [hidden]);

  return (
    <div
      style={{ display: 'contents', visibility: hidden ? 'hidden' : 'visible' }}
      onFocus={({ target }) => {
        focused.current = target;
      }}
    >
      {children}
    </div>
  );
}

/** True once the value has been true for the given time. */
function useLasting(value: boolean, milliseconds: number) {
  const [lasting, setLasting] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLasting(value), value ? milliseconds : 0);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return value && lasting;
}
