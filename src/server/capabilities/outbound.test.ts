import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { openOutbound } from './outbound.ts';
import { callTo, failing, random, schema } from './testing/calls.ts';
import { faultServer, faults } from './testing/fault-server.ts';

// trust.md R9
describe('a call to an outside system', () => {
  it('gives the answer in its promised shape, and sends what it was given', async () => {
    const { host, seen } = await faultServer(faults.fine);

    const answer = await openOutbound()(
      callTo(host, { method: 'POST', headers: { 'x-api-key': 'k' }, body: { question: 'why' } }),
    );

    expect(answer).toEqual({ answer: 42 });
    expect(seen).toMatchObject([
      {
        method: 'POST',
        headers: {
          'x-api-key': 'k',
          'content-type': 'application/json',
          'content-length': '18',
          'accept-encoding': 'identity',
        },
      },
    ]);
  });

  it.each([
    ['500', faults.broken, 'status', 500, 1],
    ['401', faults.unauthorised, 'status', 401, 1],
    ['403', faults.forbidden, 'status', 403, 1],
    ['404', faults.missing, 'status', 404, 1],
    ['503', faults.overloaded, 'status', 503, 3],
    ['a redirect into the network', faults.redirect, 'answer', 302, 1],
    ['garbage', faults.garbage, 'answer', null, 1],
    ['another shape', faults.strange, 'answer', null, 1],
    ['more than anybody wants', faults.huge, 'answer', null, 1],
    ['half an answer', faults.cut, 'unreachable', null, 3],
    ['no answer but a closed door', faults.hangUp, 'unreachable', null, 3],
    ['silence', faults.blackHole, 'timeout', null, 1],
    ['a byte now and then', faults.slow, 'timeout', null, 1],
  ] as const)(
    'that meets %s fails as 502, never as 401 or 500',
    async (_what, reply, reason, status, calls) => {
      const { host, seen } = await faultServer(reply);

      // Only what never ends is waited for to the end; a busy machine may take its time for the others.
      const limits = { most_bytes: 100_000, ...(reason === 'timeout' && { timeoutMs: 300 }) };
      await expect(openOutbound({ random })(callTo(host, limits))).rejects.toEqual(failing(reason, status));

      expect(seen).toHaveLength(calls);
    },
  );

  it('that nobody takes fails at once', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    server.close();

    await expect(openOutbound({ random })(callTo(`127.0.0.1:${port}`))).rejects.toEqual(
      failing('unreachable'),
    );
  });

  it('waits only so long for a connection', async () => {
    const mute = createServer(() => {}).listen(0, '127.0.0.1');
    await once(mute, 'listening');
    const host = `127.0.0.1:${(mute.address() as AddressInfo).port}`;

    const call = {
      ...callTo(host),
      url: `https://${host}/ask`,
      connectTimeoutMs: 200,
      retries: 0,
    };
    await expect(openOutbound()(call)).rejects.toEqual(failing('unreachable'));

    mute.close();
  });

  it('to a name that nobody knows is unreachable', async () => {
    const address = { resolve: () => Promise.reject(new Error('ENOTFOUND')) };

    const call = { service: 'Oracle', url: 'https://oracle.example/', schema, address };
    await expect(openOutbound()(call)).rejects.toEqual(failing('unreachable'));
  });

  it('is repeated until it succeeds', async () => {
    const { host, seen } = await faultServer(faults.overloaded, faults.hangUp, faults.fine);

    expect(await openOutbound({ random })(callTo(host))).toEqual({ answer: 42 });

    expect(seen).toHaveLength(3);
  });

  it('that may not be repeated is not', async () => {
    const { host, seen } = await faultServer(faults.overloaded, faults.fine);
    const outboundJson = openOutbound({ random });

    await expect(outboundJson(callTo(host, { method: 'POST' }))).rejects.toEqual(failing('status', 503));
    expect(seen).toHaveLength(1);

    expect(await outboundJson(callTo(host, { method: 'POST', idempotent: true }))).toEqual({ answer: 42 });
  });

  it('waits as long as it is asked to, or gives up when that is too long', async () => {
    const patient = await faultServer(faults.busy('1'), faults.fine);
    const hopeless = await faultServer(faults.busy('3600'), faults.fine);
    const dated = await faultServer(faults.busy(new Date(Date.now() + 3_600_000).toUTCString()), faults.fine);

    expect(await openOutbound({ random })(callTo(patient.host))).toEqual({ answer: 42 });
    for (const { host } of [hopeless, dated])
      await expect(openOutbound({ random })(callTo(host))).rejects.toEqual(failing('status', 429));

    const [first, second] = patient.seen;
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(990);
    expect([hopeless.seen.length, dated.seen.length]).toEqual([1, 1]);
  });
});
