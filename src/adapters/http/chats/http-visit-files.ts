import type { Cancellation, VisitFiles } from '#core';
import type { HttpClient } from '../client/http-client';
import { download, type FileKeeper } from '../client/transfer';

/** {@link VisitFiles} of the API. */
export class HttpVisitFiles implements VisitFiles {
  constructor(
    private readonly client: HttpClient,
    private readonly files: FileKeeper,
  ) {}

  async keep(id: string, cancel?: Cancellation): Promise<string> {
    const path = `/v2/chats/${encodeURIComponent(id)}/visit.ics`;
    const file = await download(this.client, { path, cancel });
    this.files.keep(file);
    return file.fileName;
  }
}
