import {
  AppError,
  type Cancellation,
  type DocumentPicture,
  type PictureFile,
  type Pictures,
  type PictureUpload,
} from '#core';
import { answer } from './answer';

/** Bytes; the server's own limit. */
const MOST_BYTES = 10 * 1024 * 1024;
const TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'];

/** {@link Pictures} that are kept as they came, in a list that others show them from. */
export class MemoryPictures implements Pictures {
  private readonly files = new Map<string, PictureFile>();
  private readonly byKey = new Map<string, DocumentPicture>();

  constructor(
    private readonly kept: DocumentPicture[],
    /** Where the page finds a file that it has. */
    private readonly addressOf: (file: PictureFile) => string,
  ) {}

  upload(file: PictureFile, { key, onProgress, cancel }: PictureUpload): Promise<DocumentPicture> {
    onProgress(0.5);
    return answer(cancel, () => {
      const before = this.byKey.get(key);
      if (before !== undefined) return before;
      if (file.size > MOST_BYTES || !TYPES.includes(file.type)) throw refused();
      const address = this.addressOf(file);
      this.files.set(address, file);
      const picture = {
        id: `picture-${String(this.byKey.size + 1)}`,
        width: 640,
        height: 480,
        small: address,
        medium: address,
        large: address,
      };
      this.kept.push(picture);
      this.byKey.set(key, picture);
      onProgress(1);
      return picture;
    });
  }

  content(link: string, cancel: Cancellation): Promise<PictureFile> {
    return answer(cancel, () => {
      const file = this.files.get(link);
      if (file === undefined) throw new AppError('not-found', undefined, null, 404);
      return file;
    });
  }
}

const refused = () => new AppError('refused', '올릴 수 없는 사진이에요.', 'file', 422);
