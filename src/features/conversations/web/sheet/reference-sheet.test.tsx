import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { anAppConfig } from '#orion/web/testing/render-app.tsx';
import { useConversations } from '../list/use-conversations.ts';
import { aFound, aList, anAnswer, aTagged, later, ONE } from '../testing/references.ts';
import { renderPart } from '../testing/render-part.tsx';
import { ReferenceSheet } from './reference-sheet.tsx';

const READ = 'GET /api/v1/conversations';
const CONTACT = 'POST /api/v1/add-person-to-workboard';
/** The list that lies below the sheet. */
const Below = () => <p>{useConversations({ search: ['x'] }).references.length} below</p>;

const open = (reference = aFound(), answers: Parameters<typeof renderPart>[2] = {}, view = '') => {
  const { created_at, creator, all_projects } = reference;
  return renderPart(
    `/conversations/${ONE}?search=x${view}`,
    <>
      <Below />
      <ReferenceSheet />
    </>,
    {
      'GET /api/v1/conversations/all': aList([reference]),
      [READ]: anAnswer(reference),
      'GET /api/v1/conversations/header-block': {
        body: { data: { reference_id: ONE, created_at, creator, all_projects } },
      },
      ...answers,
    },
  );
};
const sheet = async (name: string | RegExp = 'Reference') =>
  within(await screen.findByRole('dialog', { name }));
afterEach(() => vi.useRealTimers());

describe('the details', () => {
  it('lets the writer of a note that names nobody add people', async () => {
    const { here } = await open(
      aFound({ people: [], creator: 'Marta Lindqvist', creator_email: 'marta@aldercap.example' }),
    );

    await userEvent.click(await (await sheet()).findByRole('button', { name: 'Add people' }));

    expect(here()).toContain(`note=${ONE}`);
  });

  it('offers nobody else to add people', async () => {
    await open(aFound({ people: [] }));

    expect(await (await sheet()).findByText('No people in this reference.')).toBeInTheDocument();
    expect((await sheet()).queryByRole('button', { name: 'Add people' })).toBeNull();
  });

  // REF-001, REF-002, REF-003, REF-009
  it('have a head, and the notes as HTML', async () => {
    await open(aFound({ all_projects: [], content: '<p>Said <i>maybe</i>.</p>' }));
    const dialog = await sheet();

    expect((await dialog.findByText('On')).nextSibling).toHaveTextContent('Nov 12 2026');
    expect(dialog.getByText('By').nextSibling).toHaveTextContent('Theo Abara');
    const [head] = dialog.getAllByText('Projects');
    expect(head?.nextSibling).toHaveTextContent('NA');
    const notes = within(await dialog.findByRole('region', { name: 'Reference Notes' }));
    expect(notes.getByText('maybe').tagName).toBe('I');
  });

  // CONV-062, REF-006, REF-007, REF-008, REF-040
  it('show each person with what is known, NA where nothing is', async () => {
    await open(
      aFound({
        people: [
          aTagged({ in_reference_contacts: true }),
          aTagged({
            affinity_id: 2,
            name: 'Otto Berg',
            projects: [],
            functions: [],
            reference_type: [],
            rating: 0,
            incomplete: true,
          }),
        ],
      }),
    );
    const dialog = await sheet();

    const mira = within(await dialog.findByRole('article', { name: 'Mira Sand' }));
    expect(mira.getByText('Reference Contact')).toBeVisible();
    expect(await mira.findByText('Nurture Relationship')).toBeVisible();
    expect(mira.queryByText('Incomplete')).toBeNull();
    const otto = within(dialog.getByRole('article', { name: 'Otto Berg' }));
    expect(otto.getAllByText('NA')).toHaveLength(4);
    expect(otto.getByText('Incomplete')).toBeVisible();
    expect(otto.getByRole('button', { name: '+ Add to Reference Contacts' })).toBeEnabled();
    for (const label of ['Projects', 'Rating', 'Functions', 'Reference Type(s)'])
      expect(otto.getByText(label)).toBeVisible();
  });

  // REF-004, REF-005
  it.each([
    [3, 0],
    [4, 2],
  ])('with %i people have %i dots', async (count, dots) => {
    const people = Array.from({ length: count }, (_, at) =>
      aTagged({ affinity_id: at + 1, name: `Person ${at}` }),
    );
    await open(aFound({ people }));
    const dialog = await sheet();

    await dialog.findByRole('article', { name: 'Person 0' });

    expect(dialog.queryAllByRole('button', { name: /^Page \d$/ })).toHaveLength(dots);
    expect(dialog.queryAllByRole('button', { name: 'Next page' })).toHaveLength(dots > 0 ? 1 : 0);
    expect(dialog.getAllByRole('article')).toHaveLength(3);
  });

  // REF-019, REF-022
  it('close by the arrow and keep the search', async () => {
    const { here } = await open();
    const dialog = await sheet();

    await userEvent.click(await dialog.findByRole('button', { name: 'Back' }));

    await waitFor(() => expect(here()).toBe('/conversations?search=x'));
  });

  it('say that a reference is not there', async () => {
    await open(aFound(), {
      [READ]: { status: 404, body: { message: 'Reference not found' } },
      'GET /api/v1/conversations/all': aList([]),
    });

    expect(await (await sheet()).findByText('Reference not found.')).toBeVisible();
  });
});

