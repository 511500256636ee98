import type { Cancellation, NoticeFileKind, NoticeFiles } from '#core';
import type { HttpClient } from './client/http-client';
import { download, type Download } from './client/transfer';

/** What keeps a file on this device, under its name. */
export interface FileKeeper {
  keep(file: Download): void;
}

/** {@link NoticeFiles} of the API. */
export class HttpNoticeFiles implements NoticeFiles {
  constructor(
    private readonly client: HttpClient,
    private readonly files: FileKeeper,
  ) {}

  async keep(id: string, kind: NoticeFileKind, cancel?: Cancellation): Promise<string> {
    const path = `/v2/notices/${encodeURIComponent(id)}/files/${kind}`;
    const file = await download(this.client, { path, cancel });
    this.files.keep(file);
    return file.fileName;
  }
}
