import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { atEnd } from '#server/testing/at-end.ts';

interface Delivered {
  to: string[];
  raw: string;
}

/** A real SMTP server on loopback that keeps what it accepts, and refuses whom a test tells it to, or every nth mail. */
export async function smtpSink({ refuseEvery = Number.POSITIVE_INFINITY } = {}) {
  const delivered: Delivered[] = [];
  const refusals = new Map<string, number>();
  let offered = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo({ address }, _session, callback) {
      const responseCode = refusals.get(address);
      callback(responseCode ? Object.assign(new Error('refused'), { responseCode }) : undefined);
    },
    onData(stream, session, callback) {
      const to = session.envelope.rcptTo.map(({ address }) => address);
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        offered += 1;
        if (offered % refuseEvery === 0)
          return callback(Object.assign(new Error('try later'), { responseCode: 451 }));
        delivered.push({ to, raw: Buffer.concat(chunks).toString('utf8') });
        return callback();
      });
    },
  });
  server.on('error', () => {});
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  atEnd(close);
  return { url: `smtp://127.0.0.1:${port}`, delivered, refusals, close };
}

/** One header, unfolded. */
export const headerOf = (raw: string, name: string) =>
  new RegExp(`^${name}: (.*(?:\\r\\n[ \\t].*)*)`, 'im').exec(raw)?.[1]?.replace(/\r\n[ \t]+/g, ' ');

/** The decoded part of that type. */
export function partOf(raw: string, type: string): string {
  const start = raw.indexOf(`Content-Type: ${type}`);
  const from = raw.indexOf('\r\n\r\n', start) + 4;
  const part = raw.slice(from, raw.indexOf('\r\n----', from));
  const encoding = /Content-Transfer-Encoding: (\S+)/.exec(raw.slice(start, from))?.[1];
  if (encoding === 'base64') return Buffer.from(part, 'base64').toString('utf8');
  const bytes = part
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return encoding === 'quoted-printable' ? Buffer.from(bytes, 'latin1').toString('utf8') : part;
}
