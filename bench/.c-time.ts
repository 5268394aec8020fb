import pg from 'pg';
const original = pg.Client.prototype.query as (...args: unknown[]) => unknown;
pg.Client.prototype.query = function (this: unknown, ...args: unknown[]) {
  const begun = performance.now();
  const out = original.apply(this, args) as Promise<unknown>;
  const text = typeof args[0] === 'string' ? args[0] : ((args[0] as { text?: string }).text ?? '');
  if (out && typeof out.then === 'function')
    void out.then(
      () => {
        const ms = performance.now() - begun;
        if (ms > Number(process.env.SLOW ?? 150))
          console.log(ms.toFixed(0), text.replace(/\s+/g, ' ').slice(0, 110));
      },
      () => {},
    );
  return out;
} as never;
const { run } = await import('./import.bench.ts');
await run();
