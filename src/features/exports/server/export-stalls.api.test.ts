import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { eventually } from '#kernel/testing/eventually.ts';
import { testApp } from '#orion/server/testing/test-app.ts';
import type { Context } from '#server/http/implement.ts';
import { type ExportEntity, exportEntities } from './export-entities.ts';
import { exportFile } from './export-file.ts';
import { seedCompanies, watchExports } from './testing/large-exports.ts';

const { app, db, signIn, url, platform } = await testApp({ readerPatienceMs: 300 });
const ann = await signIn();
await seedCompanies(db);
const { busy, cutShort } = await watchExports(db, url);
await app.listen({ host: '127.0.0.1', port: 0 });
const { port } = app.server.address() as AddressInfo;

it.each(['identity', 'gzip'])('lets go of a reader who takes nothing: %s', async (encoding) => {
  const before = await cutShort();
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  await once(socket, 'connect');
  const headers = { host: '127.0.0.1:3000', 'accept-encoding': encoding, ...ann.headers };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`GET /api/v1/export/companies?format=csv HTTP/1.1\r\n${lines.join('')}\r\n`);

  await eventually(async () => expect(await cutShort()).toBe(before + 1));
  await eventually(async () => expect(await busy()).toEqual([]));
  socket.destroy();
});

it('ends after its longest time, though memory was cleared meanwhile', async () => {
  setFlagsFromString('--expose-gc');
  const clear = runInNewContext('gc') as () => void;
  const caller = { user_id: ann.user_id } as Context['caller'];
  const gone = new AbortController();
  const context = { ...platform, user: { user_id: ann.user_id }, caller, gone: gone.signal } as Context;
  const entity = exportEntities.companies as ExportEntity;

  const before = await cutShort();

  const { content } = await exportFile(context, { name: 'companies', format: 'csv', entity }, 300);
  clear();

  await eventually(async () => expect(await cutShort()).toBe(before + 1));
  await eventually(async () => expect(await busy()).toEqual([]));
  expect(content).toMatchObject({ destroyed: true });
});
