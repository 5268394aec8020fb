import { describe, expect, it } from 'vitest';
import { openOutbound } from './outbound.ts';
import { callTo, failing, random } from './testing/calls.ts';
import { faultServer, faults } from './testing/fault-server.ts';

// trust.md R9
describe('an outside system that keeps failing', () => {
  it('is left alone for 30 s after 5 failures, then tried once', async () => {
    const { host, seen } = await faultServer(
      ...Array<typeof faults.broken>(6).fill(faults.broken),
      faults.fine,
    );
    let time = 0;
    const outboundJson = openOutbound({ now: () => time, random });
    const tried = () =>
      outboundJson(callTo(host)).then(
        () => 'fine',
        (error: { reason: string }) => error.reason,
      );

    for (let call = 0; call < 5; call += 1) expect(await tried()).toBe('status');
    expect(await tried()).toBe('paused');
    time = 29_999;
    expect(await tried()).toBe('paused');
    time = 30_000;
    expect(await Promise.all([tried(), tried()])).toEqual(['status', 'paused']);
    expect(seen).toHaveLength(6);
    time = 60_000;
    expect([await tried(), await tried()]).toEqual(['fine', 'fine']);
  });

  it('is not left alone for failures that lie further apart, or for refusals', async () => {
    const apart = await faultServer(faults.broken);
    const refusing = await faultServer(faults.unauthorised);
    let time = 0;
    const outboundJson = openOutbound({ now: () => time, random });

    for (let call = 0; call < 8; call += 1) {
      time += 10_000;
      await expect(outboundJson(callTo(apart.host))).rejects.toEqual(failing('status', 500));
      await expect(outboundJson(callTo(refusing.host))).rejects.toEqual(failing('status', 401));
    }
  });

  it('does not get others into trouble', async () => {
    const bad = await faultServer(faults.broken);
    const good = await faultServer(faults.fine);
    const outboundJson = openOutbound({ random });

    for (let call = 0; call < 6; call += 1) await outboundJson(callTo(bad.host)).catch(() => {});

    expect(await outboundJson(callTo(good.host))).toEqual({ answer: 42 });
  });
});
