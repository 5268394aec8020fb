import { test as base, type Browser, expect, type Page } from '@playwright/test';

export const PARTNER = 'Marta Lindqvist';

/** From nothing to a signed-in Explore, by clicking only. */
export async function signIn(page: Page, person = PARTNER) {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  await page.getByRole('button', { name: person }).click();
  await expect(page.getByRole('heading', { name: /^Companies/ })).toBeVisible();
}

interface Fixtures {
  /** What broke the content policy or was thrown in the page; each test ends with none. */
  complaints: string[];
}
interface WorkerFixtures {
  session: Awaited<ReturnType<typeof stateOf>>;
}

const stateOf = async (browser: Browser, baseURL: string) => {
  const page = await browser.newPage({ baseURL });
  await signIn(page);
  const state = await page.context().storageState();
  await page.context().close();
  return state;
};

/** Listens from the first moment on; `securitypolicyviolation` also fires for what the browser then ignores. */
async function listen(page: Page, complaints: string[]) {
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (/Content Security Policy|securitypolicyviolation/.test(message.text()))
      complaints.push(message.text());
  });
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`securitypolicyviolation ${violatedDirective} ${blockedURI}`),
    ),
  );
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  session: [
    async ({ browser }, use, { project }) => use(await stateOf(browser, String(project.use.baseURL))),
    { scope: 'worker' },
  ],
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      await listen(page, complaints);
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** The same, with a partner signed in already. */
export const signedIn = test.extend<object>({
  storageState: ({ session }, use) => use(session),
});

export { expect };
