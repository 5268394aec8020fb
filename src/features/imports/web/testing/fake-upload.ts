import { vi } from 'vitest';

/** Sends what XMLHttpRequest is given through fetch, which the fake network answers; half of it leaves at first. */
export function fakeUpload() {
  class FetchedRequest extends EventTarget {
    readonly upload = new EventTarget();
    readonly headers = new Headers();
    readonly giveUp = new AbortController();
    status = 0;
    responseText = '';
    private url = '';

    open(_method: string, url: string) {
      this.url = url;
    }

    setRequestHeader(name: string, value: string) {
      this.headers.set(name, value);
    }

    abort() {
      this.giveUp.abort();
      this.dispatchEvent(new Event('abort'));
    }

    send(file: File) {
      const { url, headers } = this;
      this.upload.dispatchEvent(new ProgressEvent('progress', { loaded: file.size / 2, total: file.size }));
      fetch(url, { method: 'POST', headers, body: file, signal: this.giveUp.signal }).then(
        async (answer) => {
          this.status = answer.status;
          this.responseText = await answer.text();
          return this.dispatchEvent(new Event('load'));
        },
        () => this.dispatchEvent(new Event('error')),
      );
    }
  }
  vi.stubGlobal('XMLHttpRequest', FetchedRequest);
}
