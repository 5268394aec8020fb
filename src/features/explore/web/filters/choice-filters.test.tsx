import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '#kernel/testing/eventually.ts';
import { connectSession } from '#web/api.ts';
import { fakeNetwork } from '#web/testing/fake-network.ts';
import { renderWidget, someMetadata } from '../testing/filter-widget.tsx';
import { CommunicationFilter, NewsletterFilter, VisitFilter } from './contact-filters.tsx';
import { HeadquarterFilter } from './headquarter-filter.tsx';
import { OwnersFilter, StatusFilter } from './owner-status-filters.tsx';
import { FounderFilter } from './place-filters.tsx';

const statuses = Array.from({ length: 22 }, (_, at) => ({
  display_name: `Stage ${at + 1}`,
  server_value: `STAGE ${at + 1}`,
}));
const owner = {
  display_name: 'Theo Abara',
  server_value: 'theo',
  full_name: 'Theo Abara',
  email_address: 'theo@aldercap.example',
  role: 'PARTNER',
};

// FILT-033
it('asks for companies without an owner by a toggle of its own', async () => {
  const { wire } = renderWidget(
    OwnersFilter,
    { tp_owner_email: ['theo@aldercap.example'] },
    { owners: [owner] },
  );

  await userEvent.click(screen.getByRole('switch', { name: 'No Owner' }));
  expect(wire()).toBe('tp_owner_email=theo@aldercap.example&tp_owner_not_tagged=true');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Theo Abara' }));
  expect(wire()).toBe('tp_owner_not_tagged=true');
});

