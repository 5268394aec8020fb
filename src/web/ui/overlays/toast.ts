export const TOAST_MS = 3000;

export interface Toast {
  message: string;
  look: 'success' | 'failure';
  /** Takes back what the toast reports. */
  undo?: () => void;
  /** Leads to what the toast reports. */
  open?: () => void;
  /** What can be done next, and how that is called. */
  offer?: { label: string; run: () => void };
  /** How long it stays, in milliseconds. */
  duration?: number;
}

let present: ((toast: Toast) => void) | undefined;
const waiting: Toast[] = [];

/** Tells the outcome of something the reader did, and leaves by itself. */
export function showToast(toast: Toast): void {
  if (present) present(toast);
  else waiting.push(toast);
}

/** The toaster comes after the first screen; what was to be told before then waits for it. */
export function presentToasts(given: (toast: Toast) => void): void {
  present = given;
  for (const toast of waiting.splice(0)) given(toast);
}
