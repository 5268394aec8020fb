import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import { resetViewport } from './viewport.ts';

/** What jsdom lacks and components ask for. */
class StillResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

window.ResizeObserver = StillResizeObserver;
Element.prototype.scrollIntoView = () => {};
Element.prototype.scrollBy = function (this: Element, options?: ScrollToOptions | number, y?: number) {
  this.scrollTop += typeof options === 'object' ? (options.top ?? 0) : (y ?? 0);
};
window.scrollTo = () => {};
resetViewport();

afterEach(() => {
  cleanup();
  resetViewport();
});
