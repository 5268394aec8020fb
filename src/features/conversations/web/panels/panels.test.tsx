import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { aFound, aTagged, ONE } from '../testing/references.ts';
import { renderPart } from '../testing/render-part.tsx';
import { IncompletePanel } from './incomplete-panel.tsx';
import { InsightPanel } from './insight-panel.tsx';

const QUEUE = 'GET /api/v1/conversations/incomplete';

it('one’s own incomplete references wait in a queue that leads to the edit view', async () => {
  const { excerpt: _none, ...reference } = aFound({ people: [aTagged({ rating: 0, incomplete: true })] });
  const onOpen = vi.fn();
  const { network } = await renderPart(
    '/conversations',
    <IncompletePanel onOpen={onOpen} onClose={() => {}} />,
    { [QUEUE]: { status: 500, body: { message: 'Down.' } } },
  );
  expect(await screen.findByText('Down.')).toBeVisible();
  network.answer(QUEUE, { body: { results: [reference], counts: 1, next_page: null } });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  await userEvent.click(await screen.findByRole('button', { name: /^Mira Sand.*Missing: a rating/ }));

  expect(onOpen).toHaveBeenCalledWith(ONE);
});

it('the figures tell who wrote how many', async () => {
  const none = { by_project: [], by_function: [], by_reference_type: [], by_rating: [] };
  await renderPart('/conversations', <InsightPanel span={null} onClose={() => {}} />, {
    'GET /api/v1/conversation-contribution': {
      body: {
        results: [{ creator: 'Theo Abara', email_address: 't@aldercap.example', count: 12, incomplete: 2 }],
      },
    },
    'GET /api/v1/conversation-insight': { body: { data: { total: 12, ...none } } },
  });

  const list = await screen.findByRole('region', { name: 'By creator' });
  expect(list).toHaveTextContent('Theo Abara2 incomplete12');
  expect(screen.getByText('All conversations · 12')).toBeVisible();
});
