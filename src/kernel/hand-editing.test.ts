import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameText, PERSON, provenanceOf, settleEdit, webAddress } from './hand-editing.ts';

const hand = { by: 7, at: '2026-01-02T03:04:05.000Z' };
const mine = { source: PERSON, ...hand };
const FIELDS = ['name', 'size', 'city', 'saas'];
const value = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null));
const record = fc.record(Object.fromEntries(FIELDS.map((field) => [field, value])));
const edit = fc.record(Object.fromEntries(FIELDS.map((field) => [field, value])), { requiredKeys: [] });
const origins = fc.dictionary(
  fc.constantFrom(...FIELDS),
  fc.constantFrom({ source: 'import', at: hand.at }, { source: PERSON, by: 1, at: hand.at }),
);

describe('an edit by hand', () => {
  it('makes every typed value the person’s, leaves the others, and done twice is done once', () => {
    fc.assert(
      fc.property(record, origins, edit, (current, before, typed) => {
        const settled = settleEdit(current, before, typed, hand);
        const after = settled?.provenance ?? before;
        const now = {
          ...current,
          ...Object.fromEntries((settled?.changes ?? []).map((c) => [c.field, c.new])),
        };

        for (const field of FIELDS)
          if (field in typed) expect([now[field], after[field]?.source]).toEqual([typed[field], PERSON]);
          else expect([now[field], after[field]]).toEqual([current[field], before[field]]);
        expect(settleEdit(now, after, typed, hand)).toBeNull();
      }),
    );
  });

  it('tells what was there before', () => {
    expect(settleEdit({ city: 'Bern', size: 4 }, {}, { city: null, size: 4 }, hand)).toEqual({
      changes: [{ field: 'city', old: 'Bern', new: null }],
      provenance: { city: mine, size: mine },
    });
  });

  it('is refused by nothing that stands in the stored origins', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (stored) => {
        for (const { source } of Object.values(provenanceOf(stored))) expect(typeof source).toBe('string');
      }),
    );
    expect(provenanceOf({ a: mine, b: null, c: 'import', d: {} })).toEqual({ a: mine });
  });
});

describe('a web address', () => {
  it.each([
    ['acme.example', 'https://acme.example/'],
    [' http://acme.example/a?b=c ', 'http://acme.example/a?b=c'],
    ['', null],
    [null, null],
  ])('%j is kept as %j', (text, kept) => {
    expect(webAddress(2000).parse(text)).toBe(kept);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'word',
    'https://a@b.example',
    'https://~5002',
    'x'.repeat(2001),
  ])('%j is refused', (text) => {
    expect(webAddress(2000).safeParse(text).success).toBe(false);
  });
});

describe('a name', () => {
  it.each(['José', '李', '🦊', 'שלום \u200f(IL)', ' Acme '])('is %j', (name) => {
    expect(nameText(20).parse(name)).toBe(name.trim());
  });

  it.each([
    ['\u200b\u200b', 'must not be empty'],
    ['\u0301', 'must not be empty'],
    ['two\nlines', 'must be a single line'],
    ['Acme \u202egpj', 'must not hold marks that turn the direction of text'],
  ])('is not %j', (name, why) => {
    expect(
      nameText(20)
        .safeParse(name)
        .error?.issues.map(({ message }) => message),
    ).toEqual([why]);
  });
});
