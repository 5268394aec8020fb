import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { render } from '#web/testing/render.tsx';
import { BlockSkeleton, CardSkeletons, RowSkeletons } from './skeletons.tsx';

// SHELL-038
it.each([
  ['cards', CardSkeletons],
  ['rows', RowSkeletons],
  ['text', BlockSkeleton],
])('tells that %s are loading and hides their drawing from screen readers', (_name, Skeletons) => {
  render(<Skeletons label="Loading companies" count={2} />);

  expect(screen.getByRole('status')).toHaveTextContent(/^Loading companies$/);
  expect(screen.getByRole('status').nextElementSibling).toHaveAttribute('aria-hidden', 'true');
});
