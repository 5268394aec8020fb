import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { visibleText } from '#server/html/visible-text.ts';
import { clipboardText } from './clipboard-text.ts';
import type { ReferenceRow } from './shown-reference.ts';

const aRow = (changes: Partial<ReferenceRow> = {}): ReferenceRow => ({
  reference_id: '0b6b2f0e-6f1f-4f6e-8b1d-3f1f2a9c7d10',
  created_at: '2026-03-04T23:30:00.000Z',
  creator: 'Ann Lee',
  creator_email: 'ann@firm.example',
  content: '',
  plain: 'She would buy it again.\nTwice.',
  projects: [['project', 'atlas', 'Atlas']],
  companies: [],
  called_on: null,
  version: 1,
  people: [
    {
      affinity_id: 1,
      name: 'Mira Sand',
      email: null,
      rating: 3,
      rating_name: 'Nurture Relationship',
      is_ignored: false,
      in_reference_contacts: false,
      version: 1,
      tags: [
        ['function', 'eng', 'Engineering'],
        ['function', 'ops', 'Operations'],
        ['reference_type', 'cust', 'Customer'],
      ],
    },
  ],
  ...changes,
});
const MOST = 32_000;

describe('the clipboard text', () => {
  // CONV-044
  it('tells date, creator, projects, people and notes, a blank line between references', () => {
    const bare = aRow({ people: [], projects: [], plain: 'Short.' });

    expect(clipboardText([aRow(), bare], MOST)).toBe(
      [
        'Date: Mar 04 2026',
        'Creator: Ann Lee',
        'Projects: Atlas',
        'People: Mira Sand (Nurture Relationship; Engineering, Operations; Customer)',
        'Notes: She would buy it again.',
        'Twice.',
        '',
        'Date: Mar 04 2026',
        'Creator: Ann Lee',
        'Projects: NA',
        'People: NA',
        'Notes: Short.',
      ].join('\n'),
    );
  });

  // ERR-007
  it('ends one character beyond the largest size, so that the reader can tell', () => {
    const rows = Array.from({ length: 10 }, () => aRow());

    expect(clipboardText(rows, 500)).toHaveLength(501);
    expect(clipboardText(rows, 500)).toBe(clipboardText(rows, MOST).slice(0, 501));
  });

  // trust.md T23
  it('holds nothing that a reader of the note does not see', () => {
    const hidden = fc.constantFrom(
      '<span style="display:none">SECRET</span>',
      '<p hidden>SECRET</p>',
      '<!-- SECRET -->',
      '<script>SECRET</script>',
      '<div style="opacity:0">SECRET</div>',
    );
    const shapeless = fc.constantFrom('\u200b', '\u202e', '\u{e0041}', '\ufeff', '\u0007', '\u2066');
    const part = fc.oneof(hidden, shapeless, fc.constantFrom('<p>seen</p>', 'words ', '\n\n'));

    fc.assert(
      fc.property(fc.array(part), fc.array(shapeless), (parts, signs) => {
        const plain = visibleText(`${parts.join('')}<p>end</p>`);
        const text = clipboardText(
          [aRow({ plain: `${plain}${signs.join('')}`, creator: `A${signs.join('')}nn` })],
          MOST,
        );

        expect(text).not.toMatch(/SECRET|\p{Default_Ignorable_Code_Point}|[^\P{Cc}\n]/u);
        expect(text).toContain('Creator: Ann\n');
        expect(text).not.toContain('\n\n');
      }),
    );
  });
});
