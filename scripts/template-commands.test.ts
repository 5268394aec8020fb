import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type TestApp, testApp } from '#orion/server/testing/test-app.ts';
import { adminCommands } from './admin-commands.ts';
import { runCommand } from './testing/run-command.ts';

let server: TestApp;
let folder: string;
beforeAll(async () => {
  server = await testApp();
  folder = await mkdtemp(join(tmpdir(), 'templates-'));
});
afterAll(() => rm(folder, { recursive: true }));

const admin = (...words: string[]) => runCommand(server, adminCommands, words);
const importing = async (content: unknown) => {
  const file = join(folder, 'in.json');
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  return admin('template', 'import', file);
};
const visit = (...more: object[]) => ({
  name: 'Site Visit',
  title: 'Site Visit',
  group: 'Firm',
  display: {
    sections: [
      { name: 'Visits', data_model: { attributes: [{ name: 'all', title: 'All', data_type: 'table' }] } },
    ],
  },
  request_schema: {
    sections: [
      {
        name: 'Visit',
        data_model: { attributes: [{ name: 'topic', title: 'Topic', data_type: 'string' }, ...more] },
      },
    ],
  },
});

describe('npm run admin -- template', () => {
  it('writes all forms down and takes them in again unchanged', async () => {
    const file = join(folder, 'out.json');
    vi.stubEnv('INIT_CWD', folder);
    expect(await admin('template', 'export', 'out.json')).toBe(`6 templates are in ${file}.`);
    vi.unstubAllEnvs();
    await expect(admin('template', 'export', file)).rejects.toThrow('EEXIST');

    const lines = (await importing(await readFile(file, 'utf8'))).split('\n');

    expect(lines).toHaveLength(6);
    expect(lines.every((line) => line.endsWith('is unchanged.'))).toBe(true);
  });

  // SUBM-068
  it('takes a firm’s own form in: its entries have an address, older ones keep their version', async () => {
    expect(await importing(visit())).toBe('Site Visit is version 1.');
    const { headers } = await server.signIn();
    const call = async (method: 'GET' | 'POST', path: string, payload?: object) =>
      (await server.call(method, `/api/v1${path}`, { headers, ...(payload && { payload }) })).json();
    expect((await call('GET', '/templates')).data.Firm).toEqual({
      'Site Visit': '/api/v1/submissions/site-visit/template',
    });
    const { uuid } = await call('POST', '/submissions/site-visit', { topic: 'Boiler' });

    expect(await importing(visit({ name: 'seen_by', title: 'Seen by', data_type: 'email' }))).toBe(
      'Site Visit is version 2.',
    );

    expect((await call('GET', `/submissions/site-visit/${uuid}`)).data.template.version).toBe(1);
    expect((await call('POST', '/submissions/site-visit', { topic: 'x' })).name).toBe('Please enter seen by');
  });

  it.each([
    [visit({ name: 'x', title: 'X', data_type: 'colour' }), 'must be one of int'],
    [visit({ title: 'X', data_type: 'string' }), 'is missing'],
    [
      visit({
        name: 'x',
        title: 'X',
        data_type: 'dropdown',
        describe: { values_endpoint: '/api/v1/export/companies' },
      }),
      "x: values_endpoint /api/v1/export/companies is not one of Orion's option calls.",
    ],
    [
      visit({
        name: 'x',
        title: 'X',
        data_type: 'dropdown',
        describe: { values_endpoint: 'https://evil.test/api/v1/company-search' },
      }),
      'is not one of',
    ],
    ['{', 'is not JSON'],
    [{ ...visit(), name: 'Cookie Store' }, 'another template has this name'],
    [[visit(), { name: 'Bad' }], 'Bad was not imported'],
    ['[]', 'has no form in it'],
    [
      [
        { ...visit(), name: 'Twice' },
        { ...visit(), name: 'Twice' },
      ],
      'Twice is in the file more than once',
    ],
    [
      [
        { ...visit(), name: 'Café' },
        { ...visit(), name: 'cafe' },
      ],
      'cafe: another template has this name',
    ],
  ])('refuses %j, and nothing of the file is taken', async (content, problem) => {
    const count = async () => (await server.db.selectFrom('form_template').select('slug').execute()).length;
    const before = await count();

    await expect(importing(content)).rejects.toThrow(problem);

    expect(await count()).toBe(before);
  });

  it('takes a file as Windows writes it, and a name in any script', async () => {
    expect(await importing(`\uFEFF${JSON.stringify({ ...visit(), name: '現地訪問' })}`)).toBe(
      '現地訪問 is version 1.',
    );
    expect(await importing({ ...visit(), name: '現地訪問' })).toBe('現地訪問 is unchanged.');
  });

  it('lets a form ask every option call', async () => {
    for (const path of [
      'company-search',
      'portfolio-companies',
      'quarters',
      'scoper-options',
      'projects',
      'document-types',
    ]) {
      const name = path.replaceAll('-', '_');
      const field = {
        name,
        title: path,
        data_type: 'dropdown',
        describe: { values_endpoint: `/api/v1/${path}` },
      };
      expect(await importing({ ...visit(field), name: `Asks ${path}` })).toContain('is version 1.');
    }
  });
});
