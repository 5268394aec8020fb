import { parentPort } from 'node:worker_threads';
import { makers, type Request } from './make-safe.ts';

// Reads one request after another; who asked ends the thread when it takes too long.
parentPort?.on('message', ({ kind, texts }: Request) => parentPort?.postMessage(texts.map(makers[kind])));
parentPort?.postMessage('ready');
