import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from '#web/testing/render.tsx';
import { useInfiniteScroll } from './infinite-scroll.ts';

interface ListProps {
  hasNext?: boolean;
  isLoading?: boolean;
  loadNext: () => void;
}

function List({ hasNext = true, isLoading = false, loadNext }: ListProps) {
  const { scroller } = useInfiniteScroll({ hasNext, isLoading, loadNext });
  return <div ref={scroller} role="feed" aria-label="Companies" />;
}

const VIEW = 500;
const CONTENT = 2000;
const DEEP_ENOUGH = CONTENT * 0.85 - VIEW;

function scrollTo(top: number) {
  const list = screen.getByRole('feed');
  Object.defineProperties(list, {
    clientHeight: { value: VIEW, configurable: true },
    scrollHeight: { value: CONTENT, configurable: true },
  });
  list.scrollTop = top;
  fireEvent.scroll(list);
}

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

// CONV-039, EXPL-071, CONV-040, EXPL-072
it('loads the next page at 85 percent depth, 100 ms after the scrolling rests', async () => {
  const loadNext = vi.fn();
  render(<List loadNext={loadNext} />);

  scrollTo(DEEP_ENOUGH - 10);
  await wait(150);
  expect(loadNext).not.toHaveBeenCalled();

  scrollTo(DEEP_ENOUGH);
  await wait(99);
  expect(loadNext).not.toHaveBeenCalled();
  await wait(1);
  expect(loadNext).toHaveBeenCalledOnce();
});

// CONV-041
it('does not load while scrolling up', async () => {
  const loadNext = vi.fn();
  render(<List loadNext={loadNext} />);

  scrollTo(CONTENT - VIEW);
  scrollTo(DEEP_ENOUGH + 50);
  await wait(200);

  expect(loadNext).not.toHaveBeenCalled();
});

// CONV-042
it('does not load when no page follows', async () => {
  const loadNext = vi.fn();
  render(<List hasNext={false} loadNext={loadNext} />);

  scrollTo(CONTENT - VIEW);
  await wait(200);

  expect(loadNext).not.toHaveBeenCalled();
});

// EXPL-070
it('makes one load at a time', async () => {
  const loadNext = vi.fn();
  const { rerender } = render(<List loadNext={loadNext} />);
  scrollTo(DEEP_ENOUGH);
  await wait(100);

  scrollTo(DEEP_ENOUGH + 10);
  await wait(100);
  rerender(<List isLoading loadNext={loadNext} />);
  scrollTo(DEEP_ENOUGH + 20);
  await wait(100);
  expect(loadNext).toHaveBeenCalledOnce();

  rerender(<List loadNext={loadNext} />);
  scrollTo(DEEP_ENOUGH + 30);
  await wait(100);
  expect(loadNext).toHaveBeenCalledTimes(2);
});

it('fills a page that is too short to scroll', () => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(VIEW);
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(VIEW);
  const loadNext = vi.fn();

  render(<List loadNext={loadNext} />);
  vi.advanceTimersToNextFrame();

  expect(loadNext).toHaveBeenCalledOnce();
});

it('stops listening when the list goes away', async () => {
  const loadNext = vi.fn();
  const { unmount } = render(<List loadNext={loadNext} />);

  scrollTo(DEEP_ENOUGH);
  unmount();
  await wait(200);

  expect(loadNext).not.toHaveBeenCalled();
});

it('goes on for whoever stands at the end, though what shrank above moved them up', async () => {
  const loadNext = vi.fn();
  render(<List loadNext={loadNext} />);
  scrollTo(CONTENT - VIEW + 40);

  scrollTo(CONTENT - VIEW);
  await wait(100);

  expect(loadNext).toHaveBeenCalledOnce();
});
