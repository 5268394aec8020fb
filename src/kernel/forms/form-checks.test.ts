import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomDefinition } from '../testing/random-forms.ts';
import { readDefinition } from './form-checks.ts';
import type { Attribute } from './form-language.ts';

const isOptionCall = (path: string) => path === '/company-search';
const name: Attribute = { name: 'reason', title: 'Reason', data_type: 'string' };
const form = (...attributes: unknown[]) => ({
  name: 'Own',
  title: 'Own',
  group: 'Firm',
  display: {
    sections: [
      { name: 'Entries', data_model: { attributes: [{ name: 'all', title: 'All', data_type: 'table' }] } },
    ],
  },
  request_schema: { sections: [{ name: 'Form', data_model: { attributes } }] },
});
const problems = (input: unknown) => {
  const read = readDefinition(input, isOptionCall);
  return 'problems' in read ? read.problems.join('\n') : '';
};
const depends = (on: string, more: object = {}) => ({
  describe: { dependent_on: on, visible_on_selected_value: 'Yes' },
  ...more,
});

// SUBM-052, SUBM-053, SUBM-054, SUBM-055, SUBM-056
describe('a form a firm brings', () => {
  it('is taken when it is whole', () => {
    expect(problems(form(name))).toBe('');
    expect(
      problems(
        form(name, {
          name: 'domain',
          title: 'Company',
          data_type: 'dropdown',
          describe: { typeahead: 'true', values_endpoint: '/api/v1/company-search' },
        }),
      ),
    ).toBe('');
    fc.assert(fc.property(randomDefinition, (one) => problems(one) === ''));
  });

  it.each([
    [{ ...name, data_type: 'colour' }, 'attributes.0.data_type (reason): must be one of int, string'],
    [{ title: 'Reason', data_type: 'string' }, 'attributes.0.name (Form): is missing'],
    [{ ...name, name: 'Two Words' }, 'must be lower-case letters'],
    [{ ...name, name: 'uuid' }, 'uuid: is a name Orion uses itself.'],
    [{ ...name, name: 'constructor' }, 'constructor: is a name Orion uses itself.'],
    [{ ...name, required: false }, 'must be "true" or "false"'],
    [{ ...name, onclick: 'x' }, 'does not know onclick'],
    [{ ...name, ...depends('nobody') }, 'reason: dependent_on names nobody, which is no field beside it.'],
    [{ ...name, ...depends('reason') }, 'reason: depends on itself through reason.'],
    [{ ...name, describe: { sealed: 'true' }, data_type: 'editor' }, 'reason: only a string can be sealed.'],
    [{ ...name, data_type: 'dropdown' }, 'reason: needs values or a values_endpoint.'],
    [{ ...name, data_type: 'file' }, 'so the form must also ask for domain.'],
  ])('is refused with %j, by name and field', (attribute, problem) => {
    expect(problems(form(attribute))).toContain(problem);
  });

  it.each([
    [{ title: undefined }, 'title: is required.'],
    [{ group: 'Two\nlines' }, 'group: must be a single line.'],
    [{ display: undefined }, 'display: is required.'],
    [
      { request_schema: { sections: [{ name: 'Form', data_model: { attributes: [] } }] } },
      'must have a field',
    ],
    [
      {
        request_schema: {
          sections: [{ name: 'Form', occurrence: 'many', data_model: { attributes: [name] } }],
        },
      },
      'must be "single" or "multiple"',
    ],
    [{ request_schema: { sections: [{ name: 'Form', data_model: [] }] } }, 'must be an object'],
  ])('is refused with %j in place of what it should say', (part, problem) => {
    expect(problems({ ...form(name), ...part })).toContain(problem);
  });

  it.each([
    { typeahead: 'yes', values_endpoint: '/api/v1/company-search' },
    { values: 'Yes' },
    { choose_one: true },
    { multiple: 'several' },
    { input_parameters: {} },
    { fields: [{ column_name: 'reason' }] },
  ])('is refused with a field described by %j', (described) => {
    expect(problems(form({ ...name, describe: described }))).toContain('describe');
  });

  it('is refused where fields depend on each other in a circle', () => {
    const yes = { data_type: 'dropdown', title: 'X' };
    const values = { values: ['Yes'] };
    const circle = ['a', 'b', 'c'].map((one, at, all) => ({
      ...yes,
      name: one,
      describe: { ...values, dependent_on: all[(at + 1) % 3], visible_on_selected_value: 'Yes' },
    }));

    expect(problems(form(...circle))).toContain('a: depends on itself through b.');
  });

  it.each([
    'https://evil.test/api/v1/company-search',
    '//evil.test/api/v1/company-search',
    '/api/v1/../../company-search',
    '/api/v1/..\\company-search',
    '/api/v1/scopers',
    '/api/v1/export/companies',
    '/company-search',
  ])('is refused where it asks %s for options', (values_endpoint) => {
    const asking = { ...name, data_type: 'dropdown', describe: { values_endpoint } };

    expect(problems(form(asking))).toBe(
      `reason: values_endpoint ${values_endpoint} is not one of Orion's option calls.`,
    );
  });

  it('is refused with 500 fields, twice one name, no form at all', () => {
    const many = Array.from({ length: 500 }, (_, at) => ({ ...name, name: `f${at}` }));

    expect(problems(form(...many))).toBe('The form has 500 fields; 200 is the most.');
    expect(problems(form(name, name))).toBe('reason: stands twice in the form.');
    for (const nothing of [null, 7, 'x', [], {}, { ...form(name), display: undefined }])
      expect(problems(nothing)).not.toBe('');
  });
});
