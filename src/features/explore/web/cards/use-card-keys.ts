import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { DiscoveryCompany } from '../../explore.contract.ts';

const AUTO_SELECT_MS = 1500;
const ACTIVE_CARD = '[role=feed] article[tabindex="0"]';

interface CardKeys {
  /** Whose companies these are: another search begins at its first card. */
  search: string;
  companies: readonly DiscoveryCompany[];
  columns: number;
  selected: string | null;
  paused: boolean;
  /** Shown but not to be used, because other companies are on their way. */
  stale: boolean;
  onSelect: (domain: string, byItself: boolean) => void;
  onPick: (domains: readonly string[]) => void;
}

/** Which card has the focus: arrow keys move it, with Shift they pick, Enter selects it, and idling on it does too. */
export function useCardKeys({
  search,
  companies,
  columns,
  selected,
  paused,
  stale,
  onSelect,
  onPick,
}: CardKeys) {
  const first = () => Math.max(0, positionOf(companies, selected));
  const [wanted, setActive] = useState(first);
  const [focused, setFocused] = useState(false);
  const mustFocus = useRef(false);
  const hadFocus = useRef(false);
  // Closing a company leads back to its card; resting there is no wish to open it again.
  const open = useRef(selected);
  const closed = useRef<string | null>(null);
  const [shown, setShown] = useState(search);
  if (shown !== search) {
    setShown(search);
    setActive(first());
  }
  // Whoever goes from one open company to the next goes along with it.
  const [followed, setFollowed] = useState(selected);
  if (followed !== selected) {
    setFollowed(selected);
    if (positionOf(companies, selected) !== -1) setActive(positionOf(companies, selected));
  }
  const active = Math.min(wanted, Math.max(0, companies.length - 1));
  const select = (at: number, byItself = false) => {
    const company = companies[at];
    if (!company) return;
    setActive(at);
    // Given up before it stood open, it counts as closed.
    closed.current = company.company_domain;
    onSelect(company.company_domain, byItself);
  };
  const latest = useRef(select);
  useEffect(() => {
    latest.current = select;
  });

  const domain = companies[active]?.company_domain;
  const isIdle = focused && !paused && !stale && domain !== selected;
  useEffect(() => {
    closed.current = selected === null ? open.current : null;
    open.current = selected;
  }, [selected]);
  useEffect(() => {
    if (!isIdle || domain === closed.current) return undefined;
    const timer = setTimeout(() => {
      if (domain !== closed.current) latest.current(active, true);
    }, AUTO_SELECT_MS);
    return () => clearTimeout(timer);
  }, [isIdle, active, domain]);

  /** Another company may stand where the focused one stood; the focus goes along with the card in use. */
  const keepFocus = () => {
    if (hadFocus.current && isOnCards()) mustFocus.current = true;
  };
  const steps: Record<string, number> = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowDown: columns,
    ArrowUp: -columns,
  };
  useKeysFromNowhere((key) => {
    if (stale || companies.length === 0) return false;
    if (key === 'Enter') select(active);
    else if (key in steps) focusActive();
    else return false;
    return true;
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (stale || !isCard(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter' || event.key === 'Escape') {
      event.preventDefault();
      select(active);
      return;
    }
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = active + step;
    if (next < 0 || next >= companies.length) return;
    if (event.shiftKey) onPick(domainsBetween(companies, active, next));
    mustFocus.current = true;
    setActive(next);
  };

  return {
    active,
    positionOf: (domain: string | null) => positionOf(companies, domain),
    select,
    onKeyDown,
    isFocused: focused,
    onFocus: (at: number, itself: boolean) => {
      hadFocus.current = true;
      if (companies[at]?.company_domain !== closed.current) closed.current = null;
      setActive(at);
      setFocused(itself);
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) hadFocus.current = false;
      setFocused(false);
    },
    focusActive,
    keepFocus,
    begin: () => {
      closed.current = null;
      keepFocus();
    },
    /** Puts the focus onto the card an arrow key led to, once it is in the page. */
    focusWanted: (feed: HTMLElement | null, scroll: () => void) => {
      if (!mustFocus.current) return;
      const card = feed?.querySelector<HTMLElement>(ACTIVE_CARD);
      if (!card) return;
      mustFocus.current = false;
      card.focus({ preventScroll: true });
      scroll();
    },
  };
}

/** Who has just come has the focus nowhere: then the arrows lead to the first card, and Enter opens it as the hint says. */
function useKeysFromNowhere(handle: (key: string) => boolean) {
  const latest = useRef(handle);
  useEffect(() => {
    latest.current = handle;
  });
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      if (!document.activeElement?.matches('body, main')) return;
      if (latest.current(event.key)) event.preventDefault();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

const focusActive = () => document.querySelector<HTMLElement>(ACTIVE_CARD)?.focus();
const isCard = (target: EventTarget | null) => target instanceof Element && target.matches('article');
/** Also when the card that had the focus is gone, and the focus with it. */
const isOnCards = () => isCard(document.activeElement) || document.activeElement === document.body;
const positionOf = (companies: readonly DiscoveryCompany[], domain: string | null) =>
  companies.findIndex(({ company_domain }) => company_domain === domain);
/** Both ends and all between, in reading order. */
const domainsBetween = (companies: readonly DiscoveryCompany[], one: number, other: number) =>
  companies.slice(Math.min(one, other), Math.max(one, other) + 1).map(({ company_domain }) => company_domain);
