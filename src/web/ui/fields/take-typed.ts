import type { KeyboardEvent } from 'react';

/**
 * What Enter does in an open list that one types into, where the library would let it send the form with what was chosen
 * before: it takes the first that fits what was typed. What is chosen already stays so, and nothing typed takes nothing.
 */
export const takeTyped = (choice: 'one' | 'several') => (event: KeyboardEvent<HTMLInputElement>) => {
  const field = event.currentTarget;
  if (event.key !== 'Enter' || !field.dataset.expanded || event.nativeEvent.isComposing) return;
  const list = document.getElementById(field.getAttribute('aria-controls') ?? '');
  const options = [...(list?.querySelectorAll<HTMLElement>('[role=option]') ?? [])];
  const isChosen = (option: HTMLElement) => option.getAttribute('aria-selected') === 'true';
  const isUntouched =
    choice === 'several'
      ? field.value === ''
      : options.some((option) => isChosen(option) && option.textContent === field.value);
  if (isUntouched) return;
  event.preventDefault();
  const isMarked = options.some((option) => option.dataset.comboboxSelected);
  const [first] = options;
  if (first && field.value !== '' && !isMarked && !isChosen(first)) first.click();
};
