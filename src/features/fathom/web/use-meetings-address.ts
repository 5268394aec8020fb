import { useLocation, useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { boundsOf, type DayRange } from '#kernel/dates.ts';
import { parseSearch, type Search } from '#web/search-codec.ts';

/** What narrows the list, in the words of the API and of the address. */
export interface Asked {
  meeting_start_from?: string;
  meeting_start_to?: string;
  scoper?: string;
  is_associated?: 'true' | 'false';
}

/** The filters as the address tells them, the meeting that lies open, and the ways to change both. */
export function useMeetingsAddress() {
  const searchStr = useLocation({ select: (location) => location.searchStr });
  const pathname = useLocation({ select: (location) => location.pathname });
  const navigate = useNavigate();
  const { asked, person } = useMemo(() => readAddress(searchStr), [searchStr]);
  const openId = /^\/fathom\/([^/]+)\/?$/.exec(pathname)?.[1] ?? null;
  const search = searchOf(asked);

  const goTo = (next: Asked) =>
    void navigate({ to: openId ? `/fathom/${openId}` : '/fathom', search: searchOf(next), replace: true });
  const open = (fathom_id: number | string, more: Search = {}) =>
    void navigate({
      to: '/fathom/$fathom_id',
      params: { fathom_id: String(fathom_id) },
      search: { ...search, ...more },
    });
  const { meeting_start_from: _from, meeting_start_to: _to, ...undated } = asked;
  const { scoper: _scoper, ...byAnybody } = asked;
  const { is_associated: _associated, ...all } = asked;

  return {
    asked,
    search,
    openId,
    /** Who is being edited. */
    person,
    limitTo: (days: DayRange | null) => goTo({ ...undated, ...(days && momentsOf(days)) }),
    recordedBy: (scoper: string | null) => goTo({ ...byAnybody, ...(scoper && { scoper }) }),
    onlyUnassociated: (on: boolean) => goTo({ ...all, ...(on && { is_associated: 'false' as const }) }),
    clear: () => goTo({}),
    open,
    editPerson: (person_id: number | null) => {
      if (openId) open(openId, person_id === null ? {} : { person: [String(person_id)] });
    },
    close: () => void navigate({ to: '/fathom', search }),
  };
}
export type MeetingsAddress = ReturnType<typeof useMeetingsAddress>;

const searchOf = (asked: Asked): Search =>
  Object.fromEntries(Object.entries(asked).map(([name, value]) => [name, [String(value)]]));

function readAddress(searchStr: string): { asked: Asked; person: number | null } {
  const search = parseSearch(searchStr);
  const [from, to] = [momentIn(search['meeting_start_from']), momentIn(search['meeting_start_to'])];
  const scoper = search['scoper']?.[0]?.trim();
  const associated = search['is_associated']?.[0];
  const person = Number(search['person']?.[0] ?? Number.NaN);
  const isSpan = from && to && from <= to;
  return {
    asked: {
      ...(isSpan && { meeting_start_from: from, meeting_start_to: to }),
      ...(scoper && { scoper }),
      ...((associated === 'true' || associated === 'false') && { is_associated: associated }),
    },
    person: Number.isSafeInteger(person) ? person : null,
  };
}

const momentIn = (values: string[] | undefined) => {
  const time = Date.parse(values?.[0] ?? '');
  return Number.isNaN(time) ? null : new Date(time).toISOString();
};

/** From the first moment of the first day to 23:59:59 of the last; meetings are dated in UTC. */
const momentsOf = (days: DayRange) => {
  const { start, end } = boundsOf(days, 'utc');
  return { meeting_start_from: start.toISOString(), meeting_start_to: end.toISOString() };
};
