import { expect, it } from 'vitest';
import { nextStepsIn } from './next-steps-in.ts';

it.each([
  [
    'the list under its heading',
    '<h2>Summary</h2><ul><li>No</li></ul><h2>Next steps</h2><ul><li>Send <b>terms</b></li><li>Call Ana</li></ul><h2>Other</h2><ul><li>No</li></ul>',
    ['Send terms', 'Call Ana'],
  ],
  [
    'numbers, another name and case',
    '<h3>ACTION ITEMS:</h3><p>Agreed:</p><ol><li>Send terms</li></ol><p>Later</p><ul><li>No</li></ul>',
    ['Send terms'],
  ],
  ['a bold line as heading', '<p><strong>To-dos</strong></p><ul><li>Send terms</li></ul>', ['Send terms']],
  [
    'who does what',
    '<h2>Next Steps</h2><ul><li><b>Ana:</b><ul><li>Send terms</li><li>Call</li></ul></li><li>Wait</li></ul>',
    ['Ana: Send terms', 'Ana: Call', 'Wait'],
  ],
  ['one line', '<p>They grow.</p><p>Next steps: call  Ana on\nMonday</p>', ['call Ana on Monday']],
  ['what stands twice once', '<h2>Next steps</h2><ul><li>Call</li><li>Call</li><li> </li></ul>', ['Call']],
  [
    'nothing without such a heading',
    '<h2>Next stepson</h2><ul><li>No</li></ul><p>The next steps are unclear</p>',
    [],
  ],
  ['nothing where the next heading comes first', '<h2>Next steps</h2><h2>Risks</h2><ul><li>No</li></ul>', []],
  ['nothing in nothing', '', []],
])('finds %s', (_what, html, steps) => {
  expect(nextStepsIn(html)).toEqual(steps);
});

it('runs nothing of what it reads, and stays small', () => {
  const html = `<h2>Next steps</h2><ul><li><img src=x onerror="window.ran=true"><script>window.ran=true</script>${'x'.repeat(5000)}</li>${'<li>a</li>'.repeat(200)}${Array.from({ length: 200 }, (_, at) => `<li>${at}</li>`).join('')}</ul>`;

  const steps = nextStepsIn(html);

  expect(steps).toHaveLength(50);
  expect(Math.max(...steps.map(({ length }) => length))).toBe(2000);
  expect(window).not.toHaveProperty('ran');
});
