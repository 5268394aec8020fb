import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { render } from '#web/testing/render.tsx';
import { LoaderLine } from './loader-line.tsx';

it('says that something loads without pretending to know how far it is', () => {
  render(<LoaderLine label="Loading companies" />);

  const line = screen.getByRole('progressbar', { name: 'Loading companies' });
  expect(line).not.toHaveAttribute('value');
});

it('tells how far it is where that is known', () => {
  render(<LoaderLine progress={42} />);

  expect(screen.getByRole('progressbar', { name: 'Loading' })).toHaveValue(42);
});
