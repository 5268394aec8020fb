import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { aList, aMeeting, theDetails } from '../testing/meetings.ts';
import { LIST, layOutRows, leaveView, openFathom, meetingRows, READ, SAVE } from '../testing/open-fathom.tsx';

beforeAll(layOutRows);

describe('associating from a row', () => {
  const openPopover = async (answers: Parameters<typeof openFathom>[1] = {}) => {
    const opened = openFathom('/fathom', answers);
    await userEvent.click(
      within((await meetingRows())[0] as HTMLElement).getByRole('button', { name: 'Associate Note' }),
    );
    return {
      ...opened,
      popover: within(await screen.findByRole('dialog', { name: 'Associate Note' })),
    };
  };
  const choose = async (
    popover: Awaited<ReturnType<typeof openPopover>>['popover'],
    kind: string,
    option: string,
  ) => {
    await userEvent.click(await popover.findByRole('radio', { name: kind }));
    await userEvent.click(popover.getByRole('combobox', { name: /^Select/ }));
    await userEvent.click(await popover.findByRole('option', { name: option }));
  };

  // FATH-020, FATH-021, FATH-022, FATH-023, FATH-024
  it('offers companies, attendees, and what it is linked to already', async () => {
    const { popover } = await openPopover();

    expect(await popover.findByText('Associate notes to:')).toBeInTheDocument();
    expect(popover.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).disabled)).toEqual([
      false,
      false,
      true,
    ]);
    expect(popover.getByRole('combobox', { name: /^Select Company or Attendee/ })).toBeDisabled();
    expect(popover.getByText('*')).toBeInTheDocument();
    await userEvent.click(popover.getByRole('radio', { name: 'Attendee' }));
    await userEvent.click(popover.getByRole('combobox', { name: /^Select Attendee/ }));
    expect((await popover.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      'Priya Sundaram',
      'Otto Berg',
    ]);
    expect(popover.getByText('People')).toBeInTheDocument();
    await userEvent.keyboard('ott');
    expect((await popover.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      'Otto Berg',
    ]);
  });

  // FATH-023
  it('groups what it is linked to by companies and people', async () => {
    const already_associated = [
      { name: 'Corvaline', external_id: 4, external_type: 'companies' as const },
      { name: 'Ann Lee', external_id: 5, external_type: 'persons' as const },
    ];
    const { popover } = await openPopover({ [READ]: theDetails({ base: { already_associated } }) });

    await userEvent.click(await popover.findByRole('radio', { name: 'Already Associated' }));
    await userEvent.click(popover.getByRole('combobox', { name: /^Select Company or Attendee/ }));

    const groups = (await popover.findAllByRole('group')).map(({ textContent }) => textContent);
    expect(groups).toEqual(['CompanyCorvaline', 'PeopleAnn Lee']);
  });

  // FATH-025, FATH-026, FATH-033
  it('saves nothing while nothing is chosen, and warns in the console', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { popover, network } = await openPopover();

    await userEvent.click(await popover.findByRole('button', { name: 'Save' }));

    expect(warn).toHaveBeenCalledWith('Select a company or attendee first.');
    expect(network.heardOf('/api/v1/associate-fathom-note')).toEqual([]);
    warn.mockRestore();
    await userEvent.click(popover.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Associate Note' })).toBeNull());
  });

  // FATH-030, FATH-031, FATH-032, FATH-034
  it('sends what was chosen, spins meanwhile, and then shows the link', async () => {
    let answer: (given: object) => void = () => {};
    const waiting = new Promise<object>((resolve) => {
      answer = resolve;
    });
    const { popover, network } = await openPopover({ [SAVE]: () => waiting });
    await choose(popover, 'Company', 'Ferrowick');
    await userEvent.click(popover.getByRole('button', { name: 'Save' }));

    expect(await within((await meetingRows())[0] as HTMLElement).findByText('Saving…')).toBeInTheDocument();
    const [sent] = network.heardOf('/api/v1/associate-fathom-note');
    expect(JSON.parse(sent?.body ?? '')).toEqual({
      fathom_id: 7,
      external_type: 'companies',
      external_id: 70,
      version: 3,
    });
    network.answer(
      LIST,
      aList(aMeeting({ processed_by_orion: true, external_link: 'https://crm.example/companies/70' })),
    );
    answer({ body: { hyperlink: 'https://crm.example/companies/70', name: 'Ferrowick', version: 4 } });

    expect(await screen.findByText('Data Saved Successfully')).toBeInTheDocument();
    expect(
      within((await meetingRows())[0] as HTMLElement).getByRole('link', { name: 'Open in CRM' }),
    ).toHaveAttribute('href', 'https://crm.example/companies/70');
  });

  // FATH-034
  it('keeps the choice when saving fails', async () => {
    const { popover } = await openPopover({
      [SAVE]: { status: 502, body: { code: 502, name: 'Upstream', message: 'The CRM cannot be reached.' } },
    });
    await choose(popover, 'Attendee', 'Priya Sundaram');
    await userEvent.click(popover.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('Error Saving Data')).toBeInTheDocument();
    const again = within(await screen.findByRole('dialog', { name: 'Associate Note' }));
    expect(again.getByRole('combobox', { name: /^Select Attendee/ })).toHaveValue('Priya Sundaram');
    expect(again.getByRole('alert')).toHaveTextContent('The CRM cannot be reached.');
  });

  it('asks when somebody else associated it meanwhile, and replaces it when told', async () => {
    const { popover, network } = await openPopover({
      [SAVE]: {
        status: 409,
        body: {
          code: 409,
          name: 'Conflict',
          message: 'Theo Abara associated this meeting with Acme.',
          current: { version: 4 },
        },
      },
    });
    await choose(popover, 'Company', 'Ferrowick');
    await userEvent.click(popover.getByRole('button', { name: 'Save' }));
    const again = within(await screen.findByRole('dialog', { name: 'Associate Note' }));
    expect(again.getByRole('alert')).toHaveTextContent(
      'Theo Abara associated this meeting with Acme. Save again to replace it.',
    );
    network.answer(SAVE, {
      body: { hyperlink: 'https://crm.example/companies/70', name: 'Ferrowick', version: 5 },
    });

    await userEvent.click(again.getByRole('button', { name: 'Save' }));

    await screen.findByText('Data Saved Successfully');
    const sent = network.heardOf('/api/v1/associate-fathom-note').at(-1);
    expect(JSON.parse(sent?.body ?? '')).toMatchObject({ version: 4 });
  });

  // FATH-029
  it.each([
    [284, 'top-end'],
    [285, 'bottom-end'],
  ])('with %i px free below it opens at %s', async (free, place) => {
    const rect = {
      bottom: window.innerHeight - free,
      top: 0,
      left: 0,
      right: 0,
      width: 0,
      height: 0,
      x: 0,
      y: 0,
    };
    const spy = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(rect as DOMRect);
    await openPopover();

    expect(screen.getByRole('dialog', { name: 'Associate Note' })).toHaveAttribute('data-place', place);
    spy.mockRestore();
  });

  it('stays open when its button is double-clicked', async () => {
    openFathom();
    const button = within((await meetingRows())[0] as HTMLElement).getByRole('button', {
      name: 'Associate Note',
    });

    await userEvent.dblClick(button);

    expect(await screen.findByRole('dialog', { name: 'Associate Note' })).toBeVisible();
    expect(button).toHaveAttribute('aria-expanded', 'true');
  });

  // FATH-027
  it('closes when somebody clicks outside', async () => {
    await openPopover();

    await userEvent.click(screen.getByText('3 results'));

    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Associate Note' })).toBeNull());
  });

  // FATH-028
  it('closes when its row is scrolled out of view', async () => {
    await openPopover();

    act(() => leaveView());

    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Associate Note' })).toBeNull());
  });
});
