import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { atEnd } from '#server/testing/at-end.ts';

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');

/** A bucket on loopback that answers only to a right AWS signature, computed here by the published rules. */
export async function s3Fake({
  key = 'AKIDEXAMPLE',
  secret = 'wJalr/XUtnFEMI',
  bucket = 'papers',
  region = 'us-east-1',
} = {}) {
  const objects = new Map<string, Buffer>();
  const faults: number[] = [];
  let asked = 0;

  function isSigned({ method, url, headers }: IncomingMessage, body: Buffer) {
    const [, credential = '', signed = '', given] =
      /^AWS4-HMAC-SHA256 Credential=([^,]+), SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
        headers.authorization ?? '',
      ) ?? [];
    const [keyId, day = '', ...scope] = credential.split('/');
    const payload = String(headers['x-amz-content-sha256']);
    const canonical = [
      method,
      url,
      '',
      ...signed.split(';').map((name) => `${name}:${String(headers[name])}`),
      '',
      signed,
      payload,
    ].join('\n');
    const text = [
      'AWS4-HMAC-SHA256',
      headers['x-amz-date'],
      `${day}/${scope.join('/')}`,
      sha256(canonical),
    ].join('\n');
    const signing = ['aws4_request'].reduce(hmac, hmac(hmac(hmac(`AWS4${secret}`, day), region), 's3'));
    return (
      keyId === key &&
      scope.join('/') === `${region}/s3/aws4_request` &&
      given === hmac(signing, text).toString('hex') &&
      (payload === 'UNSIGNED-PAYLOAD' || payload === sha256(body))
    );
  }

  const server = createServer(async (request, response) => {
    asked += 1;
    const body = await buffer(request);
    const name = request.url ?? '';
    const fault = faults.shift();
    if (fault) return response.writeHead(fault).end();
    if (!isSigned(request, body)) return response.writeHead(403).end('<Code>SignatureDoesNotMatch</Code>');
    if (!name.startsWith(`/${bucket}/`)) return response.writeHead(404).end();
    if (request.method === 'PUT') objects.set(name, body);
    if (request.method === 'GET' && !objects.has(name)) return response.writeHead(404).end();
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    if (request.method === 'GET' && from && to)
      return response.writeHead(206).end(objects.get(name)?.subarray(Number(from), Number(to) + 1));
    if (request.method === 'DELETE') objects.delete(name);
    return response
      .writeHead(request.method === 'DELETE' ? 204 : 200)
      .end(request.method === 'GET' ? objects.get(name) : '');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  atEnd(() => server.close());
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${key}:${encodeURIComponent(secret)}@127.0.0.1:${port}/${bucket}`,
    objects,
    faults,
    asked: () => asked,
  };
}
