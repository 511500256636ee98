import type { DocumentPicture } from '../document/document';
import type { Cancellation } from '../shared/abort';

/** The part of the runtime's Blob that ports pass on; every Blob is one. */
export interface PictureFile {
  /** Bytes. */
  readonly size: number;
  /** As its sender names it: `image/jpeg`; empty where it does not. What it is, its bytes say. */
  readonly type: string;
  arrayBuffer(): Promise<ArrayBuffer>;
}

export interface PictureUpload {
  /** Names this upload: sent again, after a dead network, it is the same picture. */
  readonly key: string;
  /** Told how much of the file is there, 0 to 1, never less than before. */
  readonly onProgress: (part: number) => void;
  readonly cancel: Cancellation;
}

/** Pictures of the member who is signed in, for what they write. */
export interface Pictures {
  /**
   * Stores a picture, whose place and camera are removed. Rejects with an AppError, `refused` with the
   * server's sentence where the file is too large or no picture that it takes; aborted, with an
   * AbortError.
   */
  upload(file: PictureFile, options: PictureUpload): Promise<DocumentPicture>;
  /**
   * The file behind a link of a picture, as its address stands there. Rejects with an AppError, `refused` or
   * `not-found` where the link has ended; aborted, with an AbortError.
   */
  content(link: string, cancel: Cancellation): Promise<PictureFile>;
}
