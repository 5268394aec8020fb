import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { aFound, aTagged, anAnswer, ONE } from '../testing/references.ts';
import { renderPart } from '../testing/render-part.tsx';
import { ReferencePage } from './reference-page.tsx';

const READ = 'GET /api/v1/conversations';
const SOURCE = 'GET /api/v1/knowledge-source';
const at = (query: Record<string, string>) => `/references?${new URLSearchParams(query)}`;
const fact = (name: string) => screen.getAllByText(name, { selector: 'dt' })[0]?.nextElementSibling;

// REF-048, REF-049, REF-050, REF-051, REF-052, REF-053, REF-054, REF-055, SHELL-007
it('shows the reference of a mention: projects, creator, people, date, details of each, and its notes', async () => {
  const bare = {
    affinity_id: 2,
    name: 'Otto Kern',
    projects: [],
    functions: [],
    rating: 0,
    reference_type: [],
  };
  const { network } = await renderPart(at({ mention_params: ONE }), <ReferencePage />, {
    [READ]: anAnswer(
      aFound({
        people: [aTagged(), aTagged(bare)],
        content: '<p>Spoke with <b>Mira</b>.</p><img src=x onerror="steal()"><script>steal()</script>',
      }),
    ),
  });

  const page = await screen.findByRole('article', { name: 'Reference' });
  expect(network.heardOf('/api/v1/conversations')[0]?.search.get('reference_id')).toBe(ONE);
  expect(fact('Projects')).toHaveTextContent('Atlas');
  expect(fact('Creator')).toHaveTextContent('Theo Abara');
  expect(fact('People Involved')).toHaveTextContent('Mira Sand, Otto Kern');
  expect(fact('Date')).toHaveTextContent('Nov 12 2026');
  const mira = within(screen.getByRole('article', { name: 'Mira Sand' }));
  expect(mira.getByText('Atlas')).toBeInTheDocument();
  expect(await mira.findByText('Nurture Relationship')).toBeInTheDocument();
  expect(within(screen.getByRole('article', { name: 'Otto Kern' })).getAllByText('NA')).toHaveLength(4);
  expect(screen.getByText('Mira', { selector: 'b' })).toBeInTheDocument();
  expect(page.innerHTML).not.toMatch(/onerror|<script/);
});

// REF-048
it('says “No Project Required” where there is no project', async () => {
  await renderPart(at({ mention_params: ONE, type: 'REFERENCE' }), <ReferencePage />, {
    [READ]: anAnswer(aFound({ all_projects: [], people: [] })),
  });

  expect(await screen.findByText('No Project Required')).toBeInTheDocument();
});

// ERR-021
it('tells a failure with its message and tries again', async () => {
  const { network } = await renderPart(at({ mention_params: ONE }), <ReferencePage />, {
    [READ]: { status: 500, body: { message: 'Something went wrong!' } },
  });

  expect(await screen.findByText('Error fetching data: Something went wrong!')).toBeInTheDocument();
  network.answer(READ, anAnswer(aFound()));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('article', { name: 'Reference' })).toBeInTheDocument();
});

it('shows that a reference is not there', async () => {
  await renderPart('/references', <ReferencePage />);

  expect(await screen.findByText('Reference not found.')).toBeInTheDocument();
});

// SHELL-007
it('shows the text of another kind of mention at once, where it can run nothing', async () => {
  const { network } = await renderPart(at({ mention_params: 'n-7', type: 'NEWSLETTER' }), <ReferencePage />, {
    [SOURCE]: { body: { content_url: '/media/newsletters/7', title: 'Weekly' } },
  });

  const text = await screen.findByTitle('Weekly');
  expect(text).toHaveAttribute('src', '/media/newsletters/7');
  expect(text.getAttribute('sandbox')).not.toMatch(/allow-(scripts|same-origin)/);
  const [asked] = network.heardOf('/api/v1/knowledge-source');
  expect([asked?.search.get('source_type'), asked?.search.get('source')]).toEqual(['NEWSLETTER', 'n-7']);
});

it('leads to a text that lies elsewhere', async () => {
  await renderPart(at({ mention_params: 'n-7', type: 'NEWSLETTER' }), <ReferencePage />, {
    [SOURCE]: { body: { newsletter_url: 'https://letters.example/7', title: 'Weekly' } },
  });

  const link = await screen.findByRole('link', { name: 'Read the full text at letters.example' });
  expect(link).toHaveAttribute('href', 'https://letters.example/7');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

it.each([{ content_url: 'javascript:alert(1)' }, { newsletter_url: 'javascript:alert(1)' }])(
  'offers no link that could run something: %j',
  async (given) => {
    await renderPart(at({ mention_params: 'n-7', type: 'NEWSLETTER' }), <ReferencePage />, {
      [SOURCE]: { body: { ...given, title: 'Weekly' } },
    });

    expect(await screen.findByText('The content format is not recognized.')).toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.queryByTitle('Weekly')).not.toBeInTheDocument();
  },
);
