import { afterEach, expect, it, vi } from 'vitest';
import { render } from '#web/testing/render.tsx';
import { ShortcutKey } from './shortcut-key.tsx';

afterEach(() => vi.restoreAllMocks());

const shown = (container: HTMLElement) => container.querySelector('kbd [aria-hidden]')?.textContent;

it.each([
  ['Linux x86_64', 'mod+K', 'Ctrl K', 'Control K'],
  ['MacIntel', 'mod+K', '⌘K', 'Command K'],
  ['MacIntel', 'mod+shift+L', '⌘⇧L', 'Command Shift L'],
  ['Win32', 'Enter', 'Enter', 'Enter'],
  ['Win32', 'ArrowUp', '↑', 'Up arrow'],
])('shows on %s the keys %s as %s', (platform, keys, sign, name) => {
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue(platform);

  const { container } = render(<ShortcutKey keys={keys} />);

  expect(shown(container)).toBe(sign);
  expect(container.querySelector('kbd')).toHaveTextContent(name);
});
