import type { CDPSession, Dialog, Page } from 'playwright-core';
import type { ScreenOutput } from '#kernel/screen-messages.ts';

const MOST_DIALOGS = 3;
const WITHIN_MS = 10_000;
const MOST_SAID = 1000;

/** Shows what a page asks; one that asks again and again, or in the background, gets no for an answer. */
export function answerDialogs(page: Page, isShown: () => boolean, say: (message: ScreenOutput) => void) {
  const asked: number[] = [];
  let open: Dialog | null = null;
  page.on('dialog', (dialog) => {
    const now = Date.now();
    asked.push(now);
    const recent = asked.filter((at) => now - at < WITHIN_MS).length;
    const type = dialog.type();
    if (type === 'beforeunload') return void dialog.accept().catch(() => {});
    if (!isShown() || recent > MOST_DIALOGS) return void dialog.dismiss().catch(() => {});
    open = dialog;
    say({
      kind: 'dialog',
      type: type === 'confirm' || type === 'prompt' ? type : 'alert',
      message: dialog.message().slice(0, MOST_SAID),
      preset: dialog.defaultValue().slice(0, MOST_SAID),
    });
    return undefined;
  });
  return async ({ accept, text }: { accept: boolean; text: string }) => {
    const dialog = open;
    open = null;
    await (accept ? dialog?.accept(text) : dialog?.dismiss());
  };
}

/** A page that wants a name and a word gets none, and shows what it says then; nobody would see the window that asks. */
export async function declineSignIn(cdp: CDPSession) {
  cdp.on('Fetch.requestPaused', ({ requestId }) => {
    void cdp.send('Fetch.continueRequest', { requestId }).catch(() => {});
  });
  cdp.on('Fetch.authRequired', ({ requestId }) => {
    const authChallengeResponse = { response: 'CancelAuth' } as const;
    void cdp.send('Fetch.continueWithAuth', { requestId, authChallengeResponse }).catch(() => {});
  });
  const patterns = [{ urlPattern: '*', resourceType: 'Document' as const }];
  await cdp.send('Fetch.enable', { patterns, handleAuthRequests: true });
}
