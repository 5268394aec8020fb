// A process that starts the service as the server does, has it start a browser, says so and waits to be killed.
import { browserStream } from '#connectors/browser-stream/browser-stream.ts';
import { readConfig } from '#server/config.ts';

const provider = browserStream(readConfig(process.env), console);
const health = await provider?.health();
process.send?.(health?.status ?? 'off');
