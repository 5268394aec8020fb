import { onTestFinished } from 'vitest';
import { aCompany } from '#features/companies/web/testing/a-company-card.ts';
import type { DiscoveryCompany } from '../../explore.contract.ts';

/** Companies with numbered names: "Company 1", "Company 2". */
export const companies = (from: number, to: number): DiscoveryCompany[] =>
  Array.from({ length: to - from + 1 }, (_, index) =>
    aCompany({
      company_domain: `c${from + index}.example`,
      company_name: `Company ${from + index}`,
      current_rank: from + index,
    }),
  );

export const aPage = (
  results: DiscoveryCompany[],
  total_count: number | null = results.length,
  next_page: string | null = null,
) => ({ body: { results, total_count, next_page } });

const CONTENT_HEIGHT = 2000;

/** Gives every element a height, because rows that measure nothing are all out of sight. */
export function withHeights(height: number) {
  const heights = { clientHeight: height, offsetHeight: height, scrollHeight: CONTENT_HEIGHT };
  for (const [name, value] of Object.entries(heights)) {
    const before = Object.getOwnPropertyDescriptor(HTMLElement.prototype, name);
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => value });
    onTestFinished(() => {
      Reflect.deleteProperty(HTMLElement.prototype, name);
      if (before) Object.defineProperty(HTMLElement.prototype, name, before);
    });
  }
}

/** Gives every element that tells its size a width; otherwise none has any. */
export function withWidths(width: number) {
  const before = window.ResizeObserver;
  const sized = { contentRect: new DOMRect(0, 0, width, 40) } as ResizeObserverEntry;
  window.ResizeObserver = class extends before {
    readonly #tell: ResizeObserverCallback;

    constructor(tell: ResizeObserverCallback) {
      super(tell);
      this.#tell = tell;
    }

    override observe() {
      this.#tell([sized], this);
    }
  };
  onTestFinished(() => {
    window.ResizeObserver = before;
  });
}
