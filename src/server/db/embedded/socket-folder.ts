import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';

/** What the system takes as the name of a socket. */
const LONGEST_NAME = 100;

/**
 * The folder for the socket of a server that is about to start, by which a question costs half of what it does by a port;
 * empty where the folder cannot hold one. Nobody else may enter a cluster.
 */
export async function prepareSocketFolder(cluster: string, port: number): Promise<string> {
  const socket = path.join(cluster, `.s.PGSQL.${port}`);
  if (process.platform === 'win32' || Buffer.byteLength(socket) > LONGEST_NAME) return '';
  // PostgreSQL itself believes a lock of one that was killed when another program has its pid.
  for (const left of [socket, `${socket}.lock`]) await rm(left, { force: true });
  return (await canListen(socket)) ? cluster : '';
}

/** Some shared folders hold no sockets, and PostgreSQL would not start for that alone. */
const canListen = (socket: string) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(socket, () => probe.close(() => resolve(true)));
  });
