import type { output, ZodMiniType } from 'zod/mini';
import { downloadFileName } from '#core';
import type { Asked, Call } from './call';
import { isSuccess, refusal } from './failure';
import type { HttpClient } from './http-client';

/** Longer than any usual call: a person sees how far it is, and can cancel. */
const TRANSFER_MS = 10 * 60_000;

/** How much was sent, 0 to 1; null where the whole is not known. */
export type OnProgress = (share: number | null) => void;

/**
 * Sends a form with files (spec/rules §7) by POST. `onProgress` is told a few times a second, and
 * at the end; aborting `cancel` ends the transfer.
 */
export async function upload<Reply extends ZodMiniType>(
  client: HttpClient,
  asked: Asked<Reply> & { readonly body: FormData },
  onProgress: OnProgress,
): Promise<output<Reply>> {
  const answer = await client.send('post', asked, {
    timeoutMs: TRANSFER_MS,
    onProgress,
  });
  return client.read(answer, asked.reply);
}

interface Download {
  readonly content: Blob;
  /** Safe to be shown and to be kept under (spec/readings R21). */
  readonly fileName: string;
}

/** What keeps a file on this device, under its name. */
export interface FileKeeper {
  keep(file: Download): void;
}

/** Fetches a file with the name that the server gives it. */
export async function download(client: HttpClient, call: Call): Promise<Download> {
  const { status, body, header } = await client.send('get', call, {
    timeoutMs: TRANSFER_MS,
    responseType: 'blob',
  });
  const content = body as Blob;
  if (!isSuccess(status)) throw refusal({ status, body: await jsonIn(content) });
  return { content, fileName: downloadFileName(header('content-disposition')) };
}

/** Fetches a file as it is, whatever it is called. */
export async function bytesOf(
  client: HttpClient,
  call: Call,
): Promise<{ readonly type: string; readonly bytes: ArrayBuffer }> {
  const { status, body, header } = await client.send('get', call, {
    timeoutMs: TRANSFER_MS,
    responseType: 'arraybuffer',
  });
  // Of a runtime that is no browser it is a view of one.
  const bytes = new Uint8Array(body as ArrayBuffer).slice().buffer;
  if (!isSuccess(status)) throw refusal({ status, body: await jsonIn(new Blob([bytes])) });
  return { type: header('content-type') ?? '', bytes };
}

/** A refusal of a download is JSON all the same. */
async function jsonIn(content: Blob): Promise<unknown> {
  try {
    return JSON.parse(await content.text());
  } catch {
    return null;
  }
}
