import type { Result } from '#core';
import type { PictureSending, StoredPicture } from './stored-pictures';

/** A rendered picture. */
export interface ImageAnswer {
  readonly bytes: Buffer;
  readonly contentType: string;
  /** Quoted, as the header carries it. */
  readonly etag: string;
  /** For so many seconds nobody needs to ask again; what somebody brought can be taken away again. */
  readonly keptSeconds: number;
  /** Kept by nobody on the way. */
  readonly isPrivate: boolean;
}

/** Pictures by their signed thumbor paths. */
export interface Images {
  /**
   * `path` is all that follows `/images/`, as it was sent; without WebP the answer is JPEG.
   * @throws ImageStoreError where the store of what people brought is away
   */
  render(
    path: string,
    wants: { readonly webp: boolean },
  ): Promise<Result<ImageAnswer, 'bad-signature' | 'no-such-image'>>;
}

/**
 * Why a file is not taken. `no-picture`: its bytes are none of the kinds that are taken. `heic`: as
 * phones of one vendor write them. `too-many-pixels`. `broken`: it begins as a picture and is none.
 */
export type PictureFault = 'no-picture' | 'heic' | 'too-many-pixels' | 'broken';

/** Takes the pictures of members in. */
export interface PictureIntake {
  /**
   * The file as it was sent, kept as a WebP of our own making: turned as it is looked at, at most
   * 2048 pixels long, and with nothing in it that says where, when and by what it was taken. When
   * this ends well, the picture is there for good, row and bytes; the same sending is kept once.
   * @throws ImageStoreError
   */
  take(
    file: Buffer,
    sending: PictureSending,
  ): Promise<Result<StoredPicture, PictureFault | 'key-spent' | 'day-full' | 'no-member'>>;
}
