import { spawn } from 'node:child_process';
import { createServer } from 'vite';
import { simulateFathom } from '#connectors/fathom/simulator/fathom-simulator.ts';
import { inventMeetings } from '#connectors/fathom/simulator/invented-meetings.ts';

// The server reloads itself when its files change; pages come from Vite, which hands it every call.
const API_PORT = '3001';
const PORT = Number(process.env.PORT ?? 3000);
const origin = process.env.ORION_ORIGIN ?? `http://127.0.0.1:${PORT}`;
// Without a key of one's own, meetings come from a Fathom on this machine.
const key = 'development';
const invented = {
  count: 40,
  recorder: 'marta@aldercap.example',
  domains: ['ferrowick.example', 'corvaline.example'],
  newest: new Date(),
};
const fathom =
  process.env.FATHOM_API_KEY || process.env.FATHOM_API_URL
    ? undefined
    : await simulateFathom({ keys: { [key]: inventMeetings(invented) } });
const serverEnv = {
  ...process.env,
  PORT: API_PORT,
  ORION_ORIGIN: origin,
  ...(fathom && { FATHOM_API_URL: fathom.url, FATHOM_API_KEY: key }),
};
process.env.ORION_API_PORT = API_PORT;
const server = spawn(
  process.execPath,
  ['--import', 'tsx', '--watch-path=src', '--watch-preserve-output', 'src/orion/server/main.ts'],
  {
    stdio: 'inherit',
    env: serverEnv,
  },
);
const pages = await createServer({ server: { host: '127.0.0.1', port: PORT, strictPort: true } });
await pages.listen();
console.log(`Orion: pages with reload at ${origin}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    server.kill(signal);
    fathom?.close();
    void pages.close();
  });
