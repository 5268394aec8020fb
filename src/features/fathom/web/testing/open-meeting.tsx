import { screen, within } from '@testing-library/react';
import { aStoredSession, renderApp } from '#orion/web/testing/render-app.tsx';
import { aList, aMeeting, surroundings, theDetails } from './meetings.ts';

export const READ = 'GET /api/v1/fathom-meeting-summary';

/** The sheet of a meeting over its list. */
export async function open(
  details = theDetails(),
  answers: Parameters<typeof renderApp>[1] = {},
  search = '',
) {
  aStoredSession();
  const opened = renderApp(`/fathom/7${search}`, {
    ...surroundings,
    'GET /api/v1/fathom-ai-summaries': aList(aMeeting()),
    [READ]: details,
    ...answers,
  });
  return { ...opened, sheet: within(await screen.findByRole('dialog')) };
}
export const card = async (sheet: ReturnType<typeof within>, name: string) =>
  within(await sheet.findByRole('article', { name }));
export const fact = (found: ReturnType<typeof within>, label: string) =>
  found.getByText(label).nextSibling?.textContent;
