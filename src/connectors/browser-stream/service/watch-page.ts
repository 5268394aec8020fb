import type { CDPSession, Frame, Page } from 'playwright-core';
import type { ScreenOutput } from '#kernel/screen-messages.ts';
import { BINDING, WATCH, WORLD } from './page-scripts.ts';

const ANSWER_WITHIN_MS = 1500;
type Say = (message: ScreenOutput) => void;

/** Hears what is selected in a page, and when a password is about to be typed. */
export async function watchPage(cdp: CDPSession, say: Say) {
  cdp.on('Runtime.bindingCalled', ({ name, payload }) => {
    if (name !== BINDING) return;
    const { selection, password } = toldBy(payload);
    if (typeof selection === 'string') say({ kind: 'selection', text: selection });
    if (typeof password === 'boolean') say({ kind: 'password', focused: password });
  });
  await cdp.send('Runtime.enable');
  await cdp.send('Runtime.addBinding', { name: BINDING, executionContextName: WORLD });
  await cdp.send('Page.addScriptToEvaluateOnNewDocument', { source: WATCH, worldName: WORLD });
  await evaluateApart(cdp, WATCH);
}

function toldBy(payload: string): { selection?: unknown; password?: unknown } {
  try {
    return Object(JSON.parse(payload)) as object;
  } catch {
    return {};
  }
}

/** A frame of another site lives in a process of its own, and is watched there. */
export async function watchFrame(page: Page, frame: Frame, say: Say) {
  try {
    await watchPage(await page.context().newCDPSession(frame), say);
  } catch {
    // It shares the process of its page, where it is watched already; or it is gone.
  }
}

/** Asks the page in a world of its own; one that is busy does not answer, and is not waited for. */
export async function evaluateApart(cdp: CDPSession, expression: string): Promise<unknown> {
  let late: NodeJS.Timeout | undefined;
  const tooLate = new Promise((resume) => {
    late = setTimeout(resume, ANSWER_WITHIN_MS);
  });
  try {
    return await Promise.race([evaluate(cdp, expression), tooLate]);
  } finally {
    clearTimeout(late);
  }
}

async function evaluate(cdp: CDPSession, expression: string) {
  try {
    const { frameTree } = await cdp.send('Page.getFrameTree');
    const world = { frameId: frameTree.frame.id, worldName: WORLD };
    const { executionContextId: contextId } = await cdp.send('Page.createIsolatedWorld', world);
    const { result } = await cdp.send('Runtime.evaluate', {
      expression,
      contextId,
      returnByValue: true,
      timeout: ANSWER_WITHIN_MS,
    });
    return result.value as unknown;
  } catch {
    return undefined;
  }
}
