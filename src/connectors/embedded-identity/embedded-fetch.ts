import type { FastifyInstance } from 'fastify';

interface Init {
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
}

/** Reaches the embedded provider inside this very process: no socket, no name, no proxy in between. */
export const embeddedFetch =
  (app: FastifyInstance) =>
  async (url: string, { method = 'GET', headers = {}, body }: Init = {}): Promise<Response> => {
    const { host, pathname, search } = new URL(url);
    const answer = await app.inject({
      method,
      url: `${pathname}${search}`,
      headers: { ...headers, host },
      ...(body !== undefined && { payload: body }),
    });
    const given = Object.entries(answer.headers).flatMap(([name, value]) =>
      [value ?? []].flat().map((one): [string, string] => [name, String(one)]),
    );
    return new Response(answer.body || null, { status: answer.statusCode, headers: given });
  };
