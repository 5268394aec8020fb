import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { openFileStore } from '#server/files/store.ts';
import { testApp } from '#orion/server/testing/test-app.ts';
import { MOST_FILE, type CompanyFile } from '../records.contract.ts';

const folder = await mkdtemp(join(tmpdir(), 'orion-files-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const store = openFileStore({ ORION_DATA_DIR: folder, FILES_URL: undefined });
const server = await testApp({ platform: { files: store } });
const { db } = server;
const ann = await server.signIn({ full_name: 'Ann Lee' });
await sql`insert into company (company_domain, company_name) values ('acme.example', 'Acme')`.execute(db);

const PDF = Buffer.from('%PDF-1.7\nsome bytes');
const GIF_JS = Buffer.from('GIF89a/*\x01\x00*/=1;alert(1)//');

interface Sending {
  domain?: string;
  document_type?: string;
  name?: string | null;
  bytes?: Buffer;
  headers?: object;
}

/** A form as a browser sends it. */
function upload({ domain = 'acme.example', document_type = 'Memo', ...file }: Sending = {}) {
  const { name = 'memo.pdf', bytes = PDF, headers = {} } = file;
  const named = name === null ? '' : `; filename="${name}"`;
  const field = (key: string, value: string) =>
    `--edge\r\nContent-Disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`;
  const payload = Buffer.concat([
    Buffer.from(field('domain', domain) + field('document_type', document_type)),
    Buffer.from(
      `--edge\r\nContent-Disposition: form-data; name="file"${named}\r\nContent-Type: application/pdf\r\n\r\n`,
    ),
    bytes,
    Buffer.from('\r\n--edge--\r\n'),
  ]);
  return server.call('POST', '/api/v1/file-uploads', {
    payload,
    headers: { ...ann.headers, 'content-type': 'multipart/form-data; boundary=edge', ...headers },
  });
}
const call = (method: 'GET' | 'POST' | 'DELETE', path: string) =>
  server.call(method, `/api/v1/file-uploads${path}`, { headers: ann.headers });
const files = async () =>
  (await call('GET', '?domain=acme.example')).json<{ results: CompanyFile[] }>().results;
const rowsOf = async () =>
  (await db.selectFrom('stored_file').select('storage_name').execute()).map(
    ({ storage_name }) => storage_name,
  );
/** Bytes kept that no row knows of. */
async function orphans() {
  const known = new Set(await rowsOf());
  const kept = await readdir(join(folder, 'files'), { recursive: true, withFileTypes: true });
  return kept.filter((entry) => entry.isFile() && !known.has(entry.name)).map(({ name }) => name);
}

// PIPE-021, API-025, API-026, API-027
describe('files of a company', () => {
  it('are kept, listed, counted, read, taken away and brought back', async () => {
    const reply = await upload();
    expect(reply.statusCode).toBe(201);
    const { data } = reply.json<{ data: CompanyFile }>();
    expect(data).toMatchObject({
      file_name: 'memo.pdf',
      document_type: 'Memo',
      size: PDF.length,
      content_type: 'application/pdf',
      uploaded_by: 'Ann Lee',
      url: `/media/files/${data.uuid}`,
    });
    expect(await files()).toEqual([data]);
    expect(await rowsOf()).toHaveLength(1);
    expect(await orphans()).toEqual([]);
    expect((await call('GET', '/metadata?domain=acme.example')).json()).toEqual({
      data: { count: 1, total_size: PDF.length, by_type: { Memo: 1 } },
    });

    const content = await server.call('GET', data.url, { headers: ann.headers });
    expect(content.rawPayload).toEqual(PDF);
    expect(content.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(PDF.length),
      'content-disposition': expect.stringMatching(/^attachment; filename="memo.pdf"/),
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });

    expect((await call('DELETE', `/${data.uuid}`)).statusCode).toBe(200);
    expect((await call('DELETE', `/${data.uuid}`)).statusCode).toBe(404);
    expect((await server.call('HEAD', data.url, { headers: ann.headers })).statusCode).toBe(404);
    expect((await server.call('GET', data.url, { headers: ann.headers })).statusCode).toBe(404);
    expect(await files()).toEqual([]);
    expect((await call('POST', `/${data.uuid}/restore`)).statusCode).toBe(200);
    expect(await files()).toEqual([data]);
  });

  it('tell their head without their bytes, and any one part of them', async () => {
    const text = Buffer.from('a,b\n'.repeat(1000));
    const { url } = (await upload({ name: 'long.csv', bytes: text })).json<{ data: CompanyFile }>().data;
    const ask = (method: 'GET' | 'HEAD', more: object = {}) =>
      server.call(method, url, { headers: { ...ann.headers, 'accept-encoding': 'gzip', ...more } });
    const steady = ({ headers }: Awaited<ReturnType<typeof ask>>) =>
      Object.fromEntries(
        Object.entries(headers).filter(([name]) => /^(content|accept|cache|x-content)/.test(name)),
      );

    const [head, whole] = [await ask('HEAD'), await ask('GET')];
    expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0]);
    expect(whole.rawPayload).toEqual(text);
    expect(steady(head)).toEqual(steady(whole));
    expect(steady(whole)).toMatchObject({ 'content-length': '4000', 'accept-ranges': 'bytes' });

    const part = await ask('GET', { range: 'bytes=2-5' });
    expect([part.statusCode, part.payload, part.headers['content-range']]).toEqual([
      206,
      'b\na,',
      'bytes 2-5/4000',
    ]);
    expect(part.headers['content-length']).toBe('4');
    const beyond = await ask('GET', { range: 'bytes=4000-' });
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, 'bytes */4000']);
    expect(beyond.json()).toMatchObject({ code: 416, message: 'The file has only 4000 bytes.' });
    for (const more of [{ range: 'bytes=0-1,4-5' }, { range: 'bytes=0-1', 'if-range': '"x"' }])
      expect((await ask('GET', more)).rawPayload).toEqual(text);
  });

  it('that would have to be made are refused by their head, with the method that makes them', async () => {
    const { statusCode, headers } = await server.call('HEAD', '/api/v1/export/companies', {
      headers: ann.headers,
    });

    expect([statusCode, headers.allow]).toEqual([405, 'GET']);
  });

  it('sent twice under one key are kept once', async () => {
    const headers = { 'idempotency-key': 'the same file' };
    const [first, second] = [await upload({ headers }), await upload({ headers })];

    expect(second.json()).toEqual(first.json());
    expect(await orphans()).toEqual([]);
  });
});

