import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { renderApp } from '#orion/web/testing/render-app.tsx';
import { anAttendee, theDetails } from '../testing/meetings.ts';
import { card, open } from '../testing/open-meeting.tsx';

const UPDATE = 'POST /api/v1/people-metadata-update';

describe('editing an attendee', () => {
  const saved = (affinity_id = 12) => ({
    body: {
      status: 'success',
      data: {
        person: {
          affinity_id,
          name: 'Priya Sundaram',
          email: 'priya@ferrowick.example',
          projects: ['p2'],
          functions: [],
          rating: 0,
          reference_type: [],
          in_reference_contacts: false,
          is_ignored: false,
          incomplete: true,
          version: 2,
        },
      },
    },
  });
  const edit = async (
    name: string,
    details = theDetails(),
    answers: Parameters<typeof renderApp>[1] = {},
  ) => {
    const opened = await open(details, answers);
    await userEvent.click((await card(opened.sheet, name)).getByRole('button', { name }));
    return { ...opened, form: within(await screen.findByRole('dialog', { name })) };
  };

  // FATH-059, FATH-060, FATH-061, FATH-063, FATH-064
  it('has the rules of references, and tells that it was saved', async () => {
    const { form, network } = await edit('Priya Sundaram', undefined, { [UPDATE]: saved() });

    await userEvent.click(await form.findByRole('combobox', { name: 'Projects, Priya Sundaram' }));
    await userEvent.click(await screen.findByRole('option', { name: 'No Project Required' }));
    for (const name of ['Rating', 'Functions', 'Reference Type(s)'])
      expect(form.getByRole('combobox', { name: `${name}, Priya Sundaram` })).toBeInTheDocument();
    expect(form.getByRole('button', { name: 'Cancel' })).toBeInTheDocument();
    await userEvent.click(form.getByRole('button', { name: 'Save' }));

    await screen.findByText('Data Saved Successfully');
    await screen.findByText('Successfully Updated');
    expect(JSON.parse(network.heardOf('/api/v1/people-metadata-update')[0]?.body ?? '')).toMatchObject({
      person_id: 12,
      projects: ['No Project Required'],
      rating: 3,
      version: 1,
    });
  });

  // FATH-060
  it('takes several projects, functions and reference types, but one rating', async () => {
    const { form, network } = await edit('Priya Sundaram', undefined, { [UPDATE]: saved() });
    const pick = async (field: string, option: string) => {
      await userEvent.click(await form.findByRole('combobox', { name: `${field}, Priya Sundaram` }));
      await userEvent.click(await screen.findByRole('option', { name: option }));
    };

    await pick('Projects', 'Borealis');
    await pick('Functions', 'Sales');
    await pick('Functions', 'Finance');
    await pick('Reference Type(s)', 'Customer');
    await pick('Reference Type(s)', 'Expert');
    await pick('Rating', 'Episodic Outreach');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));

    await screen.findByText('Data Saved Successfully');
    expect(JSON.parse(network.heardOf('/api/v1/people-metadata-update')[0]?.body ?? '')).toMatchObject({
      projects: ['p1', 'p2'],
      functions: ['f1', 'f2'],
      reference_types: ['t1', 't2'],
      rating: 2,
    });
  });

  // FATH-065
  it('tells that it was not', async () => {
    const { form } = await edit('Priya Sundaram', undefined, { [UPDATE]: { status: 500, body: {} } });

    await userEvent.click(await form.findByRole('button', { name: 'Save' }));

    await screen.findByText('Error Saving Data');
    await screen.findByText('Failed to Update');
  });

  // FATH-062
  it('makes a guest nobody knows a person first; no project and no rating are the defaults', async () => {
    const stranger = anAttendee({
      person_id: -4,
      full_name: 'Otto Berg',
      projects: [],
      rating: 0,
      version: 0,
    });
    const { form, network } = await edit('Otto Berg', theDetails({ people: [stranger] }), {
      'POST /api/v1/fathom-attendee-person': { body: { data: { person: saved(77).body.data.person } } },
      [UPDATE]: saved(77),
    });

    await userEvent.click(await form.findByRole('button', { name: 'Save' }));

    await screen.findByText('Data Saved Successfully');
    expect(JSON.parse(network.heardOf('/api/v1/fathom-attendee-person')[0]?.body ?? '')).toEqual({
      fathom_id: 7,
      attendee: -4,
    });
    expect(JSON.parse(network.heardOf('/api/v1/people-metadata-update')[0]?.body ?? '')).toMatchObject({
      person_id: 77,
      projects: ['No Project Required'],
      rating: 0,
      version: 2,
    });
  });

  // FATH-061
  it('is left by Cancel, and nothing is sent', async () => {
    const { form, network } = await edit('Priya Sundaram');

    await userEvent.click(await form.findByRole('button', { name: 'Cancel' }));

    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Priya Sundaram' })).toBeNull());
    expect(network.heardOf('/api/v1/people-metadata-update')).toEqual([]);
  });

  it('leaves colleagues alone', async () => {
    const { sheet } = await open(theDetails({ people: [anAttendee({ is_colleague: true })] }));

    expect((await card(sheet, 'Priya Sundaram')).queryByRole('button')).toBeNull();
  });
});
