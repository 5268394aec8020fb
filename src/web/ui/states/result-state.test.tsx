import { Button } from '@mantine/core';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { render } from '#web/testing/render.tsx';
import { EmptyState, ErrorState, LoadingState } from './result-state.tsx';

it('says what would be here and offers the next step', async () => {
  const open = vi.fn();
  render(
    <EmptyState
      title="No conversations found."
      text="Try adjusting the filters."
      action={<Button onClick={open}>Open Filters</Button>}
    />,
  );

  await userEvent.click(screen.getByRole('button', { name: 'Open Filters' }));

  expect(screen.getByRole('status')).toHaveTextContent('No conversations found.Try adjusting the filters.');
  expect(open).toHaveBeenCalledOnce();
});

it('announces a failure at once', () => {
  render(<ErrorState title="Something went wrong!" />);

  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong!');
  expect(screen.queryByRole('button')).toBeNull();
});

it('says what is being waited for', () => {
  render(<LoadingState text="Loading company details..." />);

  expect(screen.getByRole('status')).toHaveTextContent('Loading company details...');
});

it('says nothing twice', () => {
  render(<ErrorState title="Something went wrong!" text="Something went wrong!" />);

  expect(screen.getByRole('alert')).toHaveTextContent(/^Something went wrong!$/);
});