describe('the reference contact', () => {
  // REF-047
  it.each([3, 7])('goes to the workboard that this host names: %i', async (workboard_id) => {
    const { network } = await open(aFound(), {
      'GET /api/v1/app-config': { body: anAppConfig({ reference_contact_workboard_id: workboard_id }) },
      [CONTACT]: { body: { status: 'success' } },
    });
    const dialog = await sheet();

    await userEvent.click(await dialog.findByRole('button', { name: '+ Add to Reference Contacts' }));

    expect(await screen.findByText('Data Saved Successfully')).toBeVisible();
    expect(JSON.parse(network.heardOf('/api/v1/add-person-to-workboard')[0]?.body ?? '')).toMatchObject({
      workboard_id,
    });
  });

  // REF-024, REF-025, REF-026, REF-046
  it('is added with a spinner meanwhile, and told', async () => {
    const answer = later<{ body: object }>();
    const { network } = await open(aFound(), { [CONTACT]: () => answer.promise });
    const dialog = await sheet();

    await userEvent.click(await dialog.findByRole('button', { name: '+ Add to Reference Contacts' }));
    expect(await dialog.findByLabelText('Saving')).toBeVisible();
    network.answer(READ, anAnswer(aFound({ people: [aTagged({ in_reference_contacts: true })] })));
    answer.resolve({ body: { status: 'success' } });

    expect(await screen.findByText('Data Saved Successfully')).toBeVisible();
    expect(await dialog.findByText('Reference Contact')).toBeVisible();
    expect(JSON.parse(network.heardOf('/api/v1/add-person-to-workboard')[0]?.body ?? '')).toEqual({
      email: 'mira@sand.example',
      workboard_id: 1,
    });
  });

  // REF-011, REF-015, REF-016, REF-024, REF-027
  it('is taken back by the toggle of the person sheet, and 1500 ms later the list is read again', async () => {
    const reference = aFound({ people: [aTagged({ in_reference_contacts: true })] });
    const { network } = await open(reference);
    const dialog = await sheet();
    await userEvent.click(await dialog.findByRole('button', { name: 'Mira Sand' }));
    const person = await sheet('Mira Sand');
    const toggle = await person.findByRole('switch', { name: 'Reference Contact, Mira Sand' });
    await waitFor(() => expect(toggle).toBeEnabled());
    const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    const lists = () => network.heardOf('/api/v1/conversations/all').length;
    const before = lists();
    network.answer(CONTACT, { body: { status: 'success' } });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });

    fireEvent.click(toggle);

    while (!screen.queryByText('Data Saved Successfully')) await wait(0);
    await wait(1499);
    expect(lists()).toBe(before);
    await wait(1);
    expect(lists()).toBe(before + 1);
    expect(JSON.parse(network.heardOf('/api/v1/add-person-to-workboard')[0]?.body ?? '')).toMatchObject({
      remove: true,
    });
  });

  // ERR-003, REF-028, REF-029
  it('stays as it was when it could not be saved', async () => {
    await open(aFound(), { [CONTACT]: { status: 500, body: { message: 'x' } } });
    const dialog = await sheet();

    await userEvent.click(await dialog.findByRole('button', { name: '+ Add to Reference Contacts' }));

    expect(await screen.findByText('Error Saving Data')).toBeVisible();
    expect(dialog.getByRole('button', { name: '+ Add to Reference Contacts' })).toBeEnabled();
  });
});

describe('the person sheet', () => {
  // REF-017, REF-023
  it('reads first, then edits, and comes back', async () => {
    const { here } = await open(aFound(), {}, '&person=1');
    const person = await sheet('Mira Sand');
    expect(await person.findByText('Nurture Relationship')).toBeVisible();

    await userEvent.click(person.getByRole('button', { name: 'Edit' }));

    expect(here()).toContain('person_sheet=person_edit_view');
    const edit = await sheet('Mira Sand');
    for (const name of ['Projects', 'Rating', 'Functions', 'Reference Type(s)'])
      expect((await edit.findAllByLabelText(`${name}, Mira Sand`)).length).toBeGreaterThan(0);
    expect(edit.getByRole('button', { name: 'Save' })).toBeVisible();
    fireEvent.click(edit.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(here()).not.toContain('person_edit_view'));
  });
});
