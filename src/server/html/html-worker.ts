import { parentPort } from 'node:worker_threads';
import { makeSafe } from './make-safe.ts';

// Reads one request after another; who asked ends the thread when it takes too long.
parentPort?.on('message', (texts: string[]) => parentPort?.postMessage(texts.map(makeSafe)));
parentPort?.postMessage('ready');
