import type { Cancellation, NoticeFileKind, NoticeFiles } from '#core';
import type { HttpClient } from '../client/http-client';
import { download, type FileKeeper } from '../client/transfer';

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
