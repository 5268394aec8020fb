import { useEffect } from 'react';

/** A button that is disabled while it works loses the focus; when it is enabled again it gets it back. */
export function useKeptFocus() {
  useEffect(() => {
    let lastFocused: Element | null = null;
    const remember = ({ target }: FocusEvent) => {
      lastFocused = target as Element;
    };
    const observer = new MutationObserver((changes) => {
      const isBack = changes.some(
        ({ target }) => target === lastFocused && !lastFocused.matches(':disabled'),
      );
      if (isBack && document.activeElement === document.body)
        (lastFocused as HTMLElement).focus({ preventScroll: true });
    });
    document.addEventListener('focusin', remember);
    observer.observe(document.body, { subtree: true, attributeFilter: ['disabled'] });
    return () => {
      document.removeEventListener('focusin', remember);
      observer.disconnect();
    };
  }, []);
}
