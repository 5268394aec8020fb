import './quick-react.ts';
import '@testing-library/jest-dom/vitest';
import { notifications } from '@mantine/notifications';
import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import '../ui/overlays/toaster.tsx';
import './find-patiently.ts';
import { resetViewport } from './viewport.ts';

/** What jsdom lacks and components ask for. */
class StillResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

window.ResizeObserver = StillResizeObserver;
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
Element.prototype.scrollIntoView = () => {};
Element.prototype.scrollBy = function (this: Element, options?: ScrollToOptions | number, y?: number) {
  this.scrollTop += typeof options === 'object' ? (options.top ?? 0) : (y ?? 0);
};
window.scrollTo = () => {};
// No stylesheet is loaded, so all an element has is its own style; jsdom takes most of a test's time to say the same.
window.getComputedStyle = (element) => (element as HTMLElement).style;
resetViewport();

afterEach(() => {
  cleanup();
  notifications.clean();
  resetViewport();
});

// Files share a page, as they share modules: each leaves it as it found it.
afterAll(async () => {
  // What is still being fetched would fail with the end of this file, and stay failed for the next.
  await vi.dynamicImportSettled();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  document.body.replaceChildren();
});
