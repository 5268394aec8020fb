import { asCaller, BASE } from './api.ts';

interface Upload {
  signal: AbortSignal;
  /** How much of the file has left, 0 to 1. */
  onProgress: (part: number) => void;
}

/** Sends a file as it is, or a form with one, and answers the JSON that comes back; fetch could not tell how far it is. */
export async function sendFile(
  path: string,
  body: File | FormData,
  { signal, onProgress }: Upload,
): Promise<unknown> {
  const key = crypto.randomUUID();
  const send = (token: string | null) =>
    new Promise<Response>((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open('POST', `${BASE}${path}`);
      request.setRequestHeader('authorization', `Bearer ${token}`);
      if (body instanceof File) request.setRequestHeader('content-type', 'application/octet-stream');
      request.setRequestHeader('idempotency-key', key);
      request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / (total || 1)));
      request.addEventListener('load', () =>
        resolve(new Response(request.responseText, { status: request.status })),
      );
      request.addEventListener('error', () => reject(new TypeError('The connection broke.')));
      request.addEventListener('abort', () => reject(signal.reason));
      signal.addEventListener('abort', () => request.abort());
      request.send(body);
    });
  return (await asCaller(send)).json();
}

/** Fetches a file that only a signed-in person gets. */
export const fetchFile = async (path: string): Promise<Blob> => {
  const get = (token: string | null) =>
    fetch(`${BASE}${path}`, { headers: { authorization: `Bearer ${token}` } });
  return (await asCaller(get)).blob();
};

const LATER_MS = 60_000;

/** Hands a file to the browser to keep. */
export function saveFile(content: Blob, name: string) {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), LATER_MS);
}
