import { useEffect, useRef } from 'react';
import { ApiError } from '#web/api.ts';

const bringIntoSight = (element: HTMLElement | null | undefined) => {
  element?.scrollIntoView({ block: 'nearest' });
  element?.focus({ preventScroll: true });
};

/** What only wants another press leaves the focus on the button for it. */
const wantsAnotherTry = (told: unknown) =>
  told instanceof Error && !(told instanceof ApiError && told.code < 500);

/** For a notice that wants to be seen by who pressed Save, wherever the form is scrolled to: it gets the focus each time something new is told. */
export function useInSight<T extends HTMLElement>(told: unknown) {
  const notice = useRef<T>(null);
  useEffect(() => {
    if (wantsAnotherTry(told)) notice.current?.scrollIntoView({ block: 'nearest' });
    else if (told) bringIntoSight(notice.current);
  }, [told]);
  return { ref: notice, tabIndex: -1, 'data-in-sight': true };
}

/** Shows the first field of a form that is told wrong, each time something new is. */
export function useFirstWrong(told: unknown) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (told) bringIntoSight(form.current?.querySelector<HTMLElement>('[aria-invalid=true]'));
  }, [told]);
  return form;
}

/** What was in the way of saving is decided: the button is next, wherever it stands. */
export const focusSave = (form: HTMLFormElement | null) =>
  (
    [...(form?.elements ?? [])].find((one) => one.matches('[type=submit]')) as HTMLElement | undefined
  )?.focus();
