import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Section, Template } from '#kernel/forms/form-language.ts';
import { connectSession } from '#web/api.ts';
import { aRow, aTemplate, SITE_VISITS, topic } from '../testing/a-template.ts';
import {
  addButton,
  openForm,
  openSubmissions,
  bodiesSent,
  savedEntry,
} from '../testing/open-submissions.tsx';

beforeEach(() => connectSession({ token: async () => 'id-token', renewed: async () => null, gone() {} }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const contacts: Section = {
  name: 'Contacts',
  occurrence: 'multiple',
  data_model: { attributes: [{ name: 'who', title: 'Who', data_type: 'string' }] },
};

describe('a list of records beside other fields', () => {
  const template = aTemplate([topic]);
  const whole: Template = {
    ...template,
    request_schema: {
      api: { endpoint: SITE_VISITS },
      sections: [...(template.request_schema?.sections ?? []), contacts],
    },
  };
  const saved = {
    ...savedEntry(whole),
    answers: { topic: 'Saved', Contacts: [{ who: 'Ann' }, { who: '<b>Bob</b>' }] },
  };
  const at = (more: string) => ({
    rows: [aRow('u1')],
    at: `/submissions?template=Site+Visit&${more}`,
    answers: {
      [`GET ${SITE_VISITS}/u1`]: { body: { data: saved } },
      [`PUT ${SITE_VISITS}/u1`]: { body: { status: 'success', uuid: 'u1' } },
    },
  });

  it('is read record by record', async () => {
    await openSubmissions(whole, at('entry=u1'));

    const sheet = within(await screen.findByRole('dialog', { name: 'Site Visit' }));
    expect(await sheet.findByText('<b>Bob</b>')).toBeVisible();
    expect(sheet.getAllByText('Who')).toHaveLength(2);
  });

  it('takes a file once the form beside it names a company', async () => {
    const deck: Section = {
      ...contacts,
      data_model: { attributes: [{ name: 'deck', title: 'Deck', data_type: 'file' }] },
    };
    const { sections: [first] = [] } =
      aTemplate([{ name: 'domain', title: 'Domain', data_type: 'string' }]).request_schema ?? {};
    if (!first) throw new Error('no section');
    const asking = {
      ...template,
      request_schema: { api: { endpoint: SITE_VISITS }, sections: [first, deck] },
    };
    await openSubmissions(asking, { at: '/submissions?template=Site+Visit&form=new' });
    const sheet = within(await screen.findByRole('dialog', { name: /Site Visit/ }));
    expect(await sheet.findByText('Select a company first.')).toBeVisible();

    await userEvent.type(sheet.getByRole('textbox', { name: 'Domain' }), 'acme.example');

    expect(sheet.getByRole('button', { name: 'Add file' })).toBeEnabled();
  });

  it('keeps its records when another is added', async () => {
    const { network } = await openSubmissions(whole, at('form=u1'));
    const sheet = within(await screen.findByRole('dialog', { name: 'Edit Site Visit' }));
    expect(await sheet.findByRole('listitem', { name: 'Ann' })).toBeVisible();
    expect(sheet.queryByText('Unsaved draft restored')).toBeNull();

    await userEvent.type(sheet.getByRole('textbox', { name: 'Who' }), 'Cleo');
    await userEvent.click(sheet.getByRole('button', { name: 'Delete <b>Bob</b>' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Save' }));

    await waitFor(() =>
      expect(bodiesSent(network, `${SITE_VISITS}/u1`, 'PUT')).toEqual([
        { topic: 'Saved', Contacts: [{ who: 'Ann' }, { who: 'Cleo' }], version: 4 },
      ]),
    );
  });

  it('that cannot be read says so instead of nothing', async () => {
    const { answers, ...place } = at('form=u1');
    await openSubmissions(whole, {
      ...place,
      answers: { ...answers, [`GET ${SITE_VISITS}/u1`]: { status: 404, body: {} } },
    });

    expect(await screen.findByText('Entry not found')).toBeVisible();
  });
});

describe('a section of several records', () => {
  it.each(['__proto__', 'constructor', 'toString'])('makes a card of %s too', async (text) => {
    const { sheet } = await openForm([topic], { occurrence: 'multiple' });
    await userEvent.type(sheet.getByRole('textbox', { name: 'Topic' }), text);

    await userEvent.click(sheet.getByRole('button', { name: 'Add Visit' }));

    expect(sheet.getByRole('listitem', { name: text })).toHaveTextContent(text);
  });

  it('saves each of them once, also when one is refused and mended', async () => {
    const { sheet, network } = await openForm(
      [topic],
      { occurrence: 'multiple' },
      {
        [`POST ${SITE_VISITS}`]: ({ body }) =>
          body.includes('Wrong')
            ? { status: 422, body: { code: 422, name: 'Wrong', message: 'Wrong' } }
            : { status: 201, body: { status: 'success', uuid: 'u1' } },
      },
    );
    await userEvent.type(sheet.getByRole('textbox', { name: 'Topic' }), 'One');
    await userEvent.click(sheet.getByRole('button', { name: 'Add Visit' }));
    await userEvent.type(sheet.getByRole('textbox', { name: 'Topic' }), 'Wrong');
    await userEvent.click(addButton(sheet));
    const modal = within(await screen.findByRole('dialog', { name: 'Error Saving Data' }));
    await userEvent.click(modal.getByRole('button', { name: 'OK' }));
    const field = sheet.getByRole('textbox', { name: 'Topic' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Right');

    await userEvent.click(addButton(sheet));

    await waitFor(() =>
      expect(bodiesSent(network).map(({ topic: said }) => said)).toEqual(['One', 'Wrong', 'One', 'Right']),
    );
    const keys = network.heard
      .filter(({ method }) => method === 'POST')
      .map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[2]).toBe(keys[0]);
    expect(new Set(keys).size).toBe(3);
  });

  it('does not overwrite what somebody else saved since its card was drawn', async () => {
    const template = aTemplate([topic], { occurrence: 'multiple' });
    const theirs = { ...savedEntry(template), answers: { topic: 'Theirs' }, updated_by: 'Theo Abara' };
    const { network } = await openSubmissions(template, {
      rows: [aRow('u1', { topic: 'Mine' })],
      answers: { [`GET ${SITE_VISITS}/u1`]: { body: { data: theirs } } },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Add Site Visit' }));
    const card = within(await screen.findByRole('listitem', { name: 'Mine' }));
    await userEvent.click(card.getByRole('button', { name: 'Edit Mine' }));
    await userEvent.type(card.getByRole('textbox', { name: 'Topic' }), '!');
    await userEvent.click(card.getByRole('button', { name: 'Save' }));

    expect(
      await screen.findByText(
        'Theo Abara changed this entry while you were editing. Cancel to see the changes.',
      ),
    ).toBeVisible();
    expect(network.heard.some(({ method }) => method === 'PUT')).toBe(false);
    expect(card.getByRole('textbox', { name: 'Topic' })).toHaveValue('Mine!');
  });

  // SUBM-006, SUBM-007, SUBM-008, SUBM-009
  it('makes a card of each, to edit and to delete, and sends them all', async () => {
    const { sheet, network } = await openForm([topic], { occurrence: 'multiple' });
    const type = async (text: string) => {
      await userEvent.type(sheet.getByRole('textbox', { name: 'Topic' }), text);
      await userEvent.click(sheet.getByRole('button', { name: 'Add Visit' }));
    };
    await userEvent.click(sheet.getByRole('button', { name: 'Add Visit' }));
    expect(sheet.getByText('Please enter topic')).toBeVisible();
    await type('One');
    await type('Two');
    await type('Three');

    await userEvent.click(sheet.getByRole('button', { name: 'Delete Two' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Edit One' }));
    const card = within(sheet.getByRole('listitem', { name: 'One' }));
    await userEvent.type(card.getByRole('textbox', { name: 'Topic' }), '!');
    await userEvent.click(card.getByRole('button', { name: 'Save' }));
    const saved = within(await sheet.findByRole('listitem', { name: 'One!' }));
    await waitFor(() => expect(saved.queryByRole('textbox')).toBeNull());
    await userEvent.click(addButton(sheet));

    await waitFor(() => expect(bodiesSent(network)).toEqual([{ topic: 'One!' }, { topic: 'Three' }]));
  });

  it('updates a call summary that was saved', async () => {
    const row = aRow('u1', { topic: 'Saved' });
    const template = aTemplate([topic], { occurrence: 'multiple', name: 'Company Call Summary' });
    const { network } = await openSubmissions(template, {
      rows: [row],
      at: '/submissions?template=Company+Call+Summary',
      answers: {
        [`GET ${SITE_VISITS}/u1`]: { body: { data: savedEntry(template) } },
        [`PUT ${SITE_VISITS}/u1`]: { body: { status: 'success', uuid: 'u1' } },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Add Site Visit' }));
    const card = within(await screen.findByRole('listitem', { name: 'Saved' }));
    await userEvent.click(card.getByRole('button', { name: 'Edit Saved' }));
    await userEvent.type(card.getByRole('textbox', { name: 'Topic' }), '!');

    await userEvent.click(card.getByRole('button', { name: 'Update' }));

    await waitFor(() =>
      expect(bodiesSent(network, `${SITE_VISITS}/u1`, 'PUT')).toEqual([{ topic: 'Saved!', version: 4 }]),
    );
  });
});
