import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to a database that a test can shut: nobody listens there, and open connections are cut. */
export async function databaseGate(url: string) {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  const gate = createServer((socket) => {
    const onward = connect(Number(target.port), target.hostname);
    for (const end of [socket, onward]) {
      sockets.add(end);
      end.on('error', () => {}).on('close', () => sockets.delete(end));
    }
    socket.pipe(onward).pipe(socket);
  });
  const open = async (port = 0) => {
    gate.listen(port, '127.0.0.1');
    await once(gate, 'listening');
    return (gate.address() as AddressInfo).port;
  };
  const port = await open();
  const through = new URL(url);
  through.port = String(port);
  through.search = '';
  return {
    url: through.href,
    open: () => open(port),
    async shut() {
      gate.close();
      for (const socket of sockets) socket.destroy();
      await once(gate, 'close');
    },
  };
}
