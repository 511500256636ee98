import type { Cancellation, DocumentPicture, PictureFile, Pictures, PictureUpload } from '#core';
import { imageReply } from '#contract/images';
import type { HttpClient } from './client/http-client';
import { bytesOf, upload } from './client/transfer';

/** {@link Pictures} of the API. */
export class HttpPictures implements Pictures {
  constructor(private readonly client: HttpClient) {}

  async upload(
    file: PictureFile,
    { key, onProgress, cancel }: PictureUpload,
  ): Promise<DocumentPicture> {
    const body = new FormData();
    const content = file instanceof Blob ? file : new Blob([await file.arrayBuffer()]);
    body.append('file', content, 'picture');
    let told = 0;
    const { item } = await upload(
      this.client,
      { path: '/v2/images', body, idempotencyKey: key, reply: imageReply, cancel },
      (share) => {
        told = Math.max(told, share ?? 0);
        onProgress(told);
      },
    );
    return item;
  }

  async content(link: string, cancel: Cancellation): Promise<PictureFile> {
    const call = { path: link, checks401: false, cancel };
    const { type, bytes } = await bytesOf(this.client, call);
    return { size: bytes.byteLength, type, arrayBuffer: () => Promise.resolve(bytes) };
  }
}
