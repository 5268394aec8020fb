import { useLocation, useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { boundsOf, type DayRange } from '#kernel/dates.ts';
import { activePanels, readFilters, toWire } from '#kernel/filters.ts';
import { type Changes, changed } from '#web/filters/change-values.ts';
import { parseSearch, type Search } from '#web/search-codec.ts';
import { LONGEST_SEARCH } from '../conversations.contract.ts';
import { type ConversationFilters, conversationFilters, narrowing } from '../conversations.filters.ts';

export const EDIT = 'edit_reference_page';
export const PERSON_EDIT = 'person_edit_view';

export interface Asked {
  search: string;
  /** From the first moment to the last, as ISO text. */
  span: { start_time: string; end_time: string } | null;
  filters: ConversationFilters;
  /** Whether meetings are searched too; the references know nothing of it. */
  meetings: boolean;
}

/** Which state the sheet of a reference is in; without these it shows the details. */
interface SheetView {
  isEdited: boolean;
  /** The person whose sheet lies above. */
  person: number | null;
  isPersonEdited: boolean;
}

/** How many categories narrow the search. */
export const countCategories = (filters: ConversationFilters) =>
  activePanels(conversationFilters, narrowing(filters)).length;

/** What is asked, in the words of the API. */
export const wireOf = ({ search, span, filters }: Asked): Search => ({
  ...(search && { search: [search] }),
  ...(span && { start_time: [span.start_time], end_time: [span.end_time] }),
  ...toWire(conversationFilters, narrowing(filters)),
});

const addressOf = (asked: Asked): Search => ({
  ...wireOf(asked),
  ...(asked.meetings && { meetings: ['on'] }),
});

/** The search as the address tells it, the sheet that lies over it, and the ways to change both. */
export function useConversationsAddress() {
  const searchStr = useLocation({ select: (location) => location.searchStr });
  const pathname = useLocation({ select: (location) => location.pathname });
  const navigate = useNavigate();
  const { asked, sheet } = useMemo(() => readAddress(searchStr), [searchStr]);
  const openId = /^\/conversations\/([^/]+)\/?$/.exec(pathname)?.[1];
  const wire = wireOf(asked);

  const goTo = (next: Partial<Asked>) =>
    void navigate({
      to: openId ? `/conversations/${openId}` : '/conversations',
      search: addressOf({ ...asked, ...next }),
    });
  const open = (reference_id: string, view: Search = {}) =>
    void navigate({
      to: '/conversations/$reference_id',
      params: { reference_id },
      search: { ...addressOf(asked), ...view },
    });

  return {
    asked,
    wire,
    isAsked: Object.keys(wire).length > 0,
    /** The address of a reference, with the search kept. */
    search: addressOf(asked),
    sheet,
    openId: openId ? decodeURIComponent(openId) : null,
    searchFor: (search: string) => goTo({ search: search.trim() }),
    limitTo: (days: DayRange | null) => goTo({ span: days && momentsOf(days) }),
    change: (changes: Changes<ConversationFilters>) => goTo({ filters: changed(asked.filters, changes) }),
    withMeetings: (meetings: boolean) => goTo({ meetings }),
    clear: () => goTo({ search: '', span: null, filters: {} }),
    open,
    edit: (reference_id: string) => open(reference_id, { sheet: [EDIT] }),
    /** Another view of the open reference, or of a person in it. */
    show: (view: Partial<SheetView>) => {
      if (openId) open(decodeURIComponent(openId), viewOf(view));
    },
    close: () => void navigate({ to: '/conversations', search: addressOf(asked) }),
  };
}
export type ConversationsAddress = ReturnType<typeof useConversationsAddress>;

const viewOf = ({ isEdited, person, isPersonEdited }: Partial<SheetView>): Search => ({
  ...(isEdited && { sheet: [EDIT] }),
  ...(person && { person: [String(person)] }),
  ...(person && isPersonEdited && { person_sheet: [PERSON_EDIT] }),
});

function readAddress(searchStr: string) {
  const search = parseSearch(searchStr);
  const [start_time, end_time] = [momentIn(search['start_time']), momentIn(search['end_time'])];
  const asked: Asked = {
    search: (search['search']?.[0] ?? '').trim().slice(0, LONGEST_SEARCH),
    span: start_time && end_time && start_time <= end_time ? { start_time, end_time } : null,
    filters: narrowing(readFilters(conversationFilters, new URLSearchParams(searchStr))),
    meetings: search['meetings']?.[0] === 'on',
  };
  const person = Number(search['person']?.[0]);
  return {
    asked,
    sheet: {
      isEdited: search['sheet']?.[0] === EDIT,
      person: Number.isSafeInteger(person) && person > 0 ? person : null,
      isPersonEdited: search['person_sheet']?.[0] === PERSON_EDIT,
    },
  };
}

const momentIn = (values: string[] | undefined) => {
  const time = Date.parse(values?.[0] ?? '');
  return Number.isNaN(time) ? null : new Date(time).toISOString();
};

const momentsOf = (days: DayRange) => {
  const { start, end } = boundsOf(days);
  return { start_time: start.toISOString(), end_time: end.toISOString() };
};
