import { showToast } from '#web/ui/overlays/toast.ts';

/** Puts the address of the search into the clipboard, without the company that stands open. */
export async function copyLink() {
  const link = new URL(window.location.href);
  link.searchParams.delete('company');
  try {
    await navigator.clipboard.writeText(link.href);
    showToast({ message: 'Link copied', look: 'success' });
  } catch {
    const message = 'The browser did not let Orion copy. Copy the address from the address bar.';
    showToast({ message, look: 'failure' });
  }
}
