import { screen, waitFor, within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { aStoredSession, renderApp } from '#orion/web/testing/render-app.tsx';
import { aList, aMeeting, surroundings, theDetails } from './meetings.ts';

export const LIST = 'GET /api/v1/fathom-ai-summaries';
export const SAVE = 'POST /api/v1/associate-fathom-note';
export const READ = 'GET /api/v1/fathom-meeting-summary';

const setSize = (name: 'clientHeight' | 'clientWidth', value: number) => {
  const before = Object.getOwnPropertyDescriptor(Element.prototype, name);
  Object.defineProperty(Element.prototype, name, { configurable: true, value });
  return () => before && Object.defineProperty(Element.prototype, name, before);
};

/** As high and wide as a page in which rows can be seen; jsdom lays nothing out. Gives what takes it back. */
export const layOutRows = () => {
  const restore = [setSize('clientHeight', 720), setSize('clientWidth', 1200)];
  return () => {
    for (const one of restore) one();
  };
};

let tell = (_entries: { isIntersecting: boolean }[]) => {};
class ViewObserver {
  constructor(listener: typeof tell) {
    tell = listener;
  }
  observe() {}
  disconnect() {}
}

/** The row whose popover is open is scrolled out of view. */
export const leaveView = () => tell([{ isIntersecting: false }]);

/** Orion at the list of meetings: one as it is, one without a time, one that is associated. */
export const openFathom = (path = '/fathom', answers: Parameters<typeof renderApp>[1] = {}) => {
  aStoredSession();
  vi.stubGlobal('IntersectionObserver', ViewObserver);
  return renderApp(path, {
    ...surroundings,
    [LIST]: aList(
      aMeeting(),
      aMeeting({
        fathom_id: 8,
        meeting_title: 'Corvaline INTRO',
        scoper: 'theo@aldercap.example',
        meeting_start_time: null,
      }),
      aMeeting({
        fathom_id: 9,
        meeting_title: '',
        processed_by_orion: true,
        external_link: 'https://crm.example/companies/9',
      }),
    ),
    [READ]: theDetails(),
    ...answers,
  });
};

/** The rows of the list, without its head. */
export const meetingRows = async () => {
  const table = within(await screen.findByRole('table', { name: 'Meetings' }));
  await waitFor(() => expect(table.getAllByRole('row').length).toBeGreaterThan(1));
  return table.getAllByRole('row').slice(1);
};
