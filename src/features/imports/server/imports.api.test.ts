import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { importScene } from './testing/import-scene.ts';

const { server, db, headers, call, send, step, check, jobs } = await importScene();

describe('a file that is brought', () => {
  it('is shown with its columns, the guessed fields and its first rows', async () => {
    const rows = Array.from({ length: 30 }, (_, at) => `c${at}.example,Company ${at},=1+1,${at}`);

    const reply = await send(
      ['Company Domain,Name,Remark,Headcount', ...rows].join('\r\n'),
      'companies',
      'a/b.csv',
    );

    expect(reply.statusCode).toBe(201);
    expect(reply.json().data).toMatchObject({
      entity: 'companies',
      file_name: 'b.csv',
      status: 'uploaded',
      headers: ['Company Domain', 'Name', 'Remark', 'Headcount'],
      mapping: ['domain', 'company_name', null, 'employee_count'],
      created_by: 'Ann Lee',
      rows_total: null,
    });
    expect(reply.json().data.preview).toHaveLength(20);
    expect(reply.json().data.preview[0]).toEqual({
      line: 2,
      cells: ['c0.example', 'Company 0', '=1+1', '0'],
    });
    const listed = (await call('GET', '')).json().results;
    expect(listed[0]).toMatchObject({ id: reply.json().data.id, status: 'uploaded' });
    const trail = await db
      .selectFrom('audit_event')
      .orderBy('event_id')
      .selectAll()
      .where('action', '=', 'imports.upload')
      .execute();
    expect(trail).toMatchObject([{ object_type: 'import', object_id: reply.json().data.id }]);
  });

  it('sent twice under one key is one file', async () => {
    const twice = () =>
      server.call('POST', '/api/v1/imports?entity=companies&file_name=once.csv', {
        payload: 'domain\na.example\n',
        headers: { ...headers, 'content-type': 'text/csv', 'idempotency-key': 'one' },
      });

    const [first, second] = [await twice(), await twice()];

    expect(first.json().data.id).toBe(second.json().data.id);
    const rows = await db.selectFrom('import').select('id').where('file_name', '=', 'once.csv').execute();
    expect(rows).toHaveLength(1);
  });

  it.each([
    ['nothing', '', 422],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]), 422],
  ])('is refused when it is %s', async (_what, payload, status) => {
    const before = await db.selectFrom('import').select('id').execute();

    const reply = await send(payload);

    expect(reply.statusCode).toBe(status);
    expect(reply.json().name).toMatch(/^[A-Z].*[.!]$/s);
    expect(await db.selectFrom('import').select('id').execute()).toHaveLength(before.length);
  });

  it('is refused without a body, of an unknown kind, or too large', async () => {
    const bare = await server.call('POST', '/api/v1/imports?entity=companies&file_name=x.csv', { headers });
    const kind = await send('domain\na.example\n', 'planets');
    const tight = await importScene({ IMPORT_MAX_BYTES: '1000' });
    const large = await tight.send(`domain\n${'a.example\n'.repeat(200)}`);

    expect([bare.statusCode, kind.statusCode, large.statusCode]).toEqual([422, 422, 413]);
  });

  it('is refused before a byte of it is read when it says that it is too large', async () => {
    await server.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = server.app.server.address() as AddressInfo;
    const call = request({
      port,
      method: 'POST',
      path: '/api/v1/imports?entity=companies&file_name=x.csv',
      headers: {
        ...headers,
        host: '127.0.0.1:3000',
        'content-type': 'application/octet-stream',
        'content-length': 1_000_000_001,
      },
    });
    call.flushHeaders();

    const [answer] = (await once(call, 'response')) as [IncomingMessage];

    expect(answer.statusCode).toBe(413);
    expect(answer.headers.connection).toBe('close');
    call.on('error', () => {}).destroy();
  });
});

