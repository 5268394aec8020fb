import { describe, expect, it } from 'vitest';
import { anEntry } from '../testing/history.ts';
import { daysOf, filtersOf, findValue, isSameSearch, searchAddress, stepsOf } from './history.rules.ts';

const FROM = 'GREATER_THAN_OR_EQUAL_TO:';
const TO = 'LESS_THAN_OR_EQUAL_TO:';
const entries = [
  anEntry({ hq_country: ['Canada'] }),
  anEntry({ hq_country: ['Canada', 'Japan'], employee_count: [`${FROM}20`] }),
  anEntry({ hq_country: ['Canada'], employee_count: [`${FROM}20`, `${TO}50`] }),
];
const current = { hq_country: ['Canada'], employee_count: { min: 20, max: 50 } };

describe('the steps of the history', () => {
  const [third, second, first] = stepsOf(entries, current, {});

  // HIST-002, HIST-012, HIST-014
  it('are told newest first, each against the one before; the first only adds', () => {
    expect([third?.number, second?.number, first?.number]).toEqual([3, 2, 1]);
    expect(first?.blocks.map(({ title }) => title)).toEqual(['Filter Added']);
    expect(second?.blocks.map(({ title }) => title)).toEqual(['Filter Added']);
    expect(third?.blocks.map(({ title }) => title)).toEqual(['Filter Changed', 'Filter Removed']);
  });

  // HIST-005, HIST-008, HIST-009
  it('let go of a value only where it was added or changed, and is still there', () => {
    expect(second?.blocks[0]?.filters).toEqual([
      { label: 'Employee Insights', values: [{ text: '>= 20', removable: false }] },
      { label: 'Headquarter Countries', values: [{ text: 'Japan', removable: false }] },
    ]);
    expect(third?.blocks[0]?.filters).toEqual([
      { label: 'Employee Insights', values: [{ text: '20 - 50', removable: true }] },
    ]);
    expect(third?.blocks[1]?.filters[0]?.values).toEqual([{ text: 'Japan', removable: false }]);
    expect(first?.blocks[0]?.filters[0]?.values).toEqual([{ text: 'Canada', removable: true }]);
  });

  it('know the search on the screen, however it was put together', () => {
    const again = [...entries, anEntry({ is_saas: ['true'] })];

    expect(stepsOf(again, current, {}).map(({ isCurrent }) => isCurrent)).toEqual([
      false,
      true,
      false,
      false,
    ]);
    expect(
      isSameSearch(
        { hq_country: ['Japan', 'Canada'], is_saas: true },
        { is_saas: true, hq_country: ['Canada', 'Japan'] },
      ),
    ).toBe(true);
  });

  it('stand under their days', () => {
    const at = (time: string) => anEntry({ is_saas: ['true'] }, { created_at: new Date(time).toISOString() });
    const steps = stepsOf([at('2026-02-27T10:00'), at('2026-03-03T10:00'), at('2026-03-04T09:00')], {}, {});

    expect(daysOf(steps, new Date('2026-03-04T12:00')).map(({ title }) => title)).toEqual([
      'Today',
      'Yesterday',
      'Feb 27, 2026',
    ]);
  });
});

describe('an entry', () => {
  it('leads to its search; a list brings its tab, and a filter that no longer exists is left out', () => {
    const entry = anEntry({ workboard_id: ['3'], status: ['Private'], bygone: ['x'] });

    expect(searchAddress(filtersOf(entry))).toEqual({
      workboard_id: ['3'],
      status: ['Private'],
      list: ['3'],
    });
  });

  // API-009
  it('leads nowhere by a value that means nothing alone', () => {
    const entry = anEntry({ status: ['Private'], days_of_email_sent: ['30'], tp_status_operator: ['was'] });

    expect(searchAddress(filtersOf(entry))).toEqual({ status: ['Private'] });
  });

  it('knows where a value stands', () => {
    expect(
      findValue({ hq_country: ['Canada', 'Japan'] }, {}, 'Headquarter Countries', 'Japan'),
    ).toMatchObject({
      key: 'hq_country',
      at: 1,
    });
    expect(findValue({}, {}, 'Headquarter Countries', 'Japan')).toBeUndefined();
  });
});
