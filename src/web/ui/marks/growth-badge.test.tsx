import { expect, it } from 'vitest';
import { render } from '#web/testing/render.tsx';
import { GrowthBadge } from './growth-badge.tsx';

// SHELL-044
it.each([
  [31.2, '31.2%', 'up'],
  [-0.94, '0.9%', 'down'],
  [0, '0.0%', 'flat'],
  ['12', '12.0%', 'up'],
])('reads %j as %s, %s', (value, text, growth) => {
  const { container } = render(<GrowthBadge value={value} />);

  expect(container.querySelector(`[data-growth=${growth}]`)).toHaveTextContent(text);
});

// SHELL-042
it.each([null, undefined, 'n/a'])('says that %j is missing', (value) => {
  const { container } = render(<GrowthBadge value={value} />);

  expect(container).toHaveTextContent('–Not available');
  expect(container.querySelector('[data-growth=missing]')).not.toBeNull();
});

// FATH-050
it('can spell a missing value', () => {
  const { container } = render(<GrowthBadge value="n/a" missing="N/A" />);

  expect(container).toHaveTextContent('N/A');
});