describe('the calls of an import', () => {
  const nobody = randomUUID();

  it.each([
    ['GET', `/${nobody}`, undefined],
    ['PUT', `/${nobody}/mapping`, { mapping: ['domain'] }],
    ['POST', `/${nobody}/check`, undefined],
    ['POST', `/${nobody}/commit`, {}],
    ['POST', `/${nobody}/undo`, undefined],
    ['GET', `/${nobody}/rejected`, undefined],
  ] as const)(
    '%s %s answer 404 for one that is not there, 401 to strangers',
    async (method, path, payload) => {
      const signed = await call(method, path, payload);
      const stranger = await server.call(method, `/api/v1/imports${path}`, { ...(payload && { payload }) });

      expect([signed.statusCode, stranger.statusCode]).toEqual([404, 401]);
    },
  );

  it.each([
    ['too short', ['domain'], 'The file has 2 columns, the mapping 1.'],
    ['of an unknown field', ['domain', 'colour'], 'There is no field colour in a file of companies.'],
    ['with a field twice', ['domain', 'domain'], 'Two columns are mapped to Domain; leave one of them out.'],
    ['that names nobody', [null, 'hq_city'], /^Map a column to Domain or Website or Company name/],
  ])('refuse a mapping %s', async (_what, mapping, sentence) => {
    const { id } = (await send('domain,name\na.example,A\n')).json().data;

    const reply = await call('PUT', `/${id}/mapping`, { mapping });

    expect(reply.statusCode).toBe(422);
    expect(reply.json().name).toMatch(sentence);
    expect((await call('GET', `/${id}`)).json().data.status).toBe('uploaded');
  });

  it('take a corrected mapping and check by it', async () => {
    const { id } = (await send('foo,bar\nmapped.example,Mapped\n')).json().data;

    const reply = await call('PUT', `/${id}/mapping`, { mapping: ['domain', 'company_name'] });
    await jobs.runQueued();

    expect([reply.statusCode, reply.json().data.status]).toEqual([202, 'checking']);
    expect((await call('GET', `/${id}`)).json().data).toMatchObject({
      status: 'checked',
      counts: { create: 1, update: 0, differ: 0, unchanged: 0, conflict: 0, skipped: 0, rejected: 0 },
      rows_done: 1,
      rows_total: 1,
    });
  });

  it('come in their order, and not while another is at work', async () => {
    const { id } = (await send('domain\norder.example\n')).json().data;

    const early = [await call('POST', `/${id}/commit`, {}), await call('POST', `/${id}/undo`)];
    await call('POST', `/${id}/check`);
    const meanwhile = await call('PUT', `/${id}/mapping`, { mapping: ['website'] });
    await jobs.runQueued();
    await step(id, 'commit');
    const late = await call('POST', `/${id}/check`);

    expect([...early, meanwhile, late].map(({ statusCode }) => statusCode)).toEqual([409, 409, 409, 409]);
    expect(late.json().message).toBe('This file has already been imported. Undo the import first.');
  });

  it('tell why a step could not be done', async () => {
    const { id } = (await send('domain\na.example\n')).json().data;
    const row = await db
      .selectFrom('import')
      .select('storage_name')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await server.platform.files.remove(row.storage_name);

    await call('POST', `/${id}/check`);
    await jobs.runQueued();

    expect((await call('GET', `/${id}`)).json().data).toMatchObject({
      status: 'failed',
      failure: 'The file is no longer available. Upload it again.',
    });
    expect((await call('GET', `/${id}/rejected`)).statusCode).toBe(404);
  });
});

describe('the rejected rows', () => {
  it('can be had as a file that no spreadsheet runs, with line and reason', async () => {
    const found = await check('domain,name,employees\na.example,A,1\nnope,=cmd(),2\nb,"B\nb",lots\n');

    const reply = await call('GET', `/${found.id}/rejected`);

    expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(reply.headers['content-disposition']).toContain('firm.csv.rejected.csv');
    expect(reply.body.split('\r\n').slice(0, 2)).toEqual([
      'domain,name,employees,line,reason',
      expect.stringMatching(/^nope,'=cmd\(\),2,3,"?domain: .*not a domain/),
    ]);
    expect(reply.body).toMatch(/b,"B\nb",lots,4,"domain: /);
    expect(found.problems).toMatchObject([
      { line: 3, field: 'domain' },
      { line: 3, field: 'company_name' },
      { line: 4, field: 'domain' },
    ]);
  });
});
