import { beforeAll, describe, expect, it } from 'vitest';
import { type Signed, type TestApp, testApp } from '#orion/server/testing/test-app.ts';

let server: TestApp;
let ann: Signed;
beforeAll(async () => {
  server = await testApp();
  ann = await server.signIn();
  await server.db
    .insertInto('choice')
    .values([
      { kind: 'project', server_value: 'Zephyr', display_name: 'Zephyr', position: 0 },
      { kind: 'project', server_value: 'Apollo', display_name: 'Apollo Program', position: 0 },
      { kind: 'project', server_value: 'Gone', display_name: 'Gone', position: 0, active: false },
    ])
    .execute();
});
const read = async (path: string) =>
  (await server.call('GET', `/api/v1${path}`, { headers: ann.headers })).json();

const projects = [
  { display_name: 'No Project Required', server_value: 'No Project Required' },
  { display_name: 'Apollo Program', server_value: 'Apollo' },
  { display_name: 'Zephyr', server_value: 'Zephyr' },
];

describe('what may be chosen about a person', () => {
  // API-034
  it('GET /projects: “No Project Required” first, retired ones not at all', async () => {
    expect(await read('/projects')).toEqual({ results: projects });
  });

  // API-065, CONV-025, CONV-057, CONV-058, CONV-060
  it('GET /conversations/meta-data: projects, functions, reference types, and ratings as numbers', async () => {
    const { data } = await read('/conversations/meta-data');

    expect(data.projects).toEqual(projects);
    expect(data.functions[0]).toEqual({ display_name: 'Engineering', server_value: 'Engineering' });
    expect(data.reference_types).toContainEqual({ display_name: 'Investor', server_value: 'Investor' });
    expect(data.ratings).toEqual([
      { display_name: 'No Rating', server_value: 0 },
      { display_name: 'No need to follow-up', server_value: 1 },
      { display_name: 'Episodic Outreach', server_value: 2 },
      { display_name: 'Nurture Relationship', server_value: 3 },
      { display_name: 'Not Yet Decided', server_value: 4 },
      { display_name: 'Unable to Reach', server_value: 5 },
    ]);
  });
});
