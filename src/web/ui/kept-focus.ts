import { useEffect } from 'react';

/** A button that is disabled while it works loses the focus; when it is enabled again it gets it back. */
export function useKeptFocus() {
  useEffect(() => {
    let last: Element | null = null;
    const remember = ({ target }: FocusEvent) => {
      last = target as Element;
    };
    const enabled = new MutationObserver((changes) => {
      const isBack = changes.some(({ target }) => target === last && !last.matches(':disabled'));
      if (isBack && document.activeElement === document.body)
        (last as HTMLElement).focus({ preventScroll: true });
    });
    document.addEventListener('focusin', remember);
    enabled.observe(document.body, { subtree: true, attributeFilter: ['disabled'] });
    return () => {
      document.removeEventListener('focusin', remember);
      enabled.disconnect();
    };
  }, []);
}
