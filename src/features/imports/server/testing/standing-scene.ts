import { importScene } from './import-scene.ts';

export const HEAD = 'domain,name,pipeline status,owners,bucket\n';

/** An import scene in which colleagues have names, and where a company stands can be set and read as pages do. */
export async function standingScene() {
  const scene = await importScene();
  const { server, db, headers } = scene;
  const bo = await server.signIn({ full_name: 'Bo Ray' });
  await server.signIn({ full_name: 'Sam Hill' });
  await server.signIn({ full_name: 'Sam Hill' });

  const ask = (method: 'GET' | 'POST', path: string, payload?: object, who = headers) =>
    server.call(method, `/api/v1${path}`, { headers: who, ...(payload && { payload }) });
  const dataOf = async <T>(path: string) => (await ask('GET', path)).json<T>();

  /** Where a company stands, as the pages show it. */
  async function standing(domain: string) {
    const status = await dataOf<{ data: { tp_status: string | null } }>(`/tp-status?domain=${domain}`);
    const owners = await dataOf<{ data: { tp_owners: { full_name: string }[] } }>(
      `/tp-owner?domain=${domain}`,
    );
    const bucket = await db
      .selectFrom('company_bucket')
      .innerJoin('bucket', 'bucket.bucket_id', 'company_bucket.bucket_id')
      .innerJoin('company', 'company.company_id', 'company_bucket.company_id')
      .select('bucket.name')
      .where('company_domain', '=', domain)
      .executeTakeFirst();
    return [
      status.data.tp_status,
      owners.data.tp_owners.map(({ full_name }) => full_name).join(' & '),
      bucket?.name ?? null,
    ];
  }
  const historyOf = async (domain: string) =>
    (
      await dataOf<{ results: { tp_status: string | null; changed_by: string | null }[] }>(
        `/tp-status-history?domain=${domain}`,
      )
    ).results.map(({ tp_status, changed_by }) => [tp_status, changed_by]);
  const setStatus = (domain: string, tp_status: string | null, who = headers) =>
    ask('POST', '/assign-tp-status', { domain, tp_status }, who);
  const own = (domain: string, scopers: string[]) => ask('POST', '/add-tp-owner', { domain, scopers });
  const fill = (domain: string, bucket_name: string) =>
    ask('POST', '/assign-bucket-to-company', { domain, bucket_name });
  return { ...scene, bo, dataOf, standing, historyOf, setStatus, own, fill };
}
