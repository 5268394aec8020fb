import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { leavePage } from '#web/testing/leave-page.ts';
import { aFound, anAnswer, ONE } from '../testing/references.ts';
import { renderPart } from '../testing/render-part.tsx';
import { NoteSheet } from './note-sheet.tsx';
import { OwnNoteTools } from './own-note-tools.tsx';

// What an editor does with keys is proved in the browser; here a note is typed as HTML.
vi.mock('#web/ui/fields/rich-text/rich-text.tsx', () => ({
  RichText: (props: { label: string; content: string; error?: string; onChange: (html: string) => void }) => (
    <>
      <textarea
        aria-label={props.label}
        defaultValue={props.content}
        onChange={({ currentTarget }) => props.onChange(currentTarget.value)}
      />
      {props.error && <p role="alert">{props.error}</p>}
    </>
  ),
}));

const RECORD = 'POST /api/v1/references';
const HISTORY = `GET /api/v1/references/${ONE}/history`;
const READ = 'GET /api/v1/conversations';
const SEARCH = 'GET /api/v1/people-search';
const mine = aFound({ creator: 'Marta Lindqvist', creator_email: 'Marta@aldercap.example' });
const version = (number: number, content: string) => ({
  version: number,
  content,
  changed_by: 'Marta Lindqvist',
  changed_at: '2026-11-12T12:00:00.000Z',
});
const note = () => screen.findByRole('textbox', { name: 'Reference Notes' });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const choose = async (field: string, text: string, option: string | RegExp) => {
  await userEvent.type(screen.getByRole('combobox', { name: field }), text);
  await userEvent.click(await screen.findByRole('option', { name: option }));
};

