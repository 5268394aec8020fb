import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as z from 'zod';
import type { ImportRecord } from '../import-record.contract.ts';
import { checksums, importScene } from './testing/import-scene.ts';

const CASES = process.env.ORION_TEST_LONG ? 1000 : 30;
const { db, jobs, call, read, send, step } = await importScene();

const FILES = [
  'domain,name,employees,total funding,last funding date,lists\r\na.example,"A, ""B""",12,"$1,750,000",2024-02-29,"x;y"\r\nb.example,B,1.2k,€3m,31/12/2020,\r\n',
  'Website\tName\tStatus\thttps\nhttps://www.c.example/\tC\tPublic\t1\n\t\t\t\nfacebook.com/d\tD\tn/a\t\n',
  '[{"domain":"d.example","name":"D \\u0000 \\ud800","employees":5},{"domain":["e.example"],"x":{"y":[1]}}]',
  '{"email":"ann@f.example","name":"Ann"}\n{"email":["b@f.example","c@f.example"],"name":null}\n{"name":"x"}\n',
  'name;email;title\rÄnne;anne@g.example;CEO\rBo;"bo@g.example\nbob@g.example";"CFO\r"\r',
];
const HOSTILE = [
  '"',
  '\0',
  '\u{d83d}',
  '\r',
  '\n',
  '[',
  '{',
  '}',
  ',',
  ';',
  '\t',
  '\ufeff',
  '𝒜',
  '=1+1',
  '1e400',
  '-',
  'NULL',
];

interface Damage {
  file: number;
  at: number;
  length: number;
  with: Buffer;
}

const damage: fc.Arbitrary<Damage> = fc.record({
  file: fc.nat(FILES.length - 1),
  at: fc.nat(400),
  length: fc.nat(40),
  with: fc.oneof(
    fc.constantFrom(...HOSTILE).map((text) => Buffer.from(text)),
    fc.uint8Array({ maxLength: 12 }).map((bytes) => Buffer.from(bytes)),
    fc.string({ unit: 'binary', maxLength: 12 }).map((text) => Buffer.from(text)),
    fc.constantFrom(...FILES).map((text) => Buffer.from(text, 'utf16le')),
  ),
});
const damaged = (hurts: readonly Damage[]) =>
  hurts.reduce(
    (file, hurt) =>
      Buffer.concat([file.subarray(0, hurt.at), hurt.with, file.subarray(hurt.at + hurt.length)]),
    Buffer.from(FILES[hurts[0]?.file ?? 0] ?? ''),
  );
/** A header that was hurt is mapped by hand, as a person would: the first column tells who it is. */
const mapAndCheck = async (id: string, headers: readonly string[], entity: string) => {
  const key = entity === 'companies' ? 'domain' : 'email';
  const guessed = (await read(id)).mapping;
  const mapping = guessed.includes(key) ? guessed : headers.map((_header, at) => (at === 0 ? key : null));
  const reply = await call('PUT', `/${id}/mapping`, { mapping });
  expect(reply.statusCode, reply.body).toBe(202);
  await jobs.runQueued();
  return read(id);
};
const named = z.object({ line: z.int().positive(), field: z.string().min(1), message: z.string().min(3) });

// ERR-001
it(`meets ${CASES} damaged files without breaking, without half an import, and names every fault`, async () => {
  const before = await checksums(db);
  const ends: Record<string, number> = {};

  await fc.assert(
    fc.asyncProperty(
      fc.array(damage, { minLength: 1, maxLength: 3 }),
      fc.constantFrom('companies', 'people'),
      fc.constantFrom('x.csv', 'x.tsv', 'x.json', 'x.ndjson', 'x'),
      async (hurts, entity, name) => {
        const reply = await send(damaged(hurts), entity, name);
        expect([201, 422], reply.body).toContain(reply.statusCode);
        if (reply.statusCode === 422) {
          ends.refused = (ends.refused ?? 0) + 1;
          expect(reply.json().name.length).toBeGreaterThan(3);
          return;
        }
        const { id, headers } = reply.json<{ data: ImportRecord }>().data;
        const found = await mapAndCheck(id, headers, entity);
        ends[found.status] = (ends[found.status] ?? 0) + 1;
        expect(['checked', 'failed']).toContain(found.status);
        if (found.status === 'failed') expect(found.failure).not.toContain('Something went wrong');
        for (const problem of found.problems) named.parse(problem);
        expect(found.problems.length).toBeGreaterThanOrEqual(Math.min(1, found.counts.rejected));
        // Some go all the way: what the dry run takes, the database takes too.
        if (found.status === 'failed' || (hurts[0]?.at ?? 0) % 4 > 0) return;
        expect(await step(id, 'commit')).toMatchObject({ status: 'committed', counts: found.counts });
        expect(await step(id, 'undo')).toMatchObject({ status: 'undone', kept: [] });
      },
    ),
    { numRuns: CASES },
  );

  expect(await checksums(db)).toEqual(before);
  expect(Object.keys(ends).length).toBeGreaterThan(1);
  expect(ends.checked).toBeGreaterThan(CASES / 10);
});
