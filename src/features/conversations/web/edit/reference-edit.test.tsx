import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useConversations } from '../list/use-conversations.ts';
import { ReferenceSheet } from '../sheet/reference-sheet.tsx';
import { aFound, aList, anAnswer, aTagged, later, ONE } from '../testing/references.ts';
import { renderPart } from '../testing/render-part.tsx';

const SAVE = 'POST /api/v1/people-metadata-update';
const SAVED = '/api/v1/people-metadata-update';
const mira = aTagged();
const otto = aTagged({ affinity_id: 2, name: 'Otto Berg', rating: 0, incomplete: true, version: 4 });
const reference = aFound({ people: [mira, otto] });

/** The list that lies below the sheet. */
const Below = () => <p>{useConversations({ search: ['x'] }).references.length} below</p>;
const part = (
  <>
    <Below />
    <ReferenceSheet />
  </>
);

const open = async (answers: Parameters<typeof renderPart>[2] = {}) => {
  const app = await renderPart(`/conversations/${ONE}?search=x&sheet=edit_reference_page`, part, {
    'GET /api/v1/conversations/all': aList([reference]),
    'GET /api/v1/conversations': anAnswer(reference),
    [SAVE]: ({ body }) => {
      const { person_id, rating, functions, projects, reference_types } = JSON.parse(body);
      const person = person_id === 1 ? mira : otto;
      return {
        body: {
          status: 'success',
          data: { person: { ...person, rating, functions, projects, reference_type: reference_types } },
        },
      };
    },
    ...answers,
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit reference' }));
  await dialog.findByRole('combobox', { name: 'Rating, Otto Berg', ...HIDDEN_TOO });
  return { ...app, dialog, bodies: () => app.network.heardOf(SAVED).map(({ body }) => JSON.parse(body)) };
};
afterEach(() => vi.useRealTimers());
type Dialog = Awaited<ReturnType<typeof open>>['dialog'];

// Whether something is in the way of a click is for the browser to tell: here, asking takes most of the time.
const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
const HIDDEN_TOO = { hidden: true };

const pick = async (dialog: Dialog, field: string, option: string) => {
  const box = dialog.getByRole('combobox', { name: field, ...HIDDEN_TOO });
  await user.click(box);
  const list = document.getElementById(box.getAttribute('aria-controls') ?? '') ?? document.body;
  await user.click(within(list).getByRole('option', { name: option, ...HIDDEN_TOO }));
};
const save = (dialog: Dialog) => user.click(dialog.getByRole('button', { name: 'Save' }));

const leavesBy = async (dialog: Dialog, name: string, here: () => string) => {
  await user.click(dialog.getByRole('button', { name }));
  await waitFor(() => expect(here()).toBe(`/conversations/${ONE}?search=x`));
};

describe('the edit view', () => {
  // REF-010, REF-012, REF-013, REF-014, REF-020
  // REF-021
  it('has selectors and a toggle for each person, the text, and fixed fields above', async () => {
    const { dialog, here } = await open();

    for (const name of ['Mira Sand', 'Otto Berg']) {
      const person = within(dialog.getByRole('group', { name }));
      for (const field of ['Projects', 'Rating', 'Functions', 'Reference Type(s)'])
        expect(person.getByRole('combobox', { name: `${field}, ${name}`, ...HIDDEN_TOO })).toBeEnabled();
      expect(person.getByRole('switch', { name: `Reference Contact, ${name}` })).toBeVisible();
    }
    for (const field of ['Projects', 'Creator', 'People'])
      expect(dialog.getByRole('textbox', { name: field })).toBeDisabled();
    expect(
      within(dialog.getByRole('region', { name: 'Reference Notes' })).getByText('Mira Sand'),
    ).toBeVisible();

    await leavesBy(dialog, 'Cancel', here);
    const details = within(await screen.findByRole('dialog', { name: 'Reference' }));
    await user.click(details.getByRole('button', { name: 'Edit' }));
    await leavesBy(within(await screen.findByRole('dialog', { name: 'Edit reference' })), 'Back', here);
  });

  // ERR-002, REF-030, REF-031, REF-033, REF-044
  it('sends one update for each person, shows skeletons meanwhile, and goes back', async () => {
    const held = later<null>();
    const { dialog, bodies, here, network } = await open({
      [SAVE]: async ({ body }) => {
        await held.promise;
        return {
          body: {
            status: 'success',
            data: { person: { ...(JSON.parse(body).person_id === 1 ? mira : otto) } },
          },
        };
      },
    });
    await pick(dialog, 'Rating, Otto Berg', 'Episodic Outreach');
    const asked = network.heardOf('/api/v1/conversations/all').length;

    await save(dialog);

    expect(await dialog.findAllByText('Saving')).toHaveLength(2);
    expect(dialog.queryByRole('combobox')).toBeNull();
    held.resolve(null);
    expect(await screen.findByText('Data Saved Successfully')).toBeVisible();
    await waitFor(() => expect(here()).toBe(`/conversations/${ONE}?search=x`));
    const tags = { projects: ['Atlas'], functions: ['Sales'], reference_types: ['Customer'], ignore: false };
    expect(bodies()).toEqual([
      { person_id: 1, rating: 3, version: 1, ...tags },
      { person_id: 2, rating: 2, version: 4, ...tags },
    ]);
    await waitFor(() => expect(network.heardOf('/api/v1/conversations/all').length).toBeGreaterThan(asked));
  });

  // REF-034
  it('has the list read again 1500 ms after a save, not sooner', async () => {
    const { dialog, network } = await open();
    const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    const lists = () => network.heardOf('/api/v1/conversations/all').length;
    await waitFor(() => expect(lists()).toBe(1));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });

    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));

    while (!screen.queryByText('Data Saved Successfully')) await wait(0);
    await wait(1499);
    expect(lists()).toBe(1);
    await wait(1);
    expect(lists()).toBe(2);
  });

  // REF-035, REF-036, REF-037, REF-039
  it('keeps “No Project Required” alone, and clears a rating to 0', async () => {
    const { dialog, bodies } = await open();

    await pick(dialog, 'Projects, Mira Sand', 'No Project Required');
    await pick(dialog, 'Projects, Otto Berg', 'Atlas');
    await pick(dialog, 'Rating, Mira Sand', 'Nurture Relationship');
    await save(dialog);

    await waitFor(() => expect(bodies()).toHaveLength(2));
    expect(bodies()).toMatchObject([
      { projects: ['No Project Required'], rating: 0 },
      { projects: ['No Project Required'] },
    ]);
  });

  // ERR-003, REF-032, REF-045; trust.md R18
  it('names who was not saved, keeps what was chosen, and sends only that one again', async () => {
    const { dialog, bodies, network } = await open({
      [SAVE]: ({ body }) =>
        JSON.parse(body).person_id === 1
          ? { body: { status: 'success', data: { person: mira } } }
          : { status: 422, body: { code: 422, name: 'That rating is gone.', message: 'x' } },
    });
    await pick(dialog, 'Rating, Otto Berg', 'Episodic Outreach');

    await save(dialog);

    expect(await dialog.findByText('Otto Berg was not saved: That rating is gone.')).toBeVisible();
    expect(await screen.findByText('That rating is gone.')).toBeVisible();
    expect(dialog.getByText(/^Not saved: Otto Berg\./)).toBeVisible();
    expect(await dialog.findByRole('combobox', { name: 'Rating, Otto Berg', ...HIDDEN_TOO })).toHaveValue(
      'Episodic Outreach',
    );
    network.answer(SAVE, { status: 500, body: { code: 500 } });
    await save(dialog);
    expect(await screen.findByText('Error Saving Data')).toBeVisible();
    network.answer(SAVE, { body: { status: 'success', data: { person: otto } } });
    await save(dialog);
    expect(await screen.findByText('Data Saved Successfully')).toBeVisible();
    expect(bodies().map(({ person_id }) => person_id)).toEqual([1, 2, 2, 2]);
  });
});