// REF-035, REF-036, REF-037, REF-042
it('records a note with known and new people, a company and a project', async () => {
  const onRecorded = vi.fn();
  const { network } = await renderPart(
    '/conversations',
    <NoteSheet what="new" onClose={() => {}} onRecorded={onRecorded} />,
    {
      [SEARCH]: {
        body: {
          results: [
            {
              person_id: 4,
              full_name: 'Mira Sand',
              emails: ['mira@sand.example'],
              job_title: null,
              company_domain: null,
              company_name: null,
            },
          ],
        },
      },
      'GET /api/v1/company-search': {
        body: {
          results: [
            { name: 'Ferrowick', domain: 'ferrowick.example', logo: null, hq_city: null, hq_country: null },
          ],
        },
      },
      [RECORD]: { status: 201, body: { data: anAnswer(mine).body.data } },
    },
  );
  await userEvent.type(await note(), '<p>Said yes.</p>');
  await choose('People Involved', 'mira', /Mira Sand/);
  await userEvent.click(screen.getByRole('button', { name: 'Add new person' }));
  const newcomer = within(screen.getByRole('group', { name: 'New person' }));
  await userEvent.type(newcomer.getByLabelText(/^Name/), 'Otto Kern');
  await userEvent.type(newcomer.getByLabelText('E-mail address'), 'otto@kern.example{Enter}');
  await choose('Company', 'ferro', /Ferrowick/);
  await userEvent.click(screen.getByRole('combobox', { name: 'Projects' }));
  await userEvent.click(await screen.findByRole('option', { name: 'No Project Required' }));
  await userEvent.click(screen.getByRole('option', { name: 'Atlas' }));
  await choose('Functions', 'fin', 'Finance');
  await choose('Reference Type(s)', 'inv', 'Investor');
  await userEvent.click(screen.getByRole('combobox', { name: 'Rating' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Nurture Relationship' }));
  fireEvent.change(screen.getByLabelText('Date of call'), { target: { value: '2026-11-02' } });
  await save();

  await waitFor(() => expect(onRecorded).toHaveBeenCalledWith(ONE));
  expect(JSON.parse(network.heardOf('/api/v1/references')[0]?.body ?? '')).toEqual({
    content: '<p>Said yes.</p>',
    people: [
      { name: 'Mira Sand', email: 'mira@sand.example', person_id: 4 },
      { name: 'Otto Kern', email: 'otto@kern.example' },
    ],
    projects: ['Atlas'],
    functions: ['Finance'],
    reference_types: ['Investor'],
    rating: 3,
    called_on: '2026-11-02',
    company_domain: 'ferrowick.example',
  });
  expect(await screen.findByText('Data Saved Successfully')).toBeInTheDocument();
});

it('begins in its first field, with the company it was begun from, and is saved by Ctrl+Enter', async () => {
  const { network } = await renderPart(
    '/conversations',
    <NoteSheet what="new:ferrowick.example" onClose={() => {}} onRecorded={() => {}} />,
    { [RECORD]: { status: 201, body: { data: anAnswer(mine).body.data } } },
  );
  const text = await note();
  expect(screen.getByRole('combobox', { name: 'People Involved' })).toHaveAttribute('data-autofocus');
  await userEvent.type(text, '<p>Said no.</p>{Control>}{Enter}{/Control}');

  await waitFor(() => expect(network.heardOf('/api/v1/references')).toHaveLength(1));
  expect(JSON.parse(network.heardOf('/api/v1/references')[0]?.body ?? '')).toMatchObject({
    content: '<p>Said no.</p>',
    company_domain: 'ferrowick.example',
  });
});

it('asks what becomes of a new person who was typed in and not added', async () => {
  const { network } = await renderPart(
    '/conversations',
    <NoteSheet what="new" onClose={() => {}} onRecorded={() => {}} />,
    {},
  );
  await userEvent.type(await note(), '<p>A note.</p>');
  await userEvent.click(screen.getByRole('button', { name: 'Add new person' }));
  const newcomer = within(screen.getByRole('group', { name: 'New person' }));
  await userEvent.type(newcomer.getByLabelText(/^Name/), 'Otto Kern');
  await save();

  expect(await screen.findByText('Add the new person, or press Cancel beside them.')).toBeInTheDocument();
  expect(network.heardOf('/api/v1/references')).toEqual([]);
  await userEvent.click(newcomer.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByText('Add the new person, or press Cancel beside them.')).toBeNull();
});

it('asks for a text before anything is sent, and loses nothing when the server refuses', async () => {
  const { network } = await renderPart(
    '/conversations',
    <NoteSheet what="new" onClose={() => {}} onRecorded={() => {}} />,
    { [RECORD]: { status: 422, body: { code: 422, name: 'There is no company at x.example.' } } },
  );
  await note();
  await save();
  expect(await screen.findByText('Enter your notes.')).toBeInTheDocument();
  expect(network.heardOf('/api/v1/references')).toEqual([]);

  await userEvent.type(await note(), '<p>Kept.</p>');
  await save();

  expect(await screen.findByText(/no company at x\.example\. Your draft is saved/)).toBeInTheDocument();
  expect(await note()).toHaveValue('<p>Kept.</p>');
});

it.each([
  ['its button', save],
  ['Ctrl+Enter', () => userEvent.keyboard('{Control>}{Enter}{/Control}')],
])('changes a note of one’s own by %s, on the version it was read at', async (_way, press) => {
  const onClose = vi.fn();
  const { network } = await renderPart(
    '/conversations',
    <NoteSheet what={ONE} onClose={onClose} onRecorded={() => {}} />,
    {
      [READ]: anAnswer({ ...mine, content: '<p>Second.</p>', version: 2 }),
      [`PUT /api/v1/references/${ONE}`]: { body: { data: anAnswer(mine).body.data } },
    },
  );
  await userEvent.type(await note(), ' More.');
  await press();

  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const [sent] = network.heard.filter(({ method }) => method === 'PUT');
  expect(JSON.parse(sent?.body ?? '')).toEqual({ content: '<p>Second.</p> More.', version: 2 });
});

describe('a note that was changed elsewhere meanwhile', () => {
  const PUT = `PUT /api/v1/references/${ONE}`;
  const began = { ...mine, content: '<p>Second.</p>', called_on: '2025-05-05', version: 2 };
  const conflictWith = (changes: object) => ({
    status: 409,
    body: {
      code: 409,
      name: 'Conflict',
      message: 'Changed by Marta Lindqvist on 2025-11-19 at 12:59 UTC. Reload to see it.',
      changed_by: 'Marta Lindqvist',
      changed_at: '2025-11-19T12:59:00.000Z',
      current: anAnswer({ ...began, ...changes, version: 3 }).body.data,
    },
  });
  const openOn = async (changes: object) => {
    const { network } = await renderPart(
      '/conversations',
      <NoteSheet what={ONE} onClose={() => {}} onRecorded={() => {}} />,
      { [READ]: anAnswer(began), [PUT]: conflictWith(changes) },
    );
    await userEvent.type(await note(), ' Mine.');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    const sent = () =>
      network.heard.flatMap(({ method, body }) => (method === 'PUT' ? (JSON.parse(body) as object) : []));
    return { sent, told: await screen.findByRole('alert') };
  };

  it('is told in sight with the focus, again at each attempt, and nothing more is sent until one chose', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    const { sent, told } = await openOn({ content: '<p>Newer.</p>', called_on: '2024-01-02' });
    await waitFor(() => expect(told).toHaveFocus());
    expect(scrolled.mock.contexts).toContain(told);
    (await note()).focus();

    await userEvent.keyboard('{Control>}{Enter}{/Control}');

    await waitFor(() => expect(told).toHaveFocus());
    expect(sent()).toHaveLength(1);
  });

  it('is told as one’s own doing, names all that differs, and shows all of it', async () => {
    const { told } = await openOn({
      content: '<p>Newer.</p>',
      called_on: '2024-01-02',
      projects: ['Beacon'],
      people: [],
    });

    // The choice is told once: nothing else, and no toast over it.
    expect(screen.getAllByRole('alert')).toEqual([told]);
    expect(told).toHaveTextContent(
      /^You changed this note in another tab or on another device on Nov 19, 2025, after opening it here\./,
    );
    expect(told).toHaveTextContent('Different from your version: Reference Notes.');
    expect(told).toHaveTextContent('Updated in your version: People Involved, Date of call, Projects.');
    const newer = screen.getByRole('region', { name: 'Newer version' });
    expect(newer).toHaveTextContent(
      'People InvolvedNoneCompaniesNoneDate of callJan 02 2024ProjectsBeaconNewer.',
    );
    expect(screen.getByRole('heading', { name: 'Your version' })).toBeInTheDocument();
    expect(screen.queryByText(/UTC|Reload|Marta Lindqvist/)).toBeNull();
  });

  it('is saved as the form shows it: what one did not touch is the newer, before it is saved', async () => {
    const { sent } = await openOn({ called_on: '2024-01-02' });
    await waitFor(() => expect(screen.getByLabelText('Date of call')).toHaveValue('2024-01-02'));
    expect(await note()).toHaveValue('<p>Second.</p> Mine.');

    await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
    expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
    await save();

    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]).toEqual({ content: '<p>Second.</p> Mine.', version: 3 });
  });

  it('keeps one’s own day where one changed it, and says that it differs', async () => {
    const { network } = await renderPart(
      '/conversations',
      <NoteSheet what={ONE} onClose={() => {}} onRecorded={() => {}} />,
      { [READ]: anAnswer(began), [PUT]: conflictWith({ called_on: '2024-01-02', content: '<p>Newer.</p>' }) },
    );
    await note();
    fireEvent.change(screen.getByLabelText('Date of call'), { target: { value: '2025-06-06' } });
    await save();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Different from your version: Date of call.Updated in your version: Reference Notes.',
    );
    await waitFor(async () => expect(await note()).toHaveValue('<p>Newer.</p>'));
    await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
    await save();

    const sent = () => network.heard.filter(({ method }) => method === 'PUT');
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(JSON.parse(sent()[1]?.body ?? '')).toEqual({
      content: '<p>Newer.</p>',
      called_on: '2025-06-06',
      version: 3,
    });
  });

  it('can be taken as it is there', async () => {
    await openOn({ content: '<p>Newer.</p>', called_on: '2024-01-02' });
    await userEvent.click(screen.getByRole('button', { name: 'Use newer version' }));

    await waitFor(async () => expect(await note()).toHaveValue('<p>Newer.</p>'));
    expect(screen.getByLabelText('Date of call')).toHaveValue('2024-01-02');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

it('shows no form to anybody but its writer, and leads to the note', async () => {
  const onShow = vi.fn();
  await renderPart('/conversations', <NoteSheet what={ONE} onClose={() => {}} onRecorded={onShow} />, {
    [READ]: anAnswer(aFound()),
  });

  expect(await screen.findByText('Only Theo Abara can edit this note.')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Open reference' }));
  expect(onShow).toHaveBeenCalledWith(ONE);
});

it('records once what is saved twice in a moment', async () => {
  const onRecorded = vi.fn();
  const { network } = await renderPart(
    '/conversations',
    <NoteSheet what="new" onClose={() => {}} onRecorded={onRecorded} />,
    { [RECORD]: { status: 201, body: { data: anAnswer(mine).body.data } } },
  );
  await userEvent.type(await note(), '<p>Said yes.</p>');
  const button = screen.getByRole('button', { name: 'Save' });
  button.click();
  button.click();

  await waitFor(() => expect(onRecorded).toHaveBeenCalled());
  expect(network.heardOf('/api/v1/references')).toHaveLength(1);
  expect(onRecorded).toHaveBeenCalledOnce();
});

it('shows the first field that is wrong to who saves from far below', async () => {
  await renderPart('/conversations', <NoteSheet what="new" onClose={() => {}} onRecorded={() => {}} />);
  await userEvent.type(await note(), '<p>Said yes.</p>');
  const day = screen.getByLabelText('Date of call');
  fireEvent.change(day, { target: { value: '2099-11-02' } });

  await userEvent.type(await note(), '{Control>}{Enter}{/Control}');

  await waitFor(() => expect(day).toHaveFocus());
});

// API-011
it('gives a note that names nobody its people, a company, a project and a day', async () => {
  const onClose = vi.fn();
  const { network } = await renderPart(
    '/conversations',
    <NoteSheet what={ONE} onClose={onClose} onRecorded={() => {}} />,
    {
      [READ]: anAnswer({ ...mine, people: [], projects: [] }),
      'GET /api/v1/company-search': {
        body: {
          results: [
            { name: 'Ferrowick', domain: 'ferrowick.example', logo: null, hq_city: null, hq_country: null },
          ],
        },
      },
      [`PUT /api/v1/references/${ONE}`]: { body: { data: anAnswer(mine).body.data } },
    },
  );
  await note();
  expect(screen.getByRole('combobox', { name: 'People Involved' })).toHaveAttribute('data-autofocus');
  await userEvent.click(screen.getByRole('button', { name: 'Add new person' }));
  const newcomer = within(screen.getByRole('group', { name: 'New person' }));
  await userEvent.type(newcomer.getByLabelText(/^Name/), 'Otto Kern{Enter}');
  await choose('Companies', 'ferro', /Ferrowick/);
  await userEvent.click(screen.getByRole('combobox', { name: 'Projects' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Atlas' }));
  fireEvent.change(screen.getByLabelText('Date of call'), { target: { value: '2026-11-02' } });
  await userEvent.type(await note(), '{Control>}{Enter}{/Control}');

  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const [sent] = network.heard.filter(({ method }) => method === 'PUT');
  expect(JSON.parse(sent?.body ?? '')).toEqual({
    content: mine.content,
    version: 1,
    people: [{ name: 'Otto Kern', email: null }],
    company_domains: ['ferrowick.example'],
    projects: ['Atlas'],
    called_on: '2026-11-02',
  });
});

it('withdraws a note of one’s own, and takes that back', async () => {
  const onGone = vi.fn();
  const { network } = await renderPart('/conversations', <OwnNoteTools reference={mine} onGone={onGone} />, {
    [`DELETE /api/v1/references/${ONE}`]: { body: { status: 'success' } },
    [`POST /api/v1/references/${ONE}/undo`]: { body: { data: anAnswer(mine).body.data } },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Note' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete note' }));
  await waitFor(() => expect(onGone).toHaveBeenCalled());
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));

  await waitFor(() => expect(network.heardOf(`/api/v1/references/${ONE}/undo`)).toHaveLength(1));
});

it('offers only the history of what somebody else wrote', async () => {
  await renderPart('/conversations', <OwnNoteTools reference={aFound()} onGone={() => {}} />, {
    [HISTORY]: { body: { results: [version(2, '<p>Second.</p>'), version(1, '<p>First.</p>')] } },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Note' }));
  expect(await screen.findAllByRole('menuitem')).toHaveLength(1);
  await userEvent.click(screen.getByRole('menuitem', { name: 'History' }));

  const versions = within(await screen.findByRole('list', { name: 'Versions' })).getAllByRole('listitem');
  expect(versions.map((one) => one.textContent)).toEqual([
    'NowMarta LindqvistNov 12 2026Second.',
    'Version 1Marta LindqvistNov 12 2026First.',
  ]);
});

it.each(['new', ONE])('keeps a new person who is being typed in, note %s', async (what) => {
  const show = () =>
    renderPart('/conversations', <NoteSheet what={what} onClose={() => {}} onRecorded={() => {}} />, {
      [READ]: anAnswer(mine),
    });
  await show();
  await note();
  await userEvent.click(screen.getByRole('button', { name: 'Add new person' }));
  await userEvent.type(screen.getByRole('textbox', { name: /^Name/ }), 'Otto Kern');
  fireEvent.change(screen.getByRole('textbox', { name: 'E-mail address' }), {
    target: { value: 'otto@kern' },
  });
  await leavePage();

  await show();

  expect(await screen.findByRole('textbox', { name: 'E-mail address' })).toHaveValue('otto@kern');
  expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue('Otto Kern');
  expect(screen.getByText('Unsaved draft restored.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^Discard/ }));
  expect(await screen.findByRole('button', { name: 'Add new person' })).toBeVisible();
});
