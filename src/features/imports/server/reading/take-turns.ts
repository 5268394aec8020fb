import { setImmediate as nextTurn } from 'node:timers/promises';

const PIECE_BYTES = 16_384;
const MOST_MS = 20;

/** The same one by one; whoever works on them lets others have their turn before long. */
export async function* takeTurns<T>(things: AsyncIterable<T> | Iterable<T>): AsyncGenerator<T> {
  let began = performance.now();
  for await (const thing of things) {
    yield thing;
    if (performance.now() - began < MOST_MS) continue;
    await nextTurn();
    began = performance.now();
  }
}

/** The same bytes in pieces small enough that no work on one of them takes long. */
export async function* smallPieces(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const chunk of chunks)
    for (let from = 0; from < chunk.length; from += PIECE_BYTES)
      yield chunk.subarray(from, from + PIECE_BYTES);
}
