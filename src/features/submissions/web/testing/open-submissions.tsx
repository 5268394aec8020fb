import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Attribute, Template } from '#kernel/forms/form-language.ts';
import { fakeNetwork } from '#web/testing/fake-network.ts';
import { renderAt } from '#web/testing/render-at.tsx';
import { Toaster } from '#web/ui/overlays/toaster.tsx';
import { SubmissionsPage } from '../submissions-page.tsx';
import { answersFor, aTemplate, SITE_VISITS } from './a-template.ts';

export const AT = '/submissions?template=Site+Visit';
type Answers = Parameters<typeof fakeNetwork>[0];

/** The page of the templates, with one template and its rows. */
export async function openSubmissions(
  template: Template,
  { rows = [], answers = {}, at = AT }: { rows?: object[]; answers?: Answers; at?: string } = {},
) {
  const network = fakeNetwork({ ...answersFor(template, rows), ...answers });
  const page = await renderAt(
    at,
    <>
      <SubmissionsPage />
      <Toaster />
    </>,
  );
  return { network, ...page };
}

/** The bodies that were sent, in their order. */
export const bodiesSent = (network: ReturnType<typeof fakeNetwork>, path = SITE_VISITS, method = 'POST') =>
  network.heard
    .filter((one) => one.method === method && one.path === path)
    .map(({ body }) => JSON.parse(body));

/** The page with the form for a new entry open. */
export async function openForm(
  fields: Attribute[],
  more: Parameters<typeof aTemplate>[1] = {},
  answers: Answers = {},
) {
  const saved = { status: 201, body: { status: 'success', uuid: 'u1' } };
  const { network, here } = await openSubmissions(aTemplate(fields, more), {
    answers: { [`POST ${SITE_VISITS}`]: saved, 'POST /api/v1/draft/site-visits': saved, ...answers },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Add Site Visit' }));
  const sheet = await screen.findByRole('dialog', { name: 'Add Site Visit' });
  await within(sheet).findByRole('form', { name: 'Site Visit' });
  return { network, here, sheet: within(sheet) };
}

export const addButton = (sheet: ReturnType<typeof within>) => sheet.getByRole('button', { name: 'Add' });

/** An entry that was saved, as the server tells it. */
export const savedEntry = (template: Template) => ({
  uuid: 'u1',
  version: 4,
  state: 'published',
  return_reason: null,
  company_name: null,
  company_domain: null,
  created_at: '2026-11-05T12:00:00.000Z',
  created_by: { full_name: 'Marta Lindqvist', email: 'marta@aldercap.example' },
  updated_at: null,
  updated_by: null,
  answers: { topic: 'Saved' },
  files: [],
  template,
});
