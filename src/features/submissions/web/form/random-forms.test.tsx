import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { checkAnswers } from '#kernel/forms/form-answers.ts';
import { type Answers, type Attribute, formOf, visibleFields } from '#kernel/forms/form-language.ts';
import { answersTo, randomDefinition, rightAnswer } from '#kernel/testing/random-forms.ts';
import { connectSession } from '#web/api.ts';
import { fakeNetwork } from '#web/testing/fake-network.ts';
import { render } from '#web/testing/render.tsx';
import { EntrySheet } from './entry-sheet.tsx';
import { answersFor, SITE_VISITS } from '../testing/a-template.ts';

beforeEach(() => connectSession({ token: async () => 'id-token', renewed: async () => null, gone() {} }));
afterEach(() => vi.unstubAllGlobals());

/** All 500 in the long tests; here as many as a minute holds. */
const { process } = globalThis as { process?: { env: Record<string, string | undefined> } };
const RUNS = Number(process?.env['RANDOM_FORMS'] ?? 15);

type Sheet = ReturnType<typeof within>;

const asText = (answer: unknown) => (typeof answer === 'string' ? answer : JSON.stringify(answer));
const set = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } });

/** Fills a field in by the role and the name a person finds it under. */
const fill: Partial<Record<Attribute['data_type'], (sheet: Sheet, title: string, answer: unknown) => void>> =
  {
    string: (sheet, name, answer) => set(sheet.getByRole('textbox', { name }), asText(answer)),
    url: (sheet, name, answer) => set(sheet.getByRole('textbox', { name }), asText(answer)),
    email: (sheet, name, answer) => set(sheet.getByRole('textbox', { name }), asText(answer)),
    int: (sheet, name, answer) => set(sheet.getByRole('spinbutton', { name }), asText(answer)),
    timestamp: (sheet, name, answer) => set(sheet.getByLabelText(name, { exact: false }), asText(answer)),
    dropdown: (sheet, name, answer) => {
      const field = sheet.getByRole('combobox', { name });
      fireEvent.click(field);
      const list = document.getElementById(field.getAttribute('aria-controls') ?? '') ?? document.body;
      fireEvent.click(within(list).getByRole('option', { name: asText(answer), hidden: true }));
    },
  };

// SUBM-028
it('random forms are drawn, filled in by role and name, sent, and read back as they were filled in', async () => {
  const cases = randomDefinition
    .map(({ request_schema, ...others }) => {
      // Editors and lists are driven in a real browser; here every other kind is.
      const sections = (request_schema?.sections ?? []).slice(0, 1).map((section) => ({
        name: section.name,
        data_model: { attributes: section.data_model.attributes.filter(({ data_type }) => fill[data_type]) },
      }));
      return { ...others, sections };
    })
    .filter(({ sections }) => sections.every(({ data_model }) => data_model.attributes.length > 0))
    .filter(({ sections }) => {
      const attributes = sections.flatMap(({ data_model }) => data_model.attributes);
      const names = attributes.map(({ name }) => name);
      return attributes.every(
        ({ describe }) => !describe?.dependent_on || names.includes(describe.dependent_on),
      );
    })
    .chain((one) => fc.tuple(fc.constant(one), answersTo(one.sections, rightAnswer)));
  await fc.assert(
    fc.asyncProperty(cases, async ([{ sections, ...definition }, answers]) => {
      const template = {
        ...definition,
        version: 1,
        api: { endpoint: SITE_VISITS, draft_endpoint: '/api/v1/draft/site-visits' },
        request_schema: { api: { endpoint: SITE_VISITS }, sections },
      };
      const network = fakeNetwork({
        ...answersFor(template),
        [`POST ${SITE_VISITS}`]: { status: 201, body: { status: 'success', uuid: 'u' } },
      });
      const onClose = vi.fn();
      render(<EntrySheet owner="a@b.example" template={template} title="Random" onClose={onClose} />);
      const sheet = within(await screen.findByRole('dialog', { name: 'Random' }));
      await sheet.findByRole('form');
      const form = formOf(sections);
      const given: Record<string, unknown> = {};
      for (const field of form.fields) {
        if (!visibleFields(form.fields, given).includes(field)) continue;
        fill[field.data_type]?.(sheet, field.title, (answers as Answers)[field.name]);
        given[field.name] = (answers as Answers)[field.name];
      }
      fireEvent.click(sheet.getByRole('button', { name: 'Add' }));
      await waitFor(() => expect(onClose).toHaveBeenCalled());
      const sent = network.heard.find(({ method }) => method === 'POST')?.body ?? '{}';
      expect(JSON.parse(sent)).toEqual(checkAnswers(form, given).answers);
      cleanup();
    }),
    { numRuns: RUNS, endOnFailure: true, includeErrorInReport: true },
  );
});
