import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { FoundReference } from '../../conversations.contract.ts';
import { aFound, aTagged, ONE } from '../testing/references.ts';
import { renderPart } from '../testing/render-part.tsx';
import { ReferenceCard } from './reference-card.tsx';

const many = ['A', 'B', 'C', 'D'];
const bare = { all_projects: [], all_functions: [], all_reference_types: [], all_ratings: [] };

async function shown(...cards: Partial<FoundReference>[]) {
  const { here } = await renderPart(
    '/conversations?search=x&ratings=3',
    <>
      {cards.map((changes, at) => (
        <ReferenceCard
          key={at}
          reference={aFound(changes)}
          place={at + 1}
          total={cards.length}
          search={{ search: ['x'], ratings: ['3'] }}
        />
      ))}
    </>,
  );
  return { here, all: screen.getAllByRole('article').map((card) => within(card)) };
}

// CONV-017, CONV-018, CONV-019, CONV-020
it('shows two of each tag and the first rating, and unfolds the others', async () => {
  const { all } = await shown({
    all_projects: many,
    all_functions: many.slice(0, 3),
    all_reference_types: many.slice(0, 2),
    all_ratings: ['Episodic Outreach', 'No need to follow-up'],
  });
  const card = all[0] ?? within(document.body);
  const tags = (name: string) =>
    within(card.getByRole('list', { name }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);

  for (const name of ['Projects', 'Functions', 'Reference Types']) expect(tags(name)).toEqual(['A', 'B']);
  expect(card.getByText('Episodic Outreach')).toBeVisible();
  expect(card.queryByText('No need to follow-up')).toBeNull();
  await userEvent.click(card.getByRole('button', { name: '+2' }));
  expect(tags('Projects')).toEqual(many);
  expect(card.getByRole('button', { name: '+1' })).toBeVisible();
});

// CONV-021, CONV-022, CONV-023, CONV-024, CONV-025
it('shows by its colour whether to keep in touch', async () => {
  const looks = {
    'Nurture Relationship': 'good',
    'Episodic Outreach': 'good',
    'No need to follow-up': 'bad',
    'Not Yet Decided': 'plain',
  };
  await shown(...Object.keys(looks).map((rating) => ({ all_ratings: [rating] })));

  for (const [rating, look] of Object.entries(looks))
    expect(screen.getByText(rating).closest('[data-look]')).toHaveAttribute('data-look', look);
});

// CONV-027, CONV-028, CONV-029, CONV-030, CONV-031
it('shows harmless HTML, date and creator, opens with the search kept, and without tags is to be edited', async () => {
  const content =
    '<p>Said <b>yes</b><img src=x onerror="window.ran = true"><script>window.ran = true</script></p>';
  const { here, all } = await shown({ content, ...bare });

  const card = all[0] ?? within(document.body);
  expect(screen.getByRole('article', { name: 'Theo Abara, Nov 12 2026' })).toBeVisible();
  expect(card.getByText('yes').tagName).toBe('B');
  expect([card.getByText('Theo Abara').tagName, card.getByText('Nov 12 2026').tagName]).toEqual([
    'A',
    'TIME',
  ]);
  expect(document.querySelector('article :is(script, [onerror], img[src])')).toBeNull();
  expect(window).not.toHaveProperty('ran');
  expect(card.getByRole('link', { name: 'Click to Edit' })).toHaveAttribute(
    'href',
    `/conversations/${ONE}?search=x&ratings=3&sheet=edit_reference_page`,
  );
  await userEvent.click(card.getByRole('link', { name: /^Open the reference by Theo Abara/ }));
  await waitFor(() => expect(here()).toBe(`/conversations/${ONE}?search=x&ratings=3`));
});

it('says whom it is from and leads to the companies it is about', async () => {
  const { all } = await shown({
    people: [
      aTagged(),
      aTagged({ affinity_id: 2, name: 'Otto Kern' }),
      aTagged({ affinity_id: 3, name: 'Nora Vale' }),
    ],
    companies: [{ company_domain: 'ferrowick.example', company_name: 'Ferrowick' }],
  });

  expect(all[0]?.getByText('with Mira Sand, Otto Kern +1')).toBeInTheDocument();
  expect(all[0]?.getByRole('link', { name: 'Ferrowick' })).toHaveAttribute(
    'href',
    '/explore?company=ferrowick.example',
  );
});