describe('two people at once', () => {
  const conflict = (current: object) => ({
    status: 409,
    body: { code: 409, name: 'Conflict', message: 'Changed', changed_by: 'Ben Okoro', current },
  });

  // trust case 18; R15
  it('are joined where they changed different things', async () => {
    let refused = false;
    const { dialog, bodies } = await open({
      [SAVE]: ({ body }) => {
        if (JSON.parse(body).person_id === 1) return { body: { status: 'success', data: { person: mira } } };
        if (refused) return { body: { status: 'success', data: { person: otto } } };
        refused = true;
        return conflict({ ...otto, functions: ['Finance'], version: 5 });
      },
    });
    await pick(dialog, 'Rating, Otto Berg', 'Episodic Outreach');

    await save(dialog);

    expect(await screen.findByText('Data Saved Successfully')).toBeVisible();
    expect(bodies().at(-1)).toMatchObject({ person_id: 2, rating: 2, functions: ['Finance'], version: 5 });
  });

  // trust case 18; R15
  it.each([
    ['Keep mine', 2],
    ['Use newer', 1],
  ])('who comes second sees who changed what and decides: %s', async (choice, rating) => {
    const { dialog, bodies, network } = await open({
      [SAVE]: ({ body }) =>
        JSON.parse(body).person_id === 1
          ? { body: { status: 'success', data: { person: mira } } }
          : conflict({ ...otto, rating: 1, version: 5 }),
    });
    await pick(dialog, 'Rating, Otto Berg', 'Episodic Outreach');
    await save(dialog);
    expect(await dialog.findByText(/^Ben Okoro changed Rating to No need to follow-up/)).toBeVisible();
    expect(await dialog.findByRole('combobox', { name: 'Rating, Otto Berg', ...HIDDEN_TOO })).toHaveValue(
      'Episodic Outreach',
    );

    await user.click(dialog.getByRole('button', { name: choice }));
    network.answer(SAVE, { body: { status: 'success', data: { person: otto } } });
    await save(dialog);

    await waitFor(() => expect(bodies().at(-1)).toMatchObject({ person_id: 2, rating, version: 5 }));
  });
});
