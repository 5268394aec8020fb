import { BlockList, isIP } from 'node:net';
import { lookup } from 'node:dns/promises';
import { networkInterfaces } from 'node:os';
import type { AddressRules } from '#server/capabilities/safe-address.ts';
import type { SessionAsked, SessionOwner } from '#server/capabilities/browsing.ts';
import { openFence } from './fence-proxy.ts';
import { watchMemory } from './memory-watch.ts';
import type { ServiceSettings } from './service-settings.ts';
import { openSessions } from './sessions.ts';
import { openBrowser } from './shared-browser.ts';
import { openEvents } from './told-events.ts';

interface ServiceParts {
  now?: () => number;
  resolve?: AddressRules['resolve'];
  onProblem?: (error: unknown) => void;
}

/** Browsers, fence and sessions as one thing that can be asked; `listen.ts` lets others ask it. */
export async function openService(settings: ServiceSettings, parts: ServiceParts = {}) {
  const { now = Date.now, resolve, onProblem = () => {} } = parts;
  const rules: AddressRules = {
    trusted: settings.allowed_hosts,
    own: { hosts: settings.own_hosts, addresses: await ownAddresses(settings.own_hosts) },
    ...(resolve && { resolve }),
  };
  const fence = await openFence(rules);
  const memory = watchMemory(settings, () => void browser.close());
  const events = openEvents();
  const browser = openBrowser(settings, fence.port, () => sessions.onBrowserGone());
  const sessions = openSessions(settings, {
    browser,
    fence,
    rules,
    now,
    idleMs: settings.idle_minutes * 60_000,
    report: (event) => events.add(event),
    heldMb: () => memory.heldMb(),
    onEmpty: () => browser.release(),
  });
  let known: Promise<string | null> | undefined;

  return {
    sessions,
    events,
    fence,
    calls: {
      async health() {
        known ??= browser.check(onProblem);
        const reason = await known;
        if (sessions.count() === 0) browser.release();
        const active_sessions = sessions.count();
        return reason === null
          ? { status: 'ok' as const, active_sessions }
          : { status: 'unavailable' as const, active_sessions, reason };
      },
      open: async (asked: SessionAsked) => sessions.open(asked),
      async navigate({ owner, session_id, url }: { owner: SessionOwner; session_id: string; url: string }) {
        await sessions.ownedBy(owner, session_id).navigate(url);
      },
      extend: async ({ owner, session_id }: { owner: SessionOwner; session_id: string }) =>
        sessions.ownedBy(owner, session_id).extend(),
      end: ({ owner, session_id }: { owner: SessionOwner; session_id: string }) =>
        sessions.end(owner, session_id),
      endAll: ({ sign_ins }: { sign_ins: string[] }) =>
        sessions.endWhere(({ asked }) => sign_ins.includes(asked.sign_in), 'signed_out'),
      signIns: async () => sessions.signIns(),
    },
    async close() {
      sessions.stop();
      await sessions.endWhere(() => true, 'stopped');
      await browser.close();
      memory.stop();
      await fence.close();
    },
  };
}
export type Service = Awaited<ReturnType<typeof openService>>;

/** This machine's own addresses, and the portal's: public as they may be, they are no site to look at. */
async function ownAddresses(hosts: readonly string[]) {
  const addresses = new BlockList();
  const add = (address: string) => addresses.addAddress(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
  for (const one of Object.values(networkInterfaces()).flat()) if (one) add(one.address);
  for (const host of hosts)
    for (const { address } of await lookup(host, { all: true }).catch(() => [])) add(address);
  return addresses;
}
