import { beforeEach, describe, expect, it } from 'vitest';
import type { Mailer } from '#server/mail/mailer.ts';
import { type Signed, type TestApp, testApp } from '#orion/server/testing/test-app.ts';
import { aSearch } from '../testing/watched-searches.ts';
import { watch } from './watch.handlers.ts';
import { watchMailJob } from './watch.job.ts';

const FIRST_DAY = '2026-03-04T08:00:00Z';
let server: TestApp;
let ann: Signed;
beforeEach(async () => {
  server = await testApp({ features: [watch] });
  server.clock.set('2026-03-03T12:00:00Z');
  ann = await server.signIn({ full_name: 'Ann Lee' });
  await aCompany('Known', { is_saas: true });
});

const aCompany = (company_name: string, more: { is_saas?: boolean; status?: string } = {}) =>
  server.db
    .insertInto('company')
    .values({ company_name, company_domain: `${company_name.toLowerCase()}.example`, ...more })
    .execute();
const run = (mail: Mailer = server.platform.mail) =>
  watchMailJob({ ...server.platform, mail }).run(
    {},
    { key: 'k', attempt: 1, signal: new AbortController().signal },
  );
const mails = () => server.db.selectFrom('mail_outbox').selectAll().orderBy('created_at').execute();
async function watched(filters: Record<string, string[]>, owner = ann) {
  const uuid = await aSearch(server.db, owner, filters);
  await server.call('POST', '/api/v1/discovery/watch', {
    payload: { uuid, watched: true },
    headers: owner.headers,
  });
  return uuid;
}

describe('the daily mail', () => {
  it('tells what is new since the last, once a day, and nothing when nothing is', async () => {
    const uuid = await watched({ is_saas: ['true'] });
    server.clock.set(FIRST_DAY);
    await run();
    expect(await mails()).toEqual([]);

    await aCompany('Fresh', { is_saas: true });
    await aCompany('Elsewhere', { is_saas: false });
    server.clock.set('2026-03-05T08:00:00Z');
    await run();
    await aCompany('Later', { is_saas: true });
    server.clock.set('2026-03-05T09:00:00Z');
    await run();
    const [first, ...others] = await mails();
    expect(others).toEqual([]);
    expect(first).toMatchObject({ to_address: ann.email, subject: '1 new company in 1 search you watch' });
    expect(first?.plain).toContain('Filter by Saas: Yes\n');
    expect(first?.plain).toContain('* Fresh (fresh.example)');
    expect(first?.plain).not.toMatch(/Known|Elsewhere|Later/);
    expect(first?.plain).toContain('View in Explore: http://127.0.0.1:3000/explore?is_saas=true');
    expect(first?.plain).toContain(
      `Stop watching this search: http://127.0.0.1:3000/set_top_discovery_queries?uuid=${uuid}&watched=false`,
    );
    expect(first?.html).toContain('Fresh (fresh.example)');

    server.clock.set('2026-03-06T08:00:00Z');
    await run();
    const second = (await mails())[1];
    expect(second?.plain).toContain('* Later (later.example)');
    expect(second?.plain).not.toContain('Fresh');
    server.clock.set('2026-03-07T08:00:00Z');
    await run();
    expect(await mails()).toHaveLength(2);
  });

  it('never tells of a company whose domain is blocked or unknown', async () => {
    await watched({ is_saas: ['true'] });
    server.clock.set(FIRST_DAY);
    await run();
    await server.db
      .insertInto('submission')
      .values({
        template: 'blocked-domains',
        answers: JSON.stringify({ domain: 'unwanted.example' }),
        created_by: ann.user_id,
        created_at: FIRST_DAY,
      })
      .execute();
    await aCompany('Unwanted', { is_saas: true });
    await server.db
      .insertInto('company')
      .values({ company_name: 'Nameless', is_saas: true } as never)
      .execute();

    server.clock.set('2026-03-05T08:00:00Z');
    await run();

    expect(await mails()).toEqual([]);
  });

  // API-009
  it('leads to a watched search without what means nothing alone', async () => {
    await watched({ is_saas: ['true'], days_of_email_sent: ['30'] });
    server.clock.set(FIRST_DAY);
    await run();
    await aCompany('Fresh', { is_saas: true });
    server.clock.set('2026-03-05T08:00:00Z');
    await run();

    const [mail] = await mails();
    expect(mail?.plain).toContain('View in Explore: http://127.0.0.1:3000/explore?is_saas=true\n');
  });

  it('also tells what came into a search because it changed', async () => {
    await aCompany('Turning', { is_saas: false });
    await watched({ is_saas: ['true'] });
    await server.db
      .updateTable('company')
      .set({ is_saas: true })
      .where('company_name', '=', 'Turning')
      .execute();
    server.clock.set(FIRST_DAY);
    await run();

    expect((await mails())[0]?.plain).toContain('* Turning (turning.example)');
  });

  it('offers to watch what its reader searches for most', async () => {
    await watched({ is_saas: ['true'] });
    const often = { status: ['Private'] };
    await aSearch(server.db, ann, { status: ['Closed'] }, '2026-03-03T09:00:00Z');
    await aSearch(server.db, ann, often, '2026-03-01T09:00:00Z');
    const latest = await aSearch(server.db, ann, often, '2026-03-02T09:00:00Z');
    await aSearch(server.db, ann, { status: ['Public'] }, '2025-12-01T09:00:00Z');
    await aCompany('Fresh', { is_saas: true });
    server.clock.set(FIRST_DAY);
    await run();

    const plain = (await mails())[0]?.plain ?? '';
    const top = plain.slice(plain.indexOf('Your top queries'));
    expect(top.indexOf('Status: Private')).toBeLessThan(top.indexOf('Status: Closed'));
    expect(top).toContain(
      `Watch this search: http://127.0.0.1:3000/set_top_discovery_queries?uuid=${latest}&watched=true`,
    );
    expect(top).not.toContain('Public');
  });

  it('goes to its owner only, and not to who has left', async () => {
    const bo = await server.signIn();
    const gone = await server.signIn();
    await watched({ is_saas: ['true'] });
    await watched({ is_saas: ['false'] }, bo);
    await watched({ is_saas: ['true'] }, gone);
    await server.db.updateTable('staff').set({ active: false }).where('user_id', '=', gone.user_id).execute();
    await aCompany('Fresh', { is_saas: true });
    server.clock.set(FIRST_DAY);
    await run();

    expect((await mails()).map(({ to_address }) => to_address)).toEqual([ann.email]);
  });
});

