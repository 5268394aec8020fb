import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { render } from '#web/testing/render.tsx';
import { TagList } from './tag-list.tsx';

const tagsShown = () => screen.getAllByRole('listitem').map((tag) => tag.textContent);

it('shows two tags and unfolds the others', async () => {
  render(<TagList label="Projects" tags={['Apollo', 'Gemini', 'Mercury', 'Voyager']} />);
  expect(tagsShown()).toEqual(['Apollo', 'Gemini']);

  await userEvent.click(screen.getByRole('button', { name: '+2' }));

  expect(tagsShown()).toEqual(['Apollo', 'Gemini', 'Mercury', 'Voyager']);
  expect(screen.queryByRole('button')).toBeNull();
});

it('offers nothing to unfold when all fit', () => {
  render(<TagList label="Projects" tags={['Apollo']} />);

  expect(screen.getByRole('list', { name: 'Projects' })).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
});
