import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { aStore, meta, pieces } from './testing/a-store.ts';
import { s3Fake } from './testing/s3-fake.ts';

describe('an S3 service', () => {
  it('that has a bad moment is asked again', async () => {
    const fake = await s3Fake();
    const { store, onDisk } = await aStore(fake.url);
    fake.faults.push(503, 500);

    await store.save(pieces(Buffer.from('x')), meta);

    expect(fake.objects.size).toBe(1);
    expect(fake.asked()).toBe(3);
    expect(await onDisk()).toEqual([]);
  });

  it.each([
    ['is down', [500, 502, 503], 503],
    ['does not know our key', [403], 502],
    ['wants us elsewhere', [307], 502],
  ])('that %s is a fault of the store, never of the session', async (_what, faults, statusCode) => {
    const fake = await s3Fake();
    const { store, onDisk, warned } = await aStore(fake.url);
    fake.faults.push(...faults);

    await expect(store.save(pieces(Buffer.from('x')), meta)).rejects.toMatchObject({ statusCode });

    expect(await onDisk()).toEqual([]);
    expect(warned).toEqual([[{ method: 'PUT', status: faults.at(-1) }, 'the file store refused']]);
  });

  it('sends one part of what it keeps', async () => {
    const { store } = await aStore((await s3Fake()).url);
    const { storage_name } = await store.save(pieces(Buffer.from('0123456789')), meta);

    expect(await text(await store.read(storage_name, { start: 2, end: 4 }))).toBe('234');
  });

  it('refuses a wrong secret', async () => {
    const fake = await s3Fake();
    const { store } = await aStore(fake.url.replace('FEMI', 'FAKE'));

    await expect(store.save(pieces(Buffer.from('x')), meta)).rejects.toMatchObject({ statusCode: 502 });

    expect(fake.objects.size).toBe(0);
  });

  it('that cannot be reached is said to whoever runs Orion, without its key', async () => {
    const { store, warned } = await aStore('http://key:hush@127.0.0.1:59321/papers');

    await expect(store.read('a'.repeat(32))).rejects.toMatchObject({ statusCode: 503 });

    expect(warned).toEqual([[{ method: 'GET', reason: 'ECONNREFUSED' }, 'the file store cannot be reached']]);
    expect(JSON.stringify(warned)).not.toContain('hush');
  });
});
