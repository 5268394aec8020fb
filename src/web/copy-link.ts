import { showToast } from './ui/overlays/toast.ts';

/** Puts an address into the clipboard. */
export async function copyLink({ href }: URL) {
  try {
    await navigator.clipboard.writeText(href);
    showToast({ message: 'Link copied', look: 'success' });
  } catch {
    showToast({
      message: "The browser didn't let Orion copy. Copy the address from the address bar.",
      look: 'failure',
    });
  }
}

/** The address on the screen, without the company that stands open. */
export function screenLink() {
  const link = new URL(window.location.href);
  link.searchParams.delete('company');
  return link;
}
