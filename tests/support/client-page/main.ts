import * as z from 'zod/mini';
import { AxiosCarrier } from '../../../src/adapters/http/client/axios-carrier';
import type { Call } from '../../../src/adapters/http/client/call';
import { HttpClient } from '../../../src/adapters/http/client/http-client';
import { download, upload } from '../../../src/adapters/http/client/transfer';
import { TokenStorage } from '../../../src/adapters/storage/token-storage';
import { WebStorage } from '../../../src/adapters/storage/web-storage';

const reply = z.object({ DATA: z.record(z.string(), z.unknown()) });
const asked = new URLSearchParams(location.search);

const client = new HttpClient({
  carrier: new AxiosCarrier({ baseUrl: asked.get('api') ?? '' }),
  tokens: new TokenStorage(new WebStorage(() => localStorage)),
  suffix: ' HANKAN',
  onUnauthorized: () => undefined,
  onDoubt: () => undefined,
});

/** What became of a call: its answer, or the fields of its error. */
const told = <Value>(call: Promise<Value>) =>
  call.catch((error: unknown) => ({ ...(error as object), name: (error as Error).name }));

/** A form of one text and one file of so many bytes. */
function form(bytes: number): FormData {
  const body = new FormData();
  body.append('TITLE', '방 사진');
  body.append('FILE', new File([new Uint8Array(bytes)], '원룸.jpg', { type: 'image/jpeg' }));
  return body;
}

const page = {
  send: (method: 'get' | 'post' | 'put' | 'patch' | 'delete', call: Call) =>
    told(client[method]({ ...call, reply })),
  /** Uploads to `path`; to `/silent` only until something of it is sent. */
  upload: async (path: string, bytes: number) => {
    const shares: (number | null)[] = [];
    const cancel = new AbortController();
    const call = { path, body: form(bytes), reply, cancel: cancel.signal };
    const answer = await told(
      upload(client, call, (share) => {
        shares.push(share);
        if (path === '/silent') cancel.abort();
      }),
    );
    return { answer, shares };
  },
  download: (path: string) =>
    told(
      download(client, { path }).then(async ({ content, fileName }) => ({
        fileName,
        type: content.type,
        bytes: [...new Uint8Array(await content.arrayBuffer())],
      })),
    ),
};

export type ClientPage = typeof page;

Object.assign(window, { clientPage: page });
