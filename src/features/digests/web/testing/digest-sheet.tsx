import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { renderApp } from '#orion/web/testing/render-app.tsx';
import { aDigest } from './a-digest.ts';

export const CREATE = 'POST /api/v1/digest';
const SCOPERS = [
  ['Theo Abara', 'theo@aldercap.example', 'INVESTOR'],
  ['Una Office', 'una@aldercap.example', null],
].map(([full_name, email_address, role]) => ({ full_name, email_address, first_name: '', role }));

/** The digests with somebody of a role that can be asked and somebody without. */
export const openDigests = (path: string, more: Parameters<typeof renderApp>[1] = {}) =>
  renderApp(path, {
    'GET /api/v1/digest': { body: { data: [] } },
    'GET /api/v1/scopers': { body: { results: SCOPERS } },
    [CREATE]: { status: 201, body: { data: aDigest() } },
    ...more,
  });

export const findSheet = async (name: string) => within(await screen.findByRole('dialog', { name }));

/** The form comes once it is known whether one was begun before. */
export async function findNewSheet() {
  const dialog = await findSheet('Create Digest');
  await dialog.findAllByLabelText('Title');
  return dialog;
}

/** What was sent last. */
export const sentBody = ({ heard }: ReturnType<typeof openDigests>['network']) =>
  JSON.parse(
    heard.findLast(({ method, path }) => method !== 'GET' && path.includes('/digest'))?.body ?? '{}',
  );

export const untilClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