describe('the TP status', () => {
  // FILT-022
  it('is one of twenty first, and of all on demand', async () => {
    renderWidget(StatusFilter, {}, { statuses });

    expect(screen.getAllByRole('checkbox')).toHaveLength(20);
    await userEvent.click(screen.getByRole('button', { name: 'Show All' }));
    expect(screen.getAllByRole('checkbox')).toHaveLength(22);
    await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
    expect(screen.getAllByRole('checkbox')).toHaveLength(20);
  });

  // FILT-030, FILT-031, FILT-041, FILT-076
  it('is the one now, or one held within so many days, digits only', async () => {
    const { wire } = renderWidget(StatusFilter, {}, { statuses });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Stage 2' }));
    expect(screen.getByRole('radio', { name: 'Currently is' })).toBeChecked();
    expect(screen.queryByRole('textbox', { name: 'Since days' })).toBeNull();
    expect(wire()).toBe('tp_status_value=stage+2&tp_status_operator=is');

    await userEvent.click(screen.getByRole('radio', { name: 'Status was' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Since days' }), '-9x0.');
    expect(wire()).toBe('tp_status_value=stage+2&tp_status_operator=was&tp_status_since=90');
  });
});

// FILT-036, FILT-042, FILT-045, FILT-046, FILT-095
it.each([
  ['days', '-4.5x', 45],
  ['days', '0', 0],
  ['years', '2', 730],
])('counts a visit in %s: typed "%s" it is %i days', async (unit, typed, days) => {
  const { wire } = renderWidget(VisitFilter);

  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Unit of Visited in the last' }), unit);
  await userEvent.type(screen.getByRole('textbox', { name: 'Visited in the last' }), typed);

  expect(wire()).toBe(`days_of_website_history=${days}`);
});

// FILT-034, FILT-035, FILT-043, FILT-044, FILT-096
it('asks for a way of communication and since when, in months of thirty days and twelve at most', async () => {
  const { wire } = renderWidget(CommunicationFilter);
  const not = () => screen.getByRole('button', { name: 'Not Reached Out' });
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Reached Out',
    'Not Reached Out',
    'Never Emailed',
  ]);

  await userEvent.click(not());
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Unit of In the last' }), 'months');
  await userEvent.type(screen.getByRole('textbox', { name: 'In the last' }), '99');
  expect(wire()).toBe('has_email_sent=false&days_of_email_sent=360');

  await userEvent.click(not());
  expect(wire()).toBe('');
});

// FILT-037, FILT-101, FILT-104
it('asks for newsletters by a switch, and then for their days and types', async () => {
  const metadata = someMetadata({ newsletter_types: [{ name: 'Weekly', value: 'weekly' }] });
  const { wire } = renderWidget(NewsletterFilter, {}, { metadata });
  const dates = () => screen.queryByRole('button', { name: /^Newsletter Appeared/ });
  expect([dates(), screen.queryByRole('group', { name: 'Newsletter Type' })]).toEqual([null, null]);

  await userEvent.click(screen.getByRole('switch', { name: 'Is In Newsletter' }));
  expect(dates()).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Weekly' }));

  expect(wire()).toBe('is_in_newsletter=true&newsletter_type=weekly');
});

// FILT-016, FILT-028, FILT-061
it('narrows the areas of founders to one country at a time, which is not sent', async () => {
  const area = (country: string, name: string) => ({
    founder_metro_value: name,
    founder_metro_display: name,
    country,
  });
  const founder_metro_areas = [area('Canada', 'Greater Toronto'), area('Japan', 'Greater Osaka')];
  const { wire } = renderWidget(FounderFilter, {}, { metadata: someMetadata({ founder_metro_areas }) });
  const areas = () =>
    screen.getAllByRole<HTMLInputElement>('checkbox').map((box) => box.labels?.[0]?.textContent);
  const choose = async (country: string) => {
    await userEvent.click(screen.getByRole('combobox', { name: 'Founder country' }));
    await userEvent.click(await screen.findByRole('option', { name: country }));
  };
  expect(screen.getByText("Founder location is derived from the founder's LinkedIn profile.")).toBeVisible();

  await choose('Canada');
  expect(areas()).toEqual(['Greater Toronto']);
  await choose('Japan');
  expect(areas()).toEqual(['Greater Osaka']);
  expect(wire()).toBe('');
});

describe('the headquarters', () => {
  const LOOKUP = 'GET /api/v1/discovery/hq-lookup';
  const find = async (answer: { status: number; body: object }) => {
    fakeNetwork({ [LOOKUP]: answer });
    renderWidget(HeadquarterFilter);
    await userEvent.click(screen.getByRole('button', { name: 'Add city' }));
    await userEvent.type(screen.getByRole('combobox', { name: 'Find a city' }), 'osa');
  };
  beforeEach(() => connectSession({ token: async () => 'token', renewed: async () => null, gone() {} }));

  // FILT-017, FILT-027, FILT-059
  it('are in one country at a time: the plus rests once there is one', async () => {
    fakeNetwork({ [LOOKUP]: { body: { data: { countries: ['Canada'], states: [], cities: [] } } } });
    const { wire } = renderWidget(HeadquarterFilter);
    await userEvent.click(screen.getByRole('button', { name: 'Add country' }));
    await userEvent.type(screen.getByRole('combobox', { name: 'Find a country' }), 'can');
    await userEvent.click(await screen.findByRole('option', { name: 'Canada' }));

    expect(wire()).toBe('hq_country=Canada');
    expect(screen.getByRole('button', { name: 'Add country' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Add state' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Add city' })).toBeEnabled();
  });

  // FILT-071
  it('are looked up inside what was chosen around them, and not by what lies in them', async () => {
    const network = fakeNetwork({
      [LOOKUP]: { body: { data: { countries: [], states: ['Ontario'], cities: [] } } },
    });
    renderWidget(HeadquarterFilter, { hq_country: ['Canada'], hq_city: ['Ur'] });
    await userEvent.click(screen.getByRole('button', { name: 'Add state' }));
    await userEvent.type(screen.getByRole('combobox', { name: 'Find a state' }), 'ont');
    await screen.findByRole('option', { name: 'Ontario' });

    const asked = network.heardOf('/api/v1/discovery/hq-lookup').at(-1)?.search;
    expect(asked?.toString()).toBe('hq_country=Canada&hq_state=ont');
  });

  // ERR-022
  it('are looked up quietly: a refused text is logged by its name, and nothing is said', async () => {
    const logged = vi.spyOn(console, 'info').mockImplementation(() => {});
    await find({ status: 422, body: { code: 422, name: 'hq_city is too strange' } });

    await eventually(() => expect(logged).toHaveBeenCalledExactlyOnceWith('hq_city is too strange'));
    expect(await screen.findByText('No results')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText(/went wrong|too strange/)).toBeNull();
  });

  it('say so when the lookup itself fails', async () => {
    await find({ status: 409, body: { message: 'Try later.' } });

    expect(await screen.findByText('Something went wrong!')).toBeVisible();
  });
});
