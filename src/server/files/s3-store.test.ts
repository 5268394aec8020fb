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
    const { store, onDisk } = await aStore(fake.url);
    fake.faults.push(...faults);

    await expect(store.save(pieces(Buffer.from('x')), meta)).rejects.toMatchObject({ statusCode });

    expect(await onDisk()).toEqual([]);
  });

  it('refuses a wrong secret', async () => {
    const fake = await s3Fake();
    const { store } = await aStore(fake.url.replace('FEMI', 'FAKE'));

    await expect(store.save(pieces(Buffer.from('x')), meta)).rejects.toMatchObject({ statusCode: 502 });

    expect(fake.objects.size).toBe(0);
  });

  it.each([
    'http://key:secret@s3.example/papers',
    'https://s3.example/papers',
    'https://key:secret@s3.example',
  ])('cannot be %s', async (url) => {
    await expect(aStore(url)).rejects.toThrow(/^FILES_URL must/);
  });
});
