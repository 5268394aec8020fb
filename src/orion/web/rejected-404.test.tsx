import { afterEach, expect, it, vi } from 'vitest';
import { lookupCalls } from '#features/companies/profile-lookups.contract.ts';
import { knowledgeContract } from '#features/knowledge/knowledge.contract.ts';
import { fakeNetwork } from '#web/testing/fake-network.ts';

const WANTED = {
  dsn: 'https://key@errors.example/1',
  environment: 'production',
  hostname: 'orion.firm.example',
};

/** The cache and the reporter as a page has them, with the reports in our hands. */
async function aPage() {
  vi.resetModules();
  const { ask, connectSession } = await import('#web/api.ts');
  const { createQueryClient } = await import('#web/query-client.ts');
  const { startErrorReporting } = await import('#web/shell/error-reporting.ts');
  const reported: unknown[] = [];
  await startErrorReporting(WANTED, async () => ({ startSentry: () => (error) => reported.push(error) }));
  connectSession({ token: async () => 'token', renewed: async () => null, gone() {} });
  return { ask, cache: createQueryClient(), reported };
}
afterEach(() => {
  vi.resetModules();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

// API-003, API-004, API-005, API-006
it.each([
  ['/get-company-advertising-stats', lookupCalls.advertisingStats],
  ['/mentions', knowledgeContract.mentions],
  ['/quips', knowledgeContract.quips],
  ['/get-company-competitors', lookupCalls.competitors],
] as const)('a 404 from %s is rejected and reported', async (path, endpoint) => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const network = fakeNetwork({
    [`GET /api/v1${path}`]: { status: 404, body: { message: 'No such company' } },
  });
  const { ask, cache, reported } = await aPage();

  const asked = cache.fetchQuery(
    ask<typeof endpoint>(endpoint, { query: { company_domain: 'acme.example' } }),
  );

  await expect(asked).rejects.toMatchObject({ code: 404, message: 'No such company' });
  expect(network.heardOf(`/api/v1${path}`)).toHaveLength(1);
  expect(reported).toEqual([expect.objectContaining({ code: 404, message: 'No such company' })]);
  expect(logged).toHaveBeenCalledOnce();
});
