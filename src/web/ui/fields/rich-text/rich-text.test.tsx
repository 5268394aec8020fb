import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { render } from '#web/testing/render.tsx';
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
