import { beforeEach, describe, expect, it } from 'vitest';
import { need } from '#server/capabilities/capability.ts';
import type { InlineJobs } from '#server/testing/inline-jobs.ts';
import { aPipeline } from './testing/a-pipeline.ts';

const { server, ann, send, added, own, move, statusOf } = await aPipeline();
const { platform, db } = server;
const { crm } = platform.capabilities;
const jobs = platform.jobs as InlineJobs;

const told: unknown[] = [];
const telling =
  (what: string) =>
  async (...about: unknown[]) =>
    void told.push([what, ...about]);
const provider = {
  source: 'outside',
  saveOwners: telling('owners'),
  saveStatus: telling('status'),
  addToList: telling('on'),
  removeFromList: telling('off'),
};
const known = async (domain: string, affinity_id = '77') => {
  await added(domain);
  await db
    .updateTable('company')
    .set({ external_id: affinity_id })
    .where('company_domain', '=', domain)
    .execute();
};

beforeEach(() => {
  told.length = 0;
  crm.provider = provider;
});

// PIPE-015
describe('the relationship system outside', () => {
  it('hears how a company stands under the id that it has there', async () => {
    await added('told.example');
    await send('POST', '/assign-tp-status', { domain: 'told.example', tp_status: 'PASSED', affinity_id: 77 });
    await own('told.example', ['Ann Lee']);
    expect(told).toEqual([]);

    await jobs.runQueued();

    expect(told.slice(-2)).toEqual([
      ['owners', '77', [ann.email]],
      ['status', '77', 'PASSED'],
    ]);
  });

  it('hears of lists as they are by then, of many companies too', async () => {
    await known('one.example', '1');
    await known('two.example', '2');
    await send('POST', '/add-list', { domain: 'one.example', name: 'Climate' });
    const { results } = (await send('GET', '/all-lists')).json<{ results: { list_id: number }[] }>();
    const list_id = results[0]?.list_id;
    await send('POST', '/add-companies-to-list', { domains: ['one.example', 'two.example'], list_id });
    await send('DELETE', `/remove-company-from-list/one.example/${list_id}`);

    await jobs.runQueued();

    expect(told).toEqual([
      ['off', '1', 'Climate'],
      ['on', '2', 'Climate'],
      ['off', '1', 'Climate'],
    ]);
  });

  it('hears nothing of a company it does not know, nor of a write that was refused', async () => {
    await added('strange.example');
    await known('refused.example');
    await move('strange.example', 'PASSED');
    await move('refused.example', 'NO SUCH STATUS');

    await jobs.runQueued();

    expect(told).toEqual([]);
  });

  // PIPE-015
  it('is not there: everything works, nothing waits, and whoever needs it is told plainly', async () => {
    crm.provider = null;
    await known('alone.example');
    const reply = await send('POST', '/pipeline-operation', {
      operation: 'set_status',
      domains: ['alone.example'],
      value: 'PASSED',
    });

    expect(reply.json()).toMatchObject({ status: 'success', updated: 1 });
    expect(await statusOf('alone.example')).toBe('PASSED');
    expect(jobs.queued).toEqual([]);
    expect(() => need(crm)).toThrow(/The relationship system.*not (set up|configured)/);
  });
});
