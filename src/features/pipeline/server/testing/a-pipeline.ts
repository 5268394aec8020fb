import { aDesk } from '#features/companies/server/testing/desk.ts';
import type { Signed } from '#orion/server/testing/test-app.ts';

/** Two people of the firm, and what they do with the pipeline through the API. */
export async function aPipeline() {
  const desk = await aDesk();
  const { server, send, ann } = desk;
  const read = async <T>(path: string) => (await send('GET', path)).json<T>();
  return {
    ...desk,
    read,
    own: (domain: string, scopers: string[], who: Signed = ann, version?: number) =>
      server.call('POST', '/api/v1/add-tp-owner', {
        payload: { domain, scopers },
        headers: { ...who.headers, ...(version !== undefined && { 'if-match': `"${version}"` }) },
      }),
    move: (domain: string, tp_status: string | null, who: Signed = ann) =>
      send('POST', '/assign-tp-status', { domain, tp_status }, who),
    ownersOf: async (domain: string) =>
      (
        await read<{ data: { tp_owners: { full_name: string }[] } }>(`/Tp-owner?domain=${domain}`)
      ).data.tp_owners.map(({ full_name }) => full_name),
    statusOf: async (domain: string) =>
      (await read<{ data: { tp_status: string | null } }>(`/tp-status?domain=${domain}`)).data.tp_status,
    /** The companies Explore finds. */
    found: async (query: string) =>
      (await read<{ results: { company_domain: string }[] }>(`/discovery?${query}`)).results.map(
        ({ company_domain }) => company_domain,
      ),
  };
}