// T18
describe('a file that is not what it says', () => {
  it('is told when it has no name', async () => {
    const reply = await upload({ name: null, bytes: Buffer.alloc(1000, PDF) });

    expect(reply.json()).toMatchObject({
      code: 422,
      message: 'The file has no name. Send it with a file name.',
    });
  });

  it.each([
    ['a page called .pdf', { bytes: Buffer.from('<html><script>alert(1)</script>') }, 415],
    ['a picture that is a script', { name: 'x.gif', bytes: GIF_JS }, 415],
    ['a drawing', { name: 'x.svg', bytes: Buffer.from('<svg onload="alert(1)"/>') }, 415],
    ['a program', { name: 'x.exe', bytes: Buffer.from('MZ\x90') }, 415],
    [
      'a plain archive',
      { name: 'x.docx', bytes: Buffer.from('PK\x03\x04rest of an archive of some length') },
      415,
    ],
    ['nothing', { bytes: Buffer.alloc(0) }, 422],
    ['too much', { bytes: Buffer.concat([PDF, Buffer.alloc(MOST_FILE)]) }, 413],
    ['a type nobody knows', { document_type: 'Gossip' }, 422],
    ['a company nobody knows', { domain: 'nobody.example' }, 404],
    ['no company', { domain: '' }, 422],
  ] satisfies [string, Sending, number][])(
    '%s is refused, and nothing of it stays',
    async (_what, sent, code) => {
      const before = await rowsOf();

      const reply = await upload(sent);

      expect(reply.statusCode).toBe(code);
      expect(reply.json()).toMatchObject({ code, message: expect.any(String) });
      expect(await rowsOf()).toEqual(before);
      expect(await orphans()).toEqual([]);
    },
  );

  it.each([
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    [`${'n'.repeat(300)}.pdf`, `${'n'.repeat(196)}.pdf`],
  ])('called %s gets a safe name', async (name, safe) => {
    expect((await upload({ name })).json()).toMatchObject({ data: { file_name: safe } });
  });

  it('is not taken from whoever sends no form, or a hundred and first', async () => {
    const reply = await server.call('POST', '/api/v1/file-uploads', { payload: {}, headers: ann.headers });
    expect(reply.statusCode).toBeGreaterThanOrEqual(400);
    expect(reply.statusCode).toBeLessThan(500);

    await sql`insert into company_file (company_id, file_id, document_type, created_at)
      select company_id, file_id, 'Memo', now() from company, (select file_id from stored_file limit 1), generate_series(1, 100)`.execute(
      db,
    );
    expect((await upload()).json()).toMatchObject({
      code: 422,
      message: 'The company has 100 files already. Remove one first.',
    });
    expect(await orphans()).toEqual([]);
  });
});
