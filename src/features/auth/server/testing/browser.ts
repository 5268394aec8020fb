export interface Cookie {
  value: string;
  path: string;
  attributes: string;
}

export interface Ask {
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string | URLSearchParams;
}

type Send = (
  url: string,
  init: Omit<Ask, 'body'> & { body?: string; redirect: 'manual'; headers: Record<string, string> },
) => Promise<Response>;

export type Browser = ReturnType<typeof newBrowser>;

/** As much of a browser as a sign-in needs: a cookie jar and real HTTP, with every redirect in the test's hands. */
export function newBrowser(origin: string, send: Send = fetch) {
  const jar = new Map<string, Cookie>();

  const keep = (line: string) => {
    const [pair = '', ...rest] = line.split(/;\s*/);
    const name = pair.slice(0, pair.indexOf('='));
    const value = pair.slice(name.length + 1);
    const attributes = rest.join('; ');
    const path = /path=([^;]+)/i.exec(attributes)?.[1] ?? '/';
    const ended =
      /max-age=0\b/i.test(attributes) ||
      Date.parse(/expires=([^;]+)/i.exec(attributes)?.[1] ?? '') < Date.now();
    if (ended) jar.delete(name);
    else jar.set(name, { value, path, attributes });
  };
  const cookiesFor = (pathname: string) =>
    [...jar]
      .filter(([, { path }]) => path === '/' || pathname === path || pathname.startsWith(`${path}/`))
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ');

  const ask = async (path: string, { method = 'GET', headers = {}, body }: Ask = {}) => {
    const url = new URL(path, origin);
    const cookie = url.origin === origin ? cookiesFor(url.pathname) : '';
    const answer = await send(url.href, {
      method,
      redirect: 'manual',
      headers: {
        ...(cookie && { cookie }),
        ...(method === 'POST' && { origin, 'sec-fetch-site': 'same-origin' }),
        ...(body instanceof URLSearchParams && { 'content-type': 'application/x-www-form-urlencoded' }),
        ...headers,
      },
      ...(body !== undefined && { body: String(body) }),
    });
    if (url.origin === origin) for (const line of answer.headers.getSetCookie()) keep(line);
    return answer;
  };
  const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    ask(path, { method: 'POST', body: new URLSearchParams(fields), headers });
  const cookie = (name: string) => [...jar].find(([one]) => one.includes(name))?.[1];

  return { origin, ask, post, jar, cookie, cookieHeader: () => cookiesFor('/') };
}