describe('a day’s mail', () => {
  it('is written once by two instances at the same time', async () => {
    await watched({ is_saas: ['true'] });
    await aCompany('Fresh', { is_saas: true });
    server.clock.set(FIRST_DAY);
    await Promise.allSettled([run(), run(), run()]);
    await run();

    expect(await mails()).toHaveLength(1);
  });

  it('is made up for after a crash: with all its news, and not twice to those who have it', async () => {
    const bo = await server.signIn();
    await watched({ is_saas: ['true'] });
    await watched({ is_saas: ['true'] }, bo);
    await aCompany('Fresh', { is_saas: true });
    server.clock.set(FIRST_DAY);
    const { mail } = server.platform;
    const crashing: Mailer = {
      ...mail,
      async send(db, letter) {
        await mail.send(db, letter);
        if (letter.to === ann.email) throw new Error('the power went');
      },
    };

    await expect(run(crashing)).rejects.toThrow('1 mails of the kind discovery-watch were not written.');
    expect((await mails()).map(({ to_address }) => to_address)).toEqual([bo.email]);
    server.clock.set('2026-03-04T09:00:00Z');
    await run();
    await run();

    const written = await mails();
    expect(written.map(({ to_address }) => to_address)).toEqual([bo.email, ann.email]);
    expect(written[1]?.plain).toContain('* Fresh (fresh.example)');
  });

  it('waits for the hour of its reader, and does not come to who ended it', async () => {
    const bo = await server.signIn();
    await watched({ is_saas: ['true'] });
    await watched({ is_saas: ['true'] }, bo);
    await server.db
      .insertInto('mail_preference')
      .values({ user_id: bo.user_id, kind: 'discovery-watch', frequency: 'never' })
      .execute();
    await aCompany('Fresh', { is_saas: true });
    server.clock.set('2026-03-04T07:59:00Z');
    await run();
    expect(await mails()).toEqual([]);

    server.clock.set(FIRST_DAY);
    await run();

    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to_address: ann.email, template: 'discovery-watch' });
    expect(mail?.plain).toContain(`Unsubscribe: ${mail?.unsubscribe_url}`);
  });
});
