import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { render } from '#web/testing/render.tsx';
import { InitialsAvatar, initialsOf } from './initials-avatar.tsx';

describe('initialsOf', () => {
  it.each([
    ['Marta Lindqvist', 'ML'],
    ['Ana María de la Cruz', 'AC'],
    ['theo', 'T'],
    ['émile zola', 'ÉZ'],
    ['  Odile   Framboise ', 'OF'],
    ['marta.lindqvist', 'ML'],
    ['(unknown)', ''],
    ['', ''],
  ])('takes from %j the letters %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});

it('gives a person the same tint however the name is written', () => {
  render(
    <>
      <InitialsAvatar alone name="Marta Lindqvist" />
      <InitialsAvatar alone name="marta lindqvist" />
    </>,
  );
  const [first, second] = screen.getAllByRole('img');

  expect(first?.style.background).toMatch(/^var\(--t[1-6]b\)$/);
  expect(second?.style.background).toBe(first?.style.background);
});

it('is silent beside a written name', () => {
  render(<InitialsAvatar name="Marta Lindqvist" />);

  expect(screen.queryByRole('img')).toBeNull();
});

// SLID-029
it('shows a person instead of letters when the name is missing', () => {
  render(<InitialsAvatar alone name="n/a" />);

  expect(screen.getByRole('img', { name: 'Unknown person' }).querySelector('svg')).not.toBeNull();
});
