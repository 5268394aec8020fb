import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { render } from '#web/testing/render.tsx';
import { writeTablesAsLines } from './table-lines.ts';
import { pictureOf } from './picture.ts';
import { RichText } from './rich-text.tsx';

const note = () => screen.findByRole('textbox', { name: 'Notes' });

// SUBM-017
it('offers headers, bold, italic, underline, strike, blockquote, colours, lists, indent, link, image, video, clean', async () => {
  render(<RichText label="Notes" content="" onChange={() => {}} />);

  await note();
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Heading 1',
    'Heading 2',
    'Heading 3',
    'Bold',
    'Italic',
    'Underline',
    'Strikethrough',
    'Blockquote',
    'Text color',
    'Bullet list',
    'Ordered list',
    'Indent less',
    'Indent more',
    'Link',
    'Image',
    'Video',
    'Clear formatting',
  ]);
});

it('shows what was written before, indented as it was, and nothing that could run', async () => {
  const onChange = vi.fn();
  render(
    <RichText
      label="Notes"
      content='<p class="indent-2">In.</p><p onclick="steal()">Out.<script>steal()</script></p>'
      onChange={onChange}
    />,
  );

  const { innerHTML } = await note();
  expect(innerHTML).toContain('<p class="indent-2">In.</p>');
  expect(innerHTML).not.toMatch(/steal|onclick|script/);
});

const SHEET = `<html><head><style>td {color: black}</style></head><body>
  <table><colgroup><col><col></colgroup><!--StartFragment-->
    <tr><td>Customer</td><td>2024</td><td>2025</td></tr>
    <tr><td>Acme</td><td></td><td>340</td></tr><tr><td>Birch<br>Oak</td><td>12</td><td>&nbsp;</td></tr>
  <!--EndFragment--></table></body></html>`;
const PAGE = `<table><caption>Revenue</caption><thead><tr><th><p>Customer</p></th><th><p>2024</p></th></tr></thead>
  <tbody><tr><td><p><b>Acme</b></p></td><td><div>12</div></td></tr></tbody></table>`;
const MAIL = `<table><tr><td><table><tr><td>Left</td><td>Right</td></tr></table><p>Below</p></td></tr></table>`;

const aTable = (...rows: string[]) => `<table>${rows.map((row) => `<tr>${row}</tr>`).join('')}</table>`;

it.each([
  ['a sheet', SHEET, ['Customer | 2024 | 2025', 'Acme | | 340', 'Birch Oak | 12']],
  ['a web page', PAGE, ['Revenue', 'Customer | 2024', 'Acme | 12']],
  ['cells alone', '<meta charset="utf-8"><tr><td>Acme</td><td>12</td></tr>', ['Acme | 12']],
  ['a table in a table', MAIL, ['Left | Right', 'Below']],
  ['cells of several lines', aTable('<td><p>A</p><p>B</p></td><td>C</td>'), ['A; B | C']],
  [
    'a list in a cell',
    aTable('<td>Acme</td><td><ul><li>Call</li><li>Visit</li></ul></td>'),
    ['Acme | Call; Visit'],
  ],
  [
    'a spanning row',
    aTable('<td rowspan="2">Acme</td><td>1</td>', '<td>2</td>', '<td>Birch</td><td>3</td>'),
    ['Acme | 1', '| 2', 'Birch | 3'],
  ],
  [
    'a spanning column',
    aTable('<td colspan="2">Both</td><td>Third</td>', '<td>1</td><td>2</td><td>3</td>'),
    ['Both | | Third', '1 | 2 | 3'],
  ],
  [
    'both',
    aTable('<td>A</td><td rowspan="2" colspan="2">B</td><td>C</td>', '<td>1</td><td>4</td>'),
    ['A | B | | C', '1 | | | 4'],
  ],
  ['leading blanks', aTable('<td></td><td></td><td>3</td>'), ['| | 3']],
  [
    'layout',
    aTable('<td><h2>News</h2><ul><li>One</li><li>Two</li></ul><p>End</p></td>'),
    ['News', 'OneTwo', 'End'],
  ],
  ['columns of texts', aTable('<td><h2>Left</h2><p>Text</p></td><td>Right</td>'), ['Left', 'Text', 'Right']],
])('takes each row of %s as a line, its cells apart', async (_name, html, lines) => {
  const onChange = vi.fn<(html: string) => void>();
  const linesIn = (shown: Element) => [...shown.children].map(({ textContent }) => textContent);
  const { unmount } = render(<RichText label="Notes" content={html} onChange={onChange} />);
  expect(linesIn(await note())).toEqual(lines);
  unmount();
  render(<RichText label="Notes" content="" onChange={onChange} />);
  const clipboardData = { getData: (type: string) => (type === 'text/html' ? html : '') };

  fireEvent.paste(await note(), { clipboardData });

  expect(linesIn(await note())).toEqual(lines);
  expect(onChange).toHaveBeenCalled();
});

it('takes cells that claim to span the world', () => {
  const wide = '<td colspan="100000" rowspan="100000">A</td>';
  const html = aTable(wide.repeat(500), ...Array.from({ length: 2000 }, () => '<td>B</td>'));

  expect(writeTablesAsLines(html).length).toBeLessThan(html.length * 20);
});

it('takes a table with twenty thousand lines in a cell', () => {
  const html = `<table><tr><td>Acme</td><td>${'12<br>'.repeat(20_000)}</td></tr></table>`;

  expect(writeTablesAsLines(html)).toMatch(/<p>Acme \| 12 /);
});

it('puts a video in as a link, and only an address that is one', async () => {
  const onChange = vi.fn<(html: string) => void>();
  render(<RichText label="Notes" content="" onChange={onChange} />);
  await note();
  await userEvent.click(screen.getByRole('button', { name: 'Video' }));
  const address = screen.getByRole('textbox', { name: 'Address of the video' });
  await userEvent.type(address, 'javascript:steal(){Enter}');
  expect(address).toHaveAccessibleDescription(/Must be a web address/);

  await userEvent.clear(address);
  await userEvent.type(address, 'video.example/talk{Enter}');

  expect(onChange.mock.lastCall?.[0]).toMatch(/<a [^>]*href="https:\/\/video\.example\/talk"/);
});

it.each([
  ['text/html', 10, /PNG, JPEG/],
  ['image/png', 1_000_001, /at most 1 MB/],
])('refuses a picture of %s with %d bytes', async (type, size, told) => {
  const picture = await pictureOf(new File([new Uint8Array(size)], 'plan', { type }));

  expect(picture).toEqual({ problem: expect.stringMatching(told) });
});
